// Promise 3: registration by a code, sign-in, and a sign-out that is seen in every tab.
import { newestCode } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { isLive } from "../pages.ts";
import { expect, test } from "../test.ts";

const DIALOG = "[role=dialog]";
const ACCOUNT = "header button[aria-label^=Account], header [aria-describedby=unread-messages]";

test("3: registers by a code, signs out in all tabs, and signs in again @short", async ({
  stage,
  product,
}) => {
  await freezeWorld(product, 2);
  const email = `${stage.engine}.${Date.now()}@test.example`;
  const browser = await stage.browser();
  const tab = await browser.tab();
  await tab.open(`${stage.origin}/live`);
  await isLive(tab);
  const other = await browser.tab();
  await other.open(`${stage.origin}/live`);
  await isLive(other);
  await tab.toFront();

  await tab.press("header button", "Sign in");
  await tab.fill(`${DIALOG} input[name=email]`, email);
  await tab.press(`${DIALOG} button`, "Create an account");
  await tab.press(`${DIALOG} button`, "Send the code");
  await tab.text(`${DIALOG} input[name=code]`);
  await tab.fill(`${DIALOG} input[name=name]`, "Fresh Fan");
  await tab.fill(`${DIALOG} input[name=password]`, "passw0rd");
  await tab.fill(`${DIALOG} input[name=code]`, await newestCode(product.origin, email));
  await tab.press(`${DIALOG} button`, "Create the account");
  for (const each of [tab, other]) await each.until("the member", hasMember, ACCOUNT);

  await tab.press(ACCOUNT);
  await tab.press("[role=menuitem]", "Sign out");
  for (const each of [tab, other]) await each.until("no member", hasNoMember, ACCOUNT);

  await tab.press("header button", "Sign in");
  await tab.fill(`${DIALOG} input[name=email]`, email);
  await tab.fill(`${DIALOG} input[name=password]`, "passw0rd");
  await tab.press(`${DIALOG} form button`, "Sign in");
  for (const each of [tab, other]) await each.until("the member", hasMember, ACCOUNT);
  expect(stage.complaints()).toEqual([]);
});

function hasMember(css: string): boolean {
  return document.querySelector(css) !== null;
}

function hasNoMember(css: string): boolean {
  return document.querySelector("header") !== null && document.querySelector(css) === null;
}

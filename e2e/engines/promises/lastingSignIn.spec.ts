// Promise 11: the sign-in does not hang on a cookie that a script has set, which Safari removes after seven days.
import { aMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { isLive } from "../pages.ts";
import { expect, test } from "../test.ts";

const DAY_MS = 86_400_000;

test("11: the sign-in's cookie is the server's and lasts 30 days", async ({ stage, product }) => {
  await freezeWorld(product, 1);
  const { email, password } = await aMember(product);
  const browser = await stage.browser();
  const tab = await browser.tab();
  await tab.open(`${stage.origin}/live`);
  await isLive(tab);
  await tab.press("header button", "Sign in");
  await tab.fill("[role=dialog] input[name=email]", email);
  await tab.fill("[role=dialog] input[name=password]", password);
  const from = stage.line.cookies.length;
  await tab.press("[role=dialog] form button", "Sign in");
  await tab.text("header [aria-describedby=unread-messages]");
  const lifetimes = () =>
    stage.line.cookies.slice(from).flatMap((cookie) => {
      const seconds = /^isLogin=1;.*max-age=(\d+)/i.exec(cookie)?.[1];
      return seconds === undefined ? [] : [Number(seconds) * 1_000];
    });
  await expect.poll(lifetimes).toContain(30 * DAY_MS);
});

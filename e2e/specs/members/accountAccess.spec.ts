// The password, connected accounts of other platforms, and deleting the account.
import type { Page } from "@playwright/test";
import { accountPage } from "../../pages/accountPage.ts";
import { authForms } from "../../pages/authForms.ts";
import { aMember, newestCode, requestsTo, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const PASSWORD = "/v1/api/user/password";
const NEW_PASSWORD = "Back-post42";

const otherThan = (code: string): string => (code === "123456" ? "654321" : "123456");

let member: TestMember;

test.beforeEach(async ({ product, page }) => {
  await freezeWorld(product, 2);
  await product.control.act("clearTries");
  member = await aMember(product, "Nina Nutmeg");
  await startSignedIn(page, product, member);
});

test.describe("password", () => {
  test("changes after entering the old one, and signs other devices out", async ({
    page,
    product,
    complaints,
  }) => {
    const account = accountPage(page);
    await account.open("account/password");
    await account.field("Current password").fill("not-the-one1");
    await account.field("New password").fill("short");
    await account.button("Change password").click();
    await expect(account.field("New password")).toBeFocused();
    expect(await account.about("New password")).toBe("Use at least 8 characters.");
    await account.field("New password").fill(NEW_PASSWORD);
    await account.button("Change password").click();
    await expect.poll(() => account.about("Current password")).toBe("The password is wrong.");
    await expect(account.field("Current password")).toBeFocused();
    await expect(account.field("New password")).toHaveValue(NEW_PASSWORD);
    expect(await requestsTo(product, PASSWORD)).toBe(0);
    await account.field("Current password").fill(member.password);
    await account.button("Change password").dblclick();
    await expect(account.toast).toContainText("Your password is changed.");
    await expect(account.field("Current password")).toHaveValue("");
    expect(await requestsTo(product, PASSWORD)).toBe(1);
    const forms = authForms(page);
    await forms.signOut();
    await forms.open();
    await forms.signIn(member.email, member.password);
    await expect(forms.problem).toContainText("wrong");
    await forms.password.fill(NEW_PASSWORD);
    await forms.password.press("Enter");
    await expect(forms.accountButton).toBeVisible();
    expect(complaints).toEqual([]);
  });
});

test.describe("connected accounts", () => {
  /** Opens Google's page and chooses an account there. */
  async function connect(page: Page, who: RegExp): Promise<void> {
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Google" });
    await line.getByRole("button", { name: "Connect" }).click();
    await page.getByRole("link", { name: who }).first().click();
  }

  test("are connected by a redirect there and back, and disconnected after a confirmation", async ({
    page,
    complaints,
  }) => {
    const account = accountPage(page);
    const line = page.getByRole("main").getByRole("listitem").filter({ hasText: "Google" });
    await account.open("account/connected");
    await connect(page, /^Deny$/);
    await expect(account.problem).toHaveText("Nothing was connected: it was not allowed there.");
    await expect(page).toHaveURL("/settings/account/connected");
    await expect(line).toContainText("Not connected");
    await connect(page, /@/);
    await expect(account.toast).toContainText("Google is connected.");
    await expect(page).toHaveURL("/settings/account/connected");
    await expect(line).toContainText("@");
    await page.reload();
    await line.getByRole("button", { name: "Disconnect" }).click();
    await expect(account.dialog).toContainText("Disconnect Google?");
    await account.dialog.getByRole("button", { name: "Cancel" }).click();
    await expect(line).toContainText("@");
    await line.getByRole("button", { name: "Disconnect" }).click();
    await account.dialog.getByRole("button", { name: "Disconnect" }).click();
    await expect(account.toast).toContainText("Google is disconnected.");
    await expect(line).toContainText("Not connected");
    expect(complaints).toEqual([]);
  });
});

test("deleting the account needs a code and the nickname, and removes all data in every tab", async ({
  page,
  product,
  complaints,
}) => {
  const account = accountPage(page);
  const second = await page.context().newPage();
  await second.goto("/profile");
  await account.open("account/deregister");
  await expect(page.getByRole("main")).toContainText("This cannot be taken back.");
  await account.button("Send the code").click();
  await expect(account.field("Code from the e-mail")).toBeFocused();
  const code = await newestCode(product.origin, member.email);
  await account.field("Code from the e-mail").fill(otherThan(code));
  await account.field("Your nickname").fill("Somebody");
  await account.button("Delete my account for good").click();
  await expect.poll(() => account.about("Your nickname")).toBe("This is not your nickname.");
  await account.field("Your nickname").fill("Nina Nutmeg");
  await account.button("Delete my account for good").click();
  await expect.poll(() => account.about("Code from the e-mail")).toMatch(/^This code is wrong/);
  await account.field("Code from the e-mail").fill(code);
  await account.button("Delete my account for good").click();
  // What is said is there for 3 s only.
  await Promise.all([
    expect(page).toHaveURL("/"),
    expect(account.toast).toContainText("Your account is deleted."),
  ]);
  await expect(second).toHaveURL("/");
  const forms = authForms(page);
  await forms.open();
  await forms.signIn(member.email, member.password);
  await expect(forms.problem).toContainText("wrong");
  await page.keyboard.press("Escape");
  await page.goto(`/profile/${member.userId}`);
  await expect(page.getByRole("heading", { name: "404" })).toBeVisible();
  expect(complaints.filter((text) => !text.includes("Page Not Found"))).toEqual([]);
  complaints.length = 0;
});

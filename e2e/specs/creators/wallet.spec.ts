// The wallet in the browser: a withdrawal by keyboard, a lost answer, two tabs, a narrow Arabic phone, and signing out.
// See docs/product.md#wallet.
import type { Locator, Page } from "@playwright/test";
import { authForms } from "../../pages/authForms.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { overflowOf } from "../../support/languageProof.ts";
import type { Product } from "../../support/product.ts";
import { aMember, requestsTo, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";
import { findInPage, readDatabases } from "../../support/tokenSearch.ts";

const WITHDRAW = "/v1/api/wallet/withdraw";
/** The example of the IBAN registry. */
const IBAN = "DE89370400440532013000";

/** A creator with $120.50 to withdraw, a sale that is pending, and a bank account. */
async function aCreator(product: Product): Promise<TestMember> {
  const { control } = product;
  const creator = await aMember(product, "Wanda Wallet");
  const { userId } = creator;
  await control.act("fees", { userId, list: [{ num: 1, unit: "MONTH", price: "12.99" }] });
  const fan = await aMember(product, "Fan");
  await control.act("sale", { userId: fan.userId, creatorId: userId, num: 1 });
  await control.act("wallet", { userId, available: 12_050, onHold: 500 });
  await control.act("payoutAccount", { userId, method: "BANK_CARD" });
  return creator;
}

const main = (page: Page): Locator => page.getByRole("main");
const dialogOf = (page: Page): Locator => page.getByRole("dialog");
const stepOf = (page: Page): Locator => dialogOf(page).locator("[data-step]");
const balance = (page: Page, name: string): Locator => main(page).locator(`[data-balance=${name}]`);
const withdrawButton = (page: Page): Locator =>
  main(page).getByRole("button", { name: "Withdraw", exact: true });

async function openWallet(page: Page, prefix = ""): Promise<void> {
  await page.goto(`${prefix}/studio/wallet`);
  await expect(balance(page, "available")).toContainText("120");
  await expect(main(page).locator("[data-account-status]").first()).toBeVisible();
  await expect(main(page).locator("[aria-busy=true]")).toHaveCount(0);
}

/** Presses Tab until the element has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(async () => {
    await page.keyboard.press("Tab");
    await expect(target).toBeFocused({ timeout: 1 });
  }).toPass({ intervals: [0] });
}

/** From the page to the step of the password. */
async function toPassword(page: Page, amount: string): Promise<void> {
  const dialog = dialogOf(page);
  await withdrawButton(page).click();
  await dialog.getByLabel("Amount").fill(amount);
  for (const step of ["amount", "account", "preview"]) {
    await expect(stepOf(page)).toHaveAttribute("data-step", step);
    await dialog.getByRole("button", { name: "Continue" }).click();
  }
  await expect(stepOf(page)).toHaveAttribute("data-step", "password");
}

async function submit(page: Page, { password }: TestMember): Promise<void> {
  await dialogOf(page).getByLabel("Password", { exact: true }).fill(password);
  await dialogOf(page)
    .getByRole("button", { name: /^Withdraw \$/ })
    .click();
}

/** The member's withdrawals as the server has them. */
async function ordersOf({ control, origin }: Product, { name, email }: TestMember) {
  const { token } = await control.act("member", { name, email });
  const answer = await fetch(`${origin}${WITHDRAW}/orders`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await answer.json()) as { readonly data: { readonly list: { withdrawId: number }[] } };
  return data.list;
}

test("a withdrawal by keyboard alone, without barriers on the page and in each step", async ({
  page,
  product,
  complaints,
}) => {
  const creator = await aCreator(product);
  await startSignedIn(page, product, creator);
  await openWallet(page);
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);
  const dialog = dialogOf(page);
  const within = { within: "[role=dialog]" };

  await withdrawButton(page).focus();
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Amount"));
  await page.keyboard.type("40.00");
  await page.keyboard.press("Enter");
  await expect(dialog.getByRole("radio")).toBeChecked();
  await tabTo(page, dialog.getByRole("radio"));
  await page.keyboard.press("Enter");
  await expect(stepOf(page)).toHaveAttribute("data-step", "preview");
  await expect(dialog).toContainText("This preview is valid until");
  expect(await barriersInBothThemes(page, within)).toEqual([]);
  await tabTo(page, dialog.getByRole("button", { name: "Continue" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Password", { exact: true }));
  await page.keyboard.type(creator.password);
  await page.keyboard.press("Enter");
  await expect(dialog).toContainText("Your withdrawal is submitted.");
  await expect(dialog.locator("[data-withdraw-state=submitted]")).toBeVisible();
  expect(await barriersInBothThemes(page, within)).toEqual([]);
  await tabTo(page, dialog.getByRole("button", { name: "Done" }));
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await expect(balance(page, "available")).toHaveText("$80.50");
  await expect(balance(page, "withdrawing")).toHaveText("$40.00");
  await expect(main(page).locator("[data-withdraw-state=submitted]")).toBeVisible();
  expect(await requestsTo(product, WITHDRAW)).toBe(1);
  expect(complaints).toEqual([]);
});

test("a lost answer is found as one order, and the whole balance from two tabs is withdrawn once", async ({
  page,
  context,
  product,
}) => {
  const creator = await aCreator(product);
  await startSignedIn(page, product, creator);
  await openWallet(page);
  const other = await context.newPage();
  await openWallet(other);
  await toPassword(other, "120.50");
  await page.bringToFront();
  await toPassword(page, "120.50");

  // The list that would name the order fails, and each answer is cut after the server has acted: browsers send a request once
  // more by themselves when a connection ends that they had used before.
  await product.control.act("fault", { path: `${WITHDRAW}/orders`, kind: "status", status: 500 });
  await product.control.act("fault", { path: WITHDRAW, kind: "lose" });
  await submit(page, creator);
  await expect(dialogOf(page)).toContainText("The answer was lost");
  await product.control.act("clearFaults");
  await dialogOf(page).getByRole("button", { name: "Check again" }).click();
  await expect(dialogOf(page)).toContainText("Your withdrawal is submitted.");

  await other.bringToFront();
  await submit(other, creator);
  await expect(dialogOf(other).getByRole("alert").filter({ hasText: /\S/ })).toBeVisible();
  await other.keyboard.press("Escape");
  await expect(dialogOf(other)).toHaveCount(0);
  await expect(balance(other, "available")).toHaveText("$0.00");
  await expect(balance(other, "withdrawing")).toHaveText("$120.50");
  expect(await ordersOf(product, creator)).toHaveLength(1);
});

test("a number is kept nowhere; the narrow Arabic wallet fits, and is gone after the sign-out", async ({
  page,
  product,
}) => {
  const creator = await aCreator(product);
  await page.setViewportSize({ width: 320, height: 640 });
  await startSignedIn(page, product, creator);
  await openWallet(page);
  await main(page).getByRole("button", { name: "Add an account" }).click();
  const dialog = dialogOf(page);
  await dialog.getByLabel("Country").selectOption({ label: "Germany" });
  await dialog.getByLabel("Name of the account’s holder").fill("Wanda Wallet");
  await dialog.getByLabel("IBAN").fill(IBAN);
  await dialog.getByLabel("Password", { exact: true }).fill(creator.password);
  expect(await overflowOf(page)).toEqual([]);
  await dialog.getByRole("button", { name: "Save the account" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(main(page).locator("[data-account-status]")).toHaveCount(2);
  expect(await findInPage(page, IBAN)).toEqual([]);
  expect(await readDatabases(page)).not.toContain(IBAN);

  await openWallet(page, "/ar");
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  expect(await overflowOf(page)).toEqual([]);

  // The Arabic address may be the member's language by now.
  await page.goto("/studio/wallet?lang=en_GB");
  await authForms(page).signOut();
  await expect(page).toHaveURL(/:\d+\/$/);
  // The Arabic wallet is behind the page that the sign-out has left; its address leads home.
  await page.goBack();
  await expect(page).toHaveURL(/\/ar\/$/);
  await expect(page.getByRole("banner").getByRole("button", { name: "تسجيل الدخول" })).toBeVisible();
  await expect(main(page).locator("[data-balance], [data-account-status]")).toHaveCount(0);
  for (const trace of ["120.50", "•••• 3000", IBAN]) {
    expect(await findInPage(page, trace), trace).toEqual([]);
    await expect.poll(() => readDatabases(page), { message: trace }).not.toContain(trace);
  }
});

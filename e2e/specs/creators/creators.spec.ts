// The creators' page in the browser: its states, the keyboard, both themes, and a narrow Arabic phone.
// See docs/product.md#creators-page.
import type { Locator, Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { overflowOf } from "../../support/languageProof.ts";
import type { Product } from "../../support/product.ts";
import { aMember, startSignedIn, type TestMember } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

const CREATORS = "/v1/api/community/subscription/getCreators";
const DAY_MS = 86_400_000;
const FEES = [
  { num: 1, unit: "MONTH", price: "4.99" },
  { num: 12, unit: "MONTH", price: "19.95" },
] as const;

const cards = (page: Page): Locator => page.getByRole("main").locator("[data-creator-id]");
const cardOf = (page: Page, { userId }: TestMember): Locator =>
  page.getByRole("main").locator(`[data-creator-id="${userId}"]`);

async function aCreator(product: Product, name: string, fees: typeof FEES | readonly [] = FEES) {
  const member = await aMember(product, name);
  await product.control.act("fees", { userId: member.userId, list: fees });
  return member;
}

test("a visitor's creators: loading, failed, found by keyboard, and Subscribe through the sign-in", async ({
  page,
  product,
}) => {
  const { control } = product;
  await aCreator(product, "Zora Quill");
  await control.act("fault", { path: CREATORS, kind: "hold", count: 1 });
  await page.goto("/creators");
  const main = page.getByRole("main");
  await expect(main.locator("[aria-busy=true]").first()).toBeVisible();
  await control.act("clearFaults");
  await expect(cards(page).first()).toBeVisible();
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);

  await control.act("fault", { path: CREATORS, kind: "status", status: 500 });
  await main.getByRole("combobox").selectOption({ label: "Most posts" });
  await expect(page).toHaveURL(/\/creators\?sort=posts$/);
  const failed = main.getByRole("alert").filter({ hasText: "The creators could not be loaded." });
  await expect(failed).toBeVisible();
  await control.act("clearFaults");
  await failed.getByRole("button", { name: "Retry" }).click();
  await expect(cards(page).first()).toBeVisible();

  await main.getByRole("searchbox").focus();
  await page.keyboard.type("zora q");
  await expect(page).toHaveURL(/\/creators\?q=zora(?:\+|%20)q&sort=posts$/);
  await expect(cards(page)).toHaveCount(1);
  await expect(cards(page)).toContainText("from $1.663 / month");
  for (const name of ["Most posts", "Zora Quill", "Subscribe"]) {
    await page.keyboard.press("Tab");
    await expect(page.locator(":focus")).toContainText(name);
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("dialog").getByLabel("E-mail address")).toBeVisible();
});

test("a member's creators on a narrow Arabic phone: to buy, subscribed, to renew, own, no offer, muted", async ({
  page,
  product,
}) => {
  const { control } = product;
  const name = `Kestrel${Date.now()}`;
  const own = await aCreator(product, `${name} own`);
  const sold = await aCreator(product, `${name} sold`);
  const running = await aCreator(product, `${name} running`);
  const ending = await aCreator(product, `${name} ending`);
  const bare = await aCreator(product, `${name} bare`, []);
  const muted = await aCreator(product, `${name} muted`);
  const { userId } = own;
  await control.act("subscription", { userId, creatorId: running.userId, forMs: 40 * DAY_MS });
  await control.act("subscription", { userId, creatorId: ending.userId, forMs: 3 * DAY_MS });
  await control.act("mute", { userId, mutedId: muted.userId });
  await page.setViewportSize({ width: 320, height: 640 });
  await startSignedIn(page, product, own);
  await page.goto(`/ar/creators?q=${name}`);
  await expect(cards(page)).toHaveCount(5);
  await expect(cardOf(page, muted)).toHaveCount(0);

  await expect(cardOf(page, sold)).toContainText("1.663");
  await expect(cardOf(page, sold).getByRole("button", { name: "اشترك" })).toBeVisible();
  await expect(cardOf(page, running).getByRole("time")).toHaveText(/\d+\/\d+\/\d{4}/);
  await expect(cardOf(page, running).getByRole("button")).toHaveCount(0);
  await expect(cardOf(page, ending).getByRole("time")).toHaveText(/\d+\/\d+\/\d{4}/);
  await expect(cardOf(page, ending).getByRole("button")).toHaveCount(1);
  await expect(cardOf(page, bare).getByRole("button")).toHaveCount(0);
  await expect(cardOf(page, own).getByRole("link").last()).toHaveAttribute("href", "/ar/studio");
  expect(await overflowOf(page)).toEqual([]);
  expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);
});

// The purchase dialog in the browser: by keyboard alone, its barriers, Back, and its words in several languages.
// See docs/product.md#purchase-dialog.
import type { Page } from "@playwright/test";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { LANGUAGES, overflowOf } from "../../support/languageProof.ts";
import type { Product } from "../../support/product.ts";
import { aMember, requestsTo, startSignedIn } from "../../support/signIn.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { textFaults } from "../../support/textFit.ts";
import { expect, test } from "../../support/test.ts";
import { endTransitions } from "../../support/transitions.ts";

const ORDERS = "/v1/api/subscription/order/create";
const AGES = "/v1/api/user/checkAge";
const FEES = [
  { num: 1, unit: "MONTH", price: "4.99", firstTimePrice: "1.99" },
  { num: 3, unit: "MONTH", price: "12.99" },
  { num: 12, unit: "MONTH", price: "39.99", firstTimePrice: "19.95" },
] as const;

/** Languages with the longest words, with high letters, and from right to left; each costs a page. */
const LONG_OR_HIGH = new Set(["ar", "de", "fr", "hi", "ru", "th"]);

const dialogOf = (page: Page) => page.getByRole("dialog");
const submitOf = (page: Page) => dialogOf(page).locator("[data-purchase-step]");

/** A creator with offers. */
async function aCreator(product: Product): Promise<number> {
  const { userId } = await aMember(product, "Ada Marsh");
  await product.control.act("creator", { userId, on: true });
  await product.control.act("fees", { userId, list: FEES });
  return userId;
}

/** Sends the event until the frame answers it; a page that has just loaded has no dialogs yet. */
async function openPurchase(page: Page, userId: number): Promise<void> {
  await expect(async () => {
    const taken = await page.evaluate((id) => {
      const event = new CustomEvent("show-subscribe-purchase", {
        detail: { userId: id },
        cancelable: true,
      });
      return !dispatchEvent(event);
    }, userId);
    expect(taken).toBe(true);
  }).toPass();
  await expect(dialogOf(page).locator("[data-fee-num]")).toHaveCount(FEES.length);
  await expect(submitOf(page)).toHaveAttribute("aria-disabled", "false");
}

test("by keyboard alone a length is chosen and ordered; Back leads to a button that works, and to the same payment", async ({
  page,
  product,
  complaints,
}) => {
  await freezeWorld(product, 2);
  const creator = await aCreator(product);
  const buyer = await aMember(product, "Buyer", { birthday: "1990-01-01", countryId: 1 });
  await startSignedIn(page, product, buyer);
  await page.goto(`/profile/${creator}`);
  await openPurchase(page, creator);
  const dialog = dialogOf(page);
  await endTransitions(page);
  const box = await dialog.boundingBox();
  const { width } = page.viewportSize() ?? { width: 0 };
  expect(box?.width).toBe(560);
  expect(Math.abs((box?.x ?? 0) - (width - 560) / 2)).toBeLessThan(1);
  expect(await barriersInBothThemes(page, { within: "[role=dialog]" })).toEqual([]);
  expect(await requestsTo(product, AGES)).toBe(0);

  // The close button has the focus; the chosen length is the next stop.
  await page.keyboard.press("Tab");
  await expect(dialog.getByRole("radio", { name: "1 month" })).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await expect(dialog.getByRole("radio", { name: "3 months" })).toBeChecked();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/__pay\//);
  const payment = page.url();
  expect([await requestsTo(product, AGES), await requestsTo(product, ORDERS)]).toEqual([1, 1]);

  await page.goBack();
  await openPurchase(page, creator);
  await expect(dialog.getByRole("radio", { name: "3 months" })).toBeChecked();
  await submitOf(page).click();
  await page.waitForURL(/\/__pay\//);
  expect(page.url()).toBe(payment);
  expect(complaints).toEqual([]);
});

test("where words are long or high nothing is cut, at 560 px and on a phone of 320 px", async ({
  page,
  product,
}) => {
  await freezeWorld(product, 2);
  const creator = await aCreator(product);
  const buyer = await aMember(product, "Buyer", { countryId: 1 });
  await startSignedIn(page, product, buyer);
  for (const { id, prefix, html } of LANGUAGES.filter((each) => LONG_OR_HIGH.has(each.id))) {
    await page.goto(`${prefix}/creators`);
    await expect(page.locator("html")).toHaveAttribute("lang", html);
    await openPurchase(page, creator);
    expect(await textFaults(page), id).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await textFaults(page), `${id} at 320 px`).toEqual([]);
    expect(await overflowOf(page), `${id} at 320 px`).toEqual([]);
    await page.setViewportSize({ width: 1360, height: 900 });
  }
});

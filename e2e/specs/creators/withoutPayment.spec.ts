// Purchases that stop before the payment in the browser: Back, questions about the buyer, addresses that are not opened.
// See docs/product.md#purchase-dialog and docs/product.md#payment-addresses.
import type { Locator, Page } from "@playwright/test";
import { aShop, CREATE_ORDER, goOn, openOrders, openPurchase } from "../../support/payments/shop.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { foreignAddresses, meetForeignAddresses } from "../../support/payments/foreignAddresses.ts";
import { goBack, launchWithMemory, noteRestores, TRIES } from "../../support/pageMemory.ts";
import { requestsTo, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/**
 * docs/product.md#purchase-dialog: after Back the button can be pressed as soon as the page is shown. One that waited for the
 * timer of 10 s would need hundreds of frames. Frames are counted, because a busy machine draws each of them later.
 */
const USABLE_WITHIN_FRAMES = 30;
const PROFILE = /\/settings\/account\/profile$/;

/** Records after how many frames of the page that is shown again the dialog's button takes a press. */
async function noteUsable(page: Page): Promise<void> {
  await page.evaluate(() => {
    const onShow = (): void => {
      let frames = 0;
      const look = (): void => {
        if (document.querySelector("[data-purchase-step=choosing][aria-disabled=false]") === null) {
          frames += 1;
          requestAnimationFrame(look);
        } else document.documentElement.dataset["framesUntilUsable"] = `${frames}`;
      };
      look();
    };
    addEventListener("pageshow", onShow, { once: true });
  });
}

test("Back to a page from memory has a button that works at once, and leads to the same payment page", async ({
  product,
  baseURL,
}) => {
  const { buyer, post } = await aShop(product);
  const browser = await launchWithMemory();
  try {
    const context = await browser.newContext({ locale: "en-GB", ...(baseURL ? { baseURL } : {}) });
    const page = await context.newPage();
    await noteRestores(page);
    await startSignedIn(page, product, buyer);
    await page.goto(post);
    await openPurchase(page);
    const addresses = new Set<string>();
    let restored = false;
    for (let tries = 0; tries < TRIES && !restored; tries += 1) {
      await noteUsable(page);
      await goOn(page).click();
      await page.waitForURL("**/__pay/**");
      addresses.add(page.url());
      restored = await goBack(page);
      // A browser that has not kept the page loads it, without the dialog.
      if (!restored) await openPurchase(page);
    }
    expect(restored).toBe(true);
    const usable = page.locator("html[data-frames-until-usable]");
    await usable.waitFor({ state: "attached" });
    expect(Number(await usable.getAttribute("data-frames-until-usable"))).toBeLessThan(USABLE_WITHIN_FRAMES);
    await goOn(page).click();
    await page.waitForURL("**/__pay/**");
    addresses.add(page.url());
    expect([addresses.size, await requestsTo(product, CREATE_ORDER)]).toEqual([1, 1]);
    expect(await openOrders(product, buyer)).toHaveLength(1);
  } finally {
    await browser.close();
  }
});

/** The focus is on the button that leads on, and Tab keeps it in the question. */
async function expectHeldFocus(page: Page, question: Locator): Promise<void> {
  await expect(question.getByRole("button", { name: "Set up" })).toBeFocused();
  for (let stops = 0; stops < 3; stops += 1) {
    await page.keyboard.press("Tab");
    await expect(question.locator(":focus")).toHaveCount(1);
  }
}

test("the questions about settings and age are above the dialog, hold the focus, and order nothing", async ({
  page,
  product,
  complaints,
}) => {
  const { buyer, post } = await aShop(product, {});
  await startSignedIn(page, product, buyer);
  await page.goto(post);
  const subscribe = page.getByRole("main").getByRole("button", { name: "Subscribe" }).first();
  await subscribe.click();
  const incomplete = page.getByRole("dialog", { name: "Your profile is not complete" });
  await expectHeldFocus(page, incomplete);
  expect(await barriersInBothThemes(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await subscribe.press("Enter");
  await incomplete.getByRole("button", { name: "Set up" }).press("Enter");
  await expect(page).toHaveURL(PROFILE);

  await product.control.act("member", { ...buyer, countryId: 1 });
  await page.goto(post);
  await openPurchase(page);
  const age = page.getByRole("dialog", { name: "How old are you?" });
  await goOn(page).press("Enter");
  await expectHeldFocus(page, age);
  expect(await barriersInBothThemes(page, { within: "[role=dialog]" })).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press("Enter");
  await age.getByRole("button", { name: "Set up" }).press("Enter");
  await expect(page).toHaveURL(PROFILE);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  expect([await requestsTo(product, CREATE_ORDER), complaints]).toEqual([0, []]);
});

test("of payment addresses that are not trusted none is opened, and the button takes the next press", async ({
  page,
  product,
  complaints,
}) => {
  const { buyer, post } = await aShop(product);
  await startSignedIn(page, product, buyer);
  // `npm run prove -- payments` meets all of them, with the time until the button is ready.
  const some = foreignAddresses(product.origin).filter((_, at) => at % 9 === 0);
  expect(some.length).toBeGreaterThan(12);
  const met = await meetForeignAddresses(page, { post, addresses: some });
  expect(met.filter(({ isRefused, left }) => !isRefused || left.length > 0)).toEqual([]);
  expect(complaints).toEqual([]);
});

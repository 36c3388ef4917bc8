// Promise 5: a purchase, to the payment page and back, by Back and by paying.
import { aShop, LOCKED_WORDS, PAID_CARD } from "../../support/payments/shop.ts";
import type { Tab } from "../driver/tab.ts";
import { startSignedIn } from "../pages.ts";
import { howShown, isLost, NOTES_SHOWN, TRIES } from "../shownPage.ts";
import { expect, test } from "../test.ts";

test.use({ scripts: NOTES_SHOWN });

const GO_ON = "[data-purchase-step=choosing][aria-disabled=false]";

/** Opens the dialog, which a page from the browser's memory may still show, and leaves for the payment page. */
async function leaveToPay(tab: Tab): Promise<void> {
  const isOpen = await tab.until("the locked post", () => {
    if (document.querySelector("[data-purchase-step]") !== null) return { open: true };
    return document.querySelector("main article") === null ? undefined : { open: false };
  });
  if (!isOpen.open) await tab.press("main button", "Subscribe");
  await tab.press(GO_ON);
  await tab.until("the payment page", () => location.pathname.startsWith("/__pay/"));
}

test("5: a purchase leads to the payment page and back, by Back and by paying", async ({
  stage,
  product,
}) => {
  const { buyer, post } = await aShop(product);
  const browser = await stage.browser();
  const tab = await browser.tab();
  await startSignedIn(tab, stage.origin, product, buyer);
  await tab.open(stage.origin + post);
  let payment = "";
  let shown = "";
  for (let tries = 0; tries < TRIES && (tries === 0 || isLost(stage.engine, shown)); tries += 1) {
    await leaveToPay(tab);
    payment = await tab.evaluate(() => location.href);
    await tab.back();
    shown = await howShown(tab);
  }
  console.log(`${stage.engine}: after the payment page the page was ${shown}`);
  expect(isLost(stage.engine, shown)).toBe(false);
  await leaveToPay(tab);
  expect(await tab.evaluate(() => location.href)).toBe(payment);
  await tab.fill("input[name=card]", PAID_CARD);
  await tab.press("form[action$=pay] button");
  await tab.text("main article", `${LOCKED_WORDS}…`);
  expect(stage.complaints()).toEqual([]);
});

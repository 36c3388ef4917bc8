// Buying a subscription in the browser: one order, and after the payment only what the server says of it.
// See docs/product.md#orders and docs/product.md#payment-addresses.
import type { BrowserContext, Page, Request } from "@playwright/test";
import {
  aShop,
  CHECK_AGE,
  CREATE_ORDER,
  goOn,
  inState,
  leaveToPay,
  LOCKED_WORDS,
  notice,
  openOrders,
  openPurchase,
  ORDER_STATUS,
  REFUSED_CARD,
  SUCCESS,
  UNCONFIRMED_CARD,
} from "../../support/payments/shop.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { listenToCoreRequests } from "../../support/core/coreWorker.ts";
import { requestsTo, startSignedIn } from "../../support/signIn.ts";
import { expect, test } from "../../support/test.ts";

/** docs/product.md#orders: from the confirmation on, all tabs show it within this, ms. */
const SHOWN_WITHIN_MS = 3_000;

test("a double press, Enter, Back and a second tab lead to one order, after one age check each", async ({
  page,
  context,
  product,
}) => {
  const { buyer, post } = await aShop(product);
  await startSignedIn(page, product, buyer);
  await page.goto(post);
  await openPurchase(page);
  expect(await requestsTo(product, CHECK_AGE)).toBe(0);
  await goOn(page).dblclick();
  await page.waitForURL("**/__pay/**");
  const address = page.url();
  expect(new URL(address).host).toBe(new URL(product.origin).host);

  await page.goBack();
  await openPurchase(page);
  await goOn(page).press("Enter");
  await page.waitForURL("**/__pay/**");
  const other = await context.newPage();
  await other.goto(post);
  expect([page.url(), await leaveToPay(other)]).toEqual([address, address]);
  expect([await requestsTo(product, CHECK_AGE), await requestsTo(product, CREATE_ORDER)]).toEqual([3, 1]);
  expect(await openOrders(product, buyer)).toHaveLength(1);
});

const sessionOf = (payAddress: string): string => new URL(payAddress).pathname.split("/").at(-1) ?? "";

/** The post is still closed, and no word on the page speaks of a success. */
async function expectLocked(page: Page): Promise<void> {
  await expect(page.getByRole("main").getByRole("button", { name: "Subscribe" })).toBeVisible();
  const words = await page.locator("body").textContent();
  expect(words).not.toContain(LOCKED_WORDS);
  expect(words).not.toMatch(SUCCESS);
}

test("a forged success says nothing of success and unlocks nothing, of an open session and of an unknown one", async ({
  page,
  product,
}) => {
  const { buyer, post } = await aShop(product);
  await startSignedIn(page, product, buyer);
  await page.goto(post);
  const open = sessionOf(await leaveToPay(page));
  await page.goto(`${post}?stripe_callback=success&session_id=${open}`);
  await expect(inState(page, "confirming")).toBeVisible();
  // The server has answered, more than once, that the order is open.
  await expect.poll(() => requestsTo(product, ORDER_STATUS)).toBeGreaterThan(2);
  await expect(notice(page)).toHaveAttribute("data-order-state", "confirming");
  await expectLocked(page);

  await page.goto(`${post}?stripe_callback=success&session_id=${"0af1".repeat(8)}`);
  await expect(inState(page, "unknown")).toBeVisible();
  await expect(inState(page, "unknown")).toContainText("This payment is not known");
  await expectLocked(page);
  expect(await barriersInBothThemes(page, { within: "[data-order-state=unknown]" })).toEqual([]);
  expect(new URL(page.url()).search).toBe("");

  // Type of double size: the words keep their line, and all notices can be reached on a small phone.
  await page.evaluate(() => (document.documentElement.style.fontSize = "200%"));
  const whole = await inState(page, "unknown").boundingBox();
  const words = await page.getByText("This payment is not known").boundingBox();
  expect(words?.width).toBeGreaterThan((whole?.width ?? Infinity) / 2);
  await page.setViewportSize({ width: 320, height: 400 });
  for (const state of ["confirming", "unknown"]) {
    await inState(page, state).getByRole("button", { name: "Dismiss" }).click();
  }
  await expect(notice(page)).toHaveCount(0);
});

/** The requests of all pages from now on. */
function listen(context: BrowserContext): readonly Request[] {
  const requests: Request[] = [];
  context.on("request", (request) => requests.push(request));
  return requests;
}

/** Where a session is named: in addresses, bodies and Referer headers of requests. */
async function namedIn(requests: readonly Request[], session: string): Promise<readonly string[]> {
  const texts = await Promise.all(
    requests.map(async (request) => [
      request.url(),
      request.postData() ?? "",
      `referer ${(await request.allHeaders())["referer"] ?? ""}`,
    ]),
  );
  return texts.flat().filter((text) => /stripe_callback|session_id/.test(text) || text.includes(session));
}

/** When the page shows the words of the post and the confirmation, epoch ms. */
async function unlockedAt(page: Page): Promise<number> {
  const at = await page.waitForFunction(
    (words) =>
      document.querySelector("[data-order-state=paid]") !== null &&
      (document.querySelector("main")?.textContent ?? "").includes(words) &&
      Date.now(),
    LOCKED_WORDS,
  );
  return Number(await at.jsonValue());
}

test.describe("heard inside the core", () => {
  // After such a test no core starts in the same context.
  test.use({ keepsContext: false });

  test("a payment confirmed late unlocks the post in all tabs, and its session is in no other request", async ({
    page,
    context,
    browser,
    product,
  }) => {
    const { buyer, post } = await aShop(product);
    await startSignedIn(page, product, buyer);
    const other = await context.newPage();
    await other.goto(post);
    await page.goto(post);
    const session = sessionOf(await leaveToPay(page));
    const [orderId = 0] = await openOrders(product, buyer);

    // The address as the first module finds it: modules run after this event.
    await page.addInitScript(() => {
      document.addEventListener("readystatechange", () => (window.name ||= location.href), { once: true });
    });
    const requests = listen(context);
    const ofCore = await listenToCoreRequests(browser, product.origin);
    await page.getByLabel("Card number").fill(UNCONFIRMED_CARD);
    await page.getByRole("button", { name: /^Pay/ }).click();
    for (const tab of [page, other]) await expect(inState(tab, "confirming")).toBeVisible();
    expect(await page.evaluate(() => window.name)).toBe(product.origin + post);
    expect(page.url()).toBe(product.origin + post);
    await expectLocked(page);
    expect(await barriersInBothThemes(page, { within: "[data-order-state=confirming]" })).toEqual([]);

    await product.control.act("order", { orderId, status: "PAID" });
    const paidAt = Date.now();
    const asked = await requestsTo(product, ORDER_STATUS);
    const isAsked = async (): Promise<boolean> => (await requestsTo(product, ORDER_STATUS)) > asked;
    const unlocked = Promise.all([page, other].map(unlockedAt));
    // A question that the server answered before the count shows by its notice.
    const isKnown = async (): Promise<boolean> => (await isAsked()) || inState(page, "paid").isVisible();
    await expect.poll(isKnown, { intervals: [50] }).toBe(true);
    const confirmedAt = (await isAsked()) ? Date.now() : paidAt;
    for (const at of await unlocked) expect(at - confirmedAt).toBeLessThan(SHOWN_WITHIN_MS);
    await expect(inState(page, "paid")).toContainText(SUCCESS);
    expect(await barriersInBothThemes(page, { within: "[data-order-state]" })).toEqual([]);

    // Paying itself and the way back name it, and no document was loaded since.
    const payment = `${product.origin}/__pay/${session}/pay`;
    const back = `${product.origin}${post}?stripe_callback=success&session_id=${session}`;
    expect(await namedIn(requests, session)).toEqual([payment, back]);
    expect(requests.filter((request) => request.isNavigationRequest())).toHaveLength(2);
    // The core names it where it asks what became of the payment, and nowhere else.
    const named = ofCore.filter((text) => /stripe_callback|session_id/.test(text) || text.includes(session));
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((text) => !text.startsWith(`${product.origin}${ORDER_STATUS}?`))).toEqual([]);

    const before = await requestsTo(product, ORDER_STATUS);
    const looked = page.waitForResponse(/memberOrders/);
    await page.reload();
    await looked;
    await expect(page.getByRole("main")).toContainText(LOCKED_WORDS);
    await expect(notice(page)).toHaveCount(0);
    expect([await requestsTo(product, ORDER_STATUS), await requestsTo(product, CREATE_ORDER)]).toEqual([
      before,
      1,
    ]);
  });
});

test("Cancel and a refused card say that nothing was charged, and lead to the same choice again", async ({
  page,
  product,
}) => {
  const { buyer, post } = await aShop(product);
  await startSignedIn(page, product, buyer);
  await page.goto(post);
  await openPurchase(page);
  const threeMonths = page.getByRole("dialog").getByRole("radio", { name: "3 months" });
  await threeMonths.check();
  await goOn(page).click();
  await page.waitForURL("**/__pay/**");
  const first = page.url();
  await page.getByRole("button", { name: "Cancel" }).click();
  await expect(inState(page, "canceled")).toContainText("Nothing was charged.");
  await expectLocked(page);
  expect(await barriersInBothThemes(page, { within: "[data-order-state]" })).toEqual([]);

  await inState(page, "canceled").getByRole("button", { name: "Try again" }).click();
  await expect(threeMonths).toBeChecked();
  await expect(goOn(page)).toHaveAttribute("aria-disabled", "false");
  await goOn(page).click();
  await page.waitForURL("**/__pay/**");
  expect(page.url()).not.toBe(first);
  const refused = page.getByRole("alert");
  await page.getByLabel("Card number").fill(REFUSED_CARD);
  await page.getByRole("button", { name: /^Pay 12.99/ }).click();
  await expect(refused).toContainText("nothing was charged");
  for (let left = 2; left > 0; left -= 1) {
    await page.getByLabel("Card number").fill(REFUSED_CARD);
    await page.getByRole("button", { name: /^Pay/ }).click();
  }
  await expect(inState(page, "failed")).toContainText("Nothing was charged.");
  await expect(inState(page, "failed").getByRole("button", { name: "Try again" })).toBeVisible();
  await expectLocked(page);
  expect(await barriersInBothThemes(page, { within: "[data-order-state=failed]" })).toEqual([]);
  expect([new URL(page.url()).search, await openOrders(product, buyer)]).toEqual(["", []]);
});

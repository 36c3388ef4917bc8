// The steps of a buyer, the browser, the network and the payment provider in a history of purchases.
import type { Browser, BrowserContext, Page } from "@playwright/test";
import type { Product } from "../../../support/product.ts";
import {
  CREATE_ORDER,
  goOn,
  LOCKED_WORDS,
  openOrders,
  ORDER_STATUS,
  PAID_CARD,
  REFUSED_CARD,
  type Shop,
  UNCONFIRMED_CARD,
} from "../../../support/payments/shop.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { expect } from "../../../support/test.ts";
import { killCore } from "../writing/inBrowser.ts";

/** What the provider has said of an order, as this history made it say. */
interface KnownOrder {
  readonly address: string;
  isPaid: boolean;
  isRefunded: boolean;
}

/** A history: its browser, its buyer, and what is true of the buyer's orders. */
export interface Scene {
  readonly browser: Browser;
  readonly context: BrowserContext;
  readonly product: Product;
  readonly shop: Shop;
  readonly random: SeededRandom;
  /** Two tabs, each on the post or on a payment page. */
  readonly tabs: Page[];
  /** By id. */
  readonly orders: Map<number, KnownOrder>;
  /** When the last event that was sent for later has arrived, epoch ms. */
  eventsUntil: number;
  /** What was wrong. */
  readonly faults: string[];
}

export type Step = (scene: Scene) => Promise<unknown>;

const PAY = /\/__pay\//;
const LANDS_WITHIN = { timeout: 20_000 };
/** Presses of a button whose answer may be cut; one cut is staged at most. */
const PRESSES = 4;
/** An event that is due is with the server within this, ms. */
const ARRIVES_WITHIN_MS = 500;

export const isPaying = (page: Page): boolean => PAY.test(page.url());
export const isSubscribed = ({ orders }: Scene): boolean =>
  [...orders.values()].some(({ isPaid, isRefunded }) => isPaid && !isRefunded);
const tabOf = ({ tabs, random }: Scene): Page => random.pick(tabs);
const isLocked = (page: Page): Promise<boolean> =>
  page.getByRole("main").getByRole("button", { name: "Subscribe" }).first().isVisible();

/** The tab shows the post, which is loaded anew where the tab is elsewhere. */
async function toPost(page: Page, { post }: Shop): Promise<void> {
  if (new URL(page.url()).pathname !== post) await page.goto(post);
  await page
    .getByRole("main")
    .getByText(/Only subscribers|okapi/)
    .first()
    .waitFor();
}

/** Opens the dialog by the keyboard: a notice may be above the post. A new core may have to start first. */
async function openDialog(page: Page): Promise<void> {
  await page.getByRole("main").getByRole("button", { name: "Subscribe" }).first().press("Enter");
  await page.locator("[data-purchase-step=choosing][aria-disabled=false]").waitFor();
}

/** Presses the button, again where an answer was cut, until the payment page is there. */
async function press(page: Page, how: "click" | "twice" | "enter"): Promise<void> {
  for (let presses = 0; presses < PRESSES; presses += 1) {
    if (how === "enter") await goOn(page).press("Enter");
    else if (how === "twice") await goOn(page).dblclick();
    else await goOn(page).click();
    const alert = page.getByRole("dialog").getByRole("alert").filter({ hasText: /\S/ });
    const landed = page.waitForURL(PAY, LANDS_WITHIN).then(() => true);
    const failed = alert.waitFor({ ...LANDS_WITHIN }).then(() => false);
    // The one that comes later is of no interest, even where it fails.
    landed.catch(() => undefined);
    failed.catch(() => undefined);
    if (await Promise.any([landed, failed])) return;
    if (isPaying(page)) return;
  }
  throw new Error(`no payment page after ${PRESSES} presses`);
}

/** Goes to the payment page in these tabs at once. An order that was open before is the one that they reach. */
async function buyIn(scene: Scene, pages: readonly Page[]): Promise<void> {
  const { product, shop, random, orders, faults } = scene;
  if (isSubscribed(scene)) return;
  // An order that an event is about to end would be replaced by another one.
  await settleEvents(scene);
  for (const page of pages) {
    await toPost(page, shop);
    // What was bought and given back is shown until the page is read anew.
    if (!(await isLocked(page))) return;
  }
  const before = await openOrders(product, shop.buyer);
  for (const page of pages) await openDialog(page);
  if (random.chance(0.3)) {
    const kind = random.pick(["lose", "drop"] as const);
    await product.control.act("fault", { path: CREATE_ORDER, kind, count: 1 });
  }
  await Promise.all(pages.map((page) => press(page, random.pick(["click", "twice", "enter"]))));
  await product.control.act("clearFaults");
  const addresses = [...new Set(pages.map((page) => page.url()))];
  const [orderId = 0, ...others] = await openOrders(product, shop.buyer);
  if (others.length > 0) faults.push(`${others.length + 1} orders are open`);
  if (addresses.length > 1) faults.push(`${addresses.length} payment pages for one choice`);
  if (before.length > 0 && before[0] !== orderId) faults.push(`order ${orderId} beside ${before[0]}`);
  const known = orders.get(orderId);
  if (known !== undefined && known.address !== addresses[0]) faults.push(`order ${orderId} has two pages`);
  orders.set(orderId, known ?? { address: addresses[0] ?? "", isPaid: false, isRefunded: false });
}

async function payWith(scene: Scene, page: Page, card: string): Promise<void> {
  const field = page.getByLabel("Card number");
  const order = [...scene.orders.values()].find(({ address }) => address === page.url());
  // Another tab has ended it: the page says so when it is read anew.
  await page.reload();
  if (order === undefined || !(await field.isVisible())) return toPost(page, scene.shop);
  await field.fill(card);
  await page.getByRole("button", { name: /^Pay/ }).click();
  if (card === PAID_CARD) order.isPaid = true;
  if (card === REFUSED_CARD) await expect(page.getByRole("alert")).toContainText("nothing was charged");
  else await page.waitForURL(`**${scene.shop.post}`);
}

const payingTab = ({ tabs, random }: Scene): Page | undefined => random.oneOf(tabs.filter(isPaying));

/** The provider's signed event, now or later, once or twice. */
async function sendEvent(scene: Scene, status: "PAID" | "FAILED" | "CANCELED"): Promise<void> {
  const { orders, product, random } = scene;
  const orderId = random.oneOf([...orders.keys()]);
  if (orderId === undefined) return;
  const afterMs = random.pick([0, 0, 300, 1_500]);
  await product.control.act("order", { orderId, status, afterMs, times: random.pick([1, 1, 2]) });
  scene.eventsUntil = Math.max(scene.eventsUntil, Date.now() + afterMs + ARRIVES_WITHIN_MS);
  const order = orders.get(orderId);
  if (status === "PAID" && order !== undefined) order.isPaid = true;
}

export const STEPS = {
  buy: (scene) => buyIn(scene, [tabOf(scene)]),
  buyInBoth: (scene) => buyIn(scene, scene.tabs),
  async pay(scene) {
    const page = payingTab(scene);
    if (page) await payWith(scene, page, PAID_CARD);
  },
  async payUnconfirmed(scene) {
    const page = payingTab(scene);
    if (page) await payWith(scene, page, UNCONFIRMED_CARD);
  },
  async refused(scene) {
    const page = payingTab(scene);
    if (page) await payWith(scene, page, REFUSED_CARD);
  },
  async cancel(scene) {
    const page = payingTab(scene);
    const button = page?.getByRole("button", { name: "Cancel" });
    if (!page || !button || !(await button.isVisible())) return;
    await button.click();
    await page.waitForURL(`**${scene.shop.post}`);
  },
  async back(scene) {
    const page = payingTab(scene);
    if (page) await page.goBack();
  },
  event: (scene) => sendEvent(scene, "PAID"),
  otherEvent: (scene) => sendEvent(scene, scene.random.pick(["FAILED", "CANCELED"])),
  async refund(scene) {
    const paid = [...scene.orders].filter(([, { isPaid, isRefunded }]) => isPaid && !isRefunded);
    const [orderId, order] = scene.random.oneOf(paid) ?? [];
    if (orderId === undefined || order === undefined) return;
    // An event that was sent for later may not arrive after the refund.
    await settleEvents(scene);
    await scene.product.control.act("refund", { orderId });
    order.isRefunded = true;
    await readAnew(scene);
  },
  async forge(scene) {
    const page = tabOf(scene);
    const open = [...scene.orders.values()].findLast(({ isPaid }) => !isPaid);
    const session = open?.address.split("/").at(-1) ?? "0af1".repeat(8);
    await page.goto(`${scene.shop.post}?stripe_callback=success&session_id=${session}`);
  },
  kill: ({ browser }) => killCore(browser),
  async cutStatus({ product }) {
    await product.control.act("fault", { path: ORDER_STATUS, kind: "drop", count: 2 });
  },
  reload: (scene) => tabOf(scene).reload(),
  async closeTab({ context, tabs, random, shop }) {
    const at = random.below(tabs.length);
    await tabs[at]?.close();
    const page = await context.newPage();
    tabs[at] = page;
    await page.goto(shop.post);
  },
} satisfies Readonly<Record<string, Step>>;

/** Waits until all events have arrived. */
export const settleEvents = ({ eventsUntil }: Scene): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, Math.max(0, eventsUntil - Date.now()));
  });

/** All tabs show the post as the server has it; a core keeps what it was answered for a while. */
export async function readAnew({ browser, tabs, shop }: Scene): Promise<void> {
  await killCore(browser);
  for (const page of tabs) {
    await page.goto(shop.post);
    await toPost(page, shop);
  }
}

/** The tab shows what only subscribers may read. */
export const isUnlocked = async (page: Page): Promise<boolean> =>
  ((await page.locator("main").textContent()) ?? "").includes(LOCKED_WORDS);

/** The tab says that a payment was confirmed. */
export const saysPaid = async (page: Page): Promise<boolean> =>
  (await page.locator("[data-order-state=paid]").count()) > 0;

/** The server has an order of the buyer that is paid. */
export async function hasPaidOrder({ product, shop, orders }: Scene): Promise<boolean> {
  const { token } = await product.control.act("member", shop.buyer);
  const states = [...orders.keys()].map(async (orderId) => {
    const ask = (): Promise<Response> =>
      fetch(`${product.origin}${ORDER_STATUS}?orderId=${orderId}`, {
        headers: { authorization: `Bearer ${token}` },
      });
    // Two answers at most are cut by a step of the history, which may be these.
    const answer = await ask().catch(ask).catch(ask);
    const { data } = (await answer.json()) as { readonly data: { readonly status: string } };
    return data.status;
  });
  return (await Promise.all(states)).includes("PAID");
}

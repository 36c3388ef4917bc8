// Plays a random history of purchases in a real browser, and compares what tabs show with what was paid.
import type { Browser } from "@playwright/test";
import type { Product } from "../../../support/product.ts";
import { aShop } from "../../../support/payments/shop.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import { startSignedIn } from "../../../support/signIn.ts";
import {
  hasPaidOrder,
  isPaying,
  isSubscribed,
  isUnlocked,
  readAnew,
  saysPaid,
  type Scene,
  settleEvents,
  STEPS,
} from "./buyerSteps.ts";

const WEIGHTS: Readonly<Record<keyof typeof STEPS, number>> = {
  buy: 6,
  buyInBoth: 4,
  pay: 3,
  payUnconfirmed: 3,
  refused: 1,
  cancel: 2,
  back: 3,
  event: 2,
  otherEvent: 2,
  refund: 1,
  forge: 1,
  kill: 2,
  cutStatus: 1,
  reload: 1,
  closeTab: 1,
};
const TABS = 2;
/** One press, one look or one load of a page, ms. */
const ACTION_WITHIN_MS = 20_000;

export interface Played {
  /** What was wrong, each with its step. */
  readonly failures: readonly string[];
  /** How often each step was taken. */
  readonly counts: Readonly<Record<string, number>>;
  readonly orders: number;
}

interface Play {
  readonly browser: Browser;
  readonly product: Product;
  readonly seed: number;
  readonly steps: number;
}

/** No tab shows a subscription before the server has a paid order. Tabs are looked at first: what is paid stays paid. */
async function checkTabs(scene: Scene): Promise<void> {
  const pages = scene.tabs.filter((page) => !isPaying(page));
  const shown = await Promise.all(pages.map(async (page) => (await isUnlocked(page)) || saysPaid(page)));
  if (!shown.includes(true)) return;
  if (!(await hasPaidOrder(scene))) scene.faults.push("a tab is unlocked, and nothing is paid");
}

/** In the end every tab shows the post to a subscriber, and to nobody else. */
async function checkEnd(scene: Scene): Promise<void> {
  await scene.product.control.act("clearFaults");
  await settleEvents(scene);
  await readAnew(scene);
  const is = isSubscribed(scene);
  for (const [at, page] of scene.tabs.entries()) {
    if ((await isUnlocked(page)) !== is) {
      scene.faults.push(`tab ${at + 1} is ${is ? "locked, and paid for" : "unlocked, and not paid for"}`);
    }
  }
}

/** `seed` gives the history. */
export async function playPurchases({ browser, product, seed, steps }: Play): Promise<Played> {
  const random = seededRandom(seed);
  const context = await browser.newContext({ locale: "en-GB", baseURL: product.origin });
  context.setDefaultTimeout(ACTION_WITHIN_MS);
  try {
    const shop = await aShop(product);
    const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
    for (const page of tabs) {
      if (page === tabs[0]) await startSignedIn(page, product, shop.buyer);
      await page.goto(shop.post);
    }
    const scene: Scene = {
      browser,
      context,
      product,
      shop,
      random,
      tabs,
      orders: new Map(),
      eventsUntil: 0,
      faults: [],
    };
    const counts: Record<string, number> = {};
    const failures: string[] = [];
    const did: string[] = [];
    const note = (): void => {
      for (const fault of scene.faults.splice(0)) failures.push(`${fault} (after ${did.join(", ")})`);
    };
    for (let step = 1; step <= steps; step += 1) {
      const name = random.weighted(WEIGHTS);
      counts[name] = (counts[name] ?? 0) + 1;
      did.push(name);
      try {
        await STEPS[name](scene);
        await checkTabs(scene);
      } catch (error) {
        scene.faults.push(`${error instanceof Error ? error.message.split("\n")[0] : String(error)}`);
        note();
        break;
      }
      note();
    }
    await checkEnd(scene);
    note();
    return { failures, counts, orders: scene.orders.size };
  } finally {
    await context.close();
  }
}

// Target 4: messages to invisible tabs: hidden, frozen, and in the back-forward cache.
import { type Browser } from "@playwright/test";
import { COUNT_MESSAGES_SCRIPT, MESSAGE_COUNT, type MessageCount } from "../../support/core/coreMessages.ts";
import { goBack, launchWithMemory, noteRestores, TRIES } from "../../support/pageMemory.ts";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { createWalkTabs, type WalkTab } from "../../support/core/walkTabs.ts";
import { setTheDay, sleep, startStream, stopStream, until } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";
import { TOUCHLINE } from "../lib/ways.ts";

interface HiddenFigures {
  /** Messages with rows to the hidden and the frozen tab. */
  readonly rowMessages: number;
  /** Number of snapshots each was sent when it was shown. */
  readonly catchUps: readonly number[];
  /** The page was restored from the back-forward cache; a message to it would have evicted it. */
  readonly restored: boolean;
}

const count = async (tab: WalkTab): Promise<MessageCount> =>
  (await tab.read<MessageCount>(MESSAGE_COUNT)) ?? {
    all: Number.NaN,
    rows: Number.NaN,
    snapshots: Number.NaN,
  };

async function countUnseen(browser: Browser, product: Product, ms: number) {
  const tabs = await createWalkTabs(browser, true, COUNT_MESSAGES_SCRIPT);
  try {
    const [hidden, frozen] = [await tabs.open(product.origin), await tabs.open(product.origin)];
    for (const tab of [hidden, frozen]) {
      await tab.show();
      await until("a tab", async () => (await tab.read<boolean>(TOUCHLINE.isReady)) === true);
    }
    const seen = await tabs.open(product.origin);
    await until("the tab in front", async () => (await seen.read<boolean>(TOUCHLINE.isReady)) === true);
    await until("hiding", async () => (await hidden.read("document.visibilityState")) === "hidden");
    const before = [await count(hidden), await count(frozen)];
    await frozen.setFrozen(true);
    await sleep(ms);
    await frozen.setFrozen(false);
    const after = [await count(hidden), await count(frozen)];
    const catchUps: number[] = [];
    for (const tab of [hidden, frozen]) {
      const { snapshots } = await count(tab);
      await tab.show();
      await until("a catch-up", async () => (await count(tab)).snapshots > snapshots);
      await sleep(500);
      catchUps.push((await count(tab)).snapshots - snapshots);
    }
    const rowMessages = after.reduce((sum, { rows }, index) => sum + rows - (before[index]?.rows ?? 0), 0);
    return { rowMessages, catchUps };
  } finally {
    await tabs.close();
  }
}

async function isRestored(browser: Browser, product: Product, ms: number): Promise<boolean> {
  const context = await browser.newContext();
  try {
    const other = await context.newPage();
    const page = await context.newPage();
    await noteRestores(page);
    for (const each of [other, page]) await each.goto(product.origin);
    let restored = false;
    for (let tries = 0; tries < TRIES && !restored; tries += 1) {
      await listPage(page).settled();
      await page.goto(`${product.origin}/api-docs`);
      await sleep(ms);
      restored = await goBack(page);
    }
    return restored;
  } finally {
    await context.close();
  }
}

/** With the stream running, `ms` each. */
async function countHidden(product: Product, ms: number): Promise<HiddenFigures> {
  await setTheDay(product.control);
  const browser = await launchWithMemory();
  await startStream(product.control);
  try {
    return {
      ...(await countUnseen(browser, product, ms)),
      restored: await isRestored(browser, product, ms),
    };
  } finally {
    await stopStream(product.control);
    await browser.close();
  }
}

export async function measureHidden(product: Product): Promise<readonly Measured[]> {
  const { rowMessages, catchUps, restored } = await countHidden(product, 10_000);
  const right = catchUps.every((snapshots) => snapshots === 1) && restored;
  return [
    {
      target: {
        number: 4,
        what: "row messages to hidden, frozen or bfcached tabs",
        target: "0; one catch-up when shown; bfcache restores succeed",
        atMost: 0,
      },
      value: right ? rowMessages : Number.NaN,
      shown: `${rowMessages}; ${catchUps.join(" and ")} catch-up each; ${restored ? "restored" : "not restored"}`,
    },
  ];
}

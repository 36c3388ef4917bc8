// Target 14: scrolling 1,500 matches with the stream running and the processor slowed down six times.
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { wheelFor } from "../../support/wheel.ts";
import { takeLongTasks, WATCH_SCRIPT } from "../lib/pageWatch.ts";
import { setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";

const SLOWER = 6;
const SCROLL_MS = 20_000;
const BLANK_MAX_MS = 100;
const TASK_MAX_MS = 200;

/**
 * Checks in every frame for `ms` whether filled rows are in the middle of the screen; returns the longest time
 * without, in ms. Runs in the page.
 */
function longestBlank(ms: number): Promise<number> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    let filledAt = startedAt;
    let longest = 0;
    const isFilled = (y: number): boolean => {
      const line = document.elementFromPoint(innerWidth / 2, y)?.closest("[data-line]");
      if (!line) return false;
      // A league's heading does not count as blank.
      const row = line.querySelector("[data-match-id]");
      return row === null || row.querySelector("[data-field=minute]") !== null;
    };
    const look = (): void => {
      const now = performance.now();
      if ([0.4, 0.6, 0.8].every((share) => isFilled(innerHeight * share))) filledAt = now;
      longest = Math.max(longest, now - filledAt);
      if (now - startedAt >= ms) resolve(longest);
      else requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

export async function measureThrottledScroll(product: Product): Promise<readonly Measured[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    const page = await run.browser.newPage({ viewport: { width: 1360, height: 900 } });
    await page.addInitScript(WATCH_SCRIPT);
    await page.goto(origin);
    await listPage(page).settled();
    await startStream(control);
    await sleep(4_000);
    const session = await page.context().newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: SLOWER });
    await sleep(1_000);
    await page.mouse.move(680, 500);
    await page.evaluate(takeLongTasks);
    const blank = page.evaluate(longestBlank, SCROLL_MS);
    await wheelFor(page, SCROLL_MS);
    const blankMs = await blank;
    const longest = Math.max(0, ...(await page.evaluate(takeLongTasks)));
    return [
      {
        target: {
          number: 14,
          what: `scrolling 1,500 matches with the stream on, CPU ${SLOWER}× slower: longest blank place`,
          target: `≤ ${BLANK_MAX_MS} ms`,
          atMost: BLANK_MAX_MS,
        },
        value: blankMs,
        shown: `${blankMs.toFixed(0)} ms`,
      },
      {
        target: {
          number: 14,
          what: "… longest task",
          target: `≤ ${TASK_MAX_MS} ms`,
          atMost: TASK_MAX_MS,
        },
        value: longest,
        shown: `${longest.toFixed(0)} ms`,
      },
    ];
  } finally {
    await stopStream(control);
    await run.end();
  }
}

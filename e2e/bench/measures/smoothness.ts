// Target 8: long tasks under the stream and its bursts, and click delays with and without the stream.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import type { Product } from "../../support/product.ts";
import { takeClickTimes, takeLongTasks, WATCH_SCRIPT } from "../lib/pageWatch.ts";
import { MATCHES, setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import { inTurn, percentile } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";

const LOAD_MS = 5_000;
const WATCHED_MS = 60_000;
const CLICKS = 60;
const CLICK_EVERY_MS = 120;
const ROUNDS = 8;

async function click(page: Page): Promise<readonly number[]> {
  const star = page.locator("[data-line] [data-favorite=match]").first();
  await page.evaluate(takeClickTimes);
  for (let clicks = 0; clicks < CLICKS; clicks += 1) {
    await star.click();
    await sleep(CLICK_EVERY_MS);
  }
  return page.evaluate(takeClickTimes);
}

export async function measureSmoothness(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    const page = await run.browser.newPage({ viewport: { width: 1360, height: 900 } });
    await page.addInitScript(WATCH_SCRIPT);
    await page.goto(origin);
    await listPage(page).settled();
    await startStream(control);
    await sleep(LOAD_MS);
    await page.evaluate(takeLongTasks);
    await sleep(WATCHED_MS / 2);
    await control.act("burst", { records: MATCHES });
    await sleep(WATCHED_MS / 2);
    const longTasks = await page.evaluate(takeLongTasks);
    report(`long tasks: ${longTasks.length === 0 ? "none" : longTasks.map(Math.round).join(", ")}`);
    const times = { with: [] as number[], without: [] as number[] };
    for (const way of inTurn(["with", "without"] as const, ROUNDS)) {
      await (way === "with" ? startStream(control) : stopStream(control));
      await sleep(1_000);
      times[way].push(...(await click(page)));
      report(`clicks ${way} the stream: p98 ${percentile(times[way], 98).toFixed(1)} ms so far`);
    }
    const p98 = { with: percentile(times.with, 98), without: percentile(times.without, 98) };
    return [
      {
        target: {
          number: 8,
          what: "long tasks in 60 s including a burst of 1,500",
          target: "0",
          atMost: 0,
        },
        value: longTasks.length,
        shown:
          longTasks.length === 0
            ? "0"
            : `${longTasks.length} (${Math.max(...longTasks).toFixed(0)} ms at most)`,
      },
      {
        target: { number: 8, what: "click p98 with the stream ÷ without", target: "≤ 1.25", atMost: 1.25 },
        value: p98.with / p98.without,
        shown: `${(p98.with / p98.without).toFixed(2)} (${p98.with.toFixed(1)} ÷ ${p98.without.toFixed(1)} ms)`,
      },
    ];
  } finally {
    await stopStream(control);
    await run.end();
  }
}

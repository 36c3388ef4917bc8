// Target 19: the board of 16 matches against 16 tabs of the lightest page, and whether anything on it moves in 5 min.
import { runningMatchIds } from "../../backend/testing/feedClient.ts";
import type { Product } from "../../support/product.ts";
import { settledWindows } from "../lib/settled.ts";
import { type Run, setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";
import { L, TOUCHLINE, type Way } from "../lib/ways.ts";
import { partsText, ratioOf, ratioText } from "../lib/windows.ts";

const TILES = 16;
/** Shifts are counted for so long under the stream, ms. */
const STILL_MS = 5 * 60_000;

const SHIFTS = `new PerformanceObserver((list) => {
  window.shifts = (window.shifts ?? 0) + list.getEntries().filter((entry) => !entry.hadRecentInput).length;
}).observe({ type: "layout-shift", buffered: true });`;

function boardOf(ids: readonly number[]): Way {
  return {
    ...TOUCHLINE,
    name: "board",
    path: `/board?m=${ids.join(",")}`,
    isReady: `document.querySelectorAll("[data-board-place] [data-field=minute]").length === ${TILES}`,
    script: SHIFTS,
  };
}

/** Runs both at the same time, in browsers of their own. */
export async function measureMatchBoard(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const { control, origin } = product;
  await setTheDay(control);
  const board = boardOf((await runningMatchIds(origin)).slice(0, TILES));
  const runs = new Map<Way, Run>([
    [board, await startRun(product)],
    [L, await startRun(product)],
  ]);
  try {
    const tab = await runs.get(board)!.open(board, false);
    for (let opened = 0; opened < TILES; opened += 1) await runs.get(L)!.open(L, opened > 0);
    // Summaries arrive after the rows.
    await sleep(5_000);
    await tab.evaluate("window.shifts = 0");
    await startStream(control);
    const startedAt = Date.now();
    const windows = await settledWindows([product], runs);
    await sleep(startedAt + STILL_MS - Date.now());
    const shifts = Number(await tab.evaluate("window.shifts"));
    report(`board ${ratioText(windows, board, L, "all")}, ${shifts} shifts`);
    return [
      {
        target: {
          number: 19,
          what: `CPU, a board of ${TILES} matches ÷ ${TILES} tabs of L, 1 visible`,
          target: "≤ 0.30",
          atMost: 0.3,
        },
        value: ratioOf(windows, board, L, "all"),
        shown: `${ratioText(windows, board, L, "all")}; ${partsText(windows, board)} ÷ ${partsText(windows, L)}`,
      },
      {
        target: {
          number: 19,
          what: `… layout shifts in ${STILL_MS / 60_000} min of the stream`,
          target: "0",
          atMost: 0,
        },
        value: shifts,
        shown: `${shifts}`,
      },
    ];
  } finally {
    await stopStream(control);
    for (const run of runs.values()) await run.end();
  }
}

// Target 7: the cost of the live list in one visible tab, compared with a hand-written page.
import type { Product } from "../../support/product.ts";
import { settledCost } from "../lib/settled.ts";
import { MATCHES, setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { DOM, TOUCHLINE, type Way } from "../lib/ways.ts";

const WINDOW_MS = 30_000;
/**
 * Time until the engine has compiled the frequent code in both pages. Code that runs a few times per second gets
 * there late: before, a third of the renderers' time is compilation on separate threads. Tabs stay open for
 * hours.
 */
const SETTLE_MS = 120_000;
const WINDOWS = 3;
const ROUNDS = 3;

async function runOnce(product: Product, way: Way): Promise<number> {
  const { control } = product;
  await setTheDay(control);
  const run = await startRun(product);
  try {
    await run.open(way, false);
    await startStream(control);
    const { renderers } = await settledCost(run, {
      settleMs: SETTLE_MS,
      windowMs: WINDOW_MS,
      windows: WINDOWS,
      async during() {
        await sleep(WINDOW_MS / 2);
        await control.act("burst", { records: MATCHES });
      },
    });
    return renderers;
  } finally {
    await stopStream(control);
    await run.end();
  }
}

/** Runs both in alternating order; three and a half minutes per run. */
export async function measureOneTab(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Way, number[]>([
    [TOUCHLINE, []],
    [DOM, []],
  ]);
  for (const way of inTurn([TOUCHLINE, DOM], ROUNDS)) {
    const cost = await runOnce(product, way);
    costs.get(way)?.push(cost);
    report(`${way.name}: ${cost.toFixed(0)} ms/s in renderers`);
  }
  const ours = median(costs.get(TOUCHLINE) ?? []);
  const theirs = median(costs.get(DOM) ?? []);
  return [
    {
      target: {
        number: 7,
        what: "renderer CPU of the live list, one tab, ÷ DOM",
        target: "≤ 1.10 (must 1.2)",
        atMost: 1.1,
        must: 1.2,
      },
      value: ours / theirs,
      shown: `${(ours / theirs).toFixed(2)} (${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} ms/s, worker included)`,
    },
  ];
}

// Target 2 against the lightest page by hand: twenty tabs, one visible, at the start and later.
import type { Product } from "../../support/product.ts";
import type { CostParts } from "../lib/costParts.ts";
import { medianParts, SETTLED_MS, SETTLED_WINDOW_MS, settledCost } from "../lib/settled.ts";
import { type CpuPerSecond, MATCHES, sleep, underStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { C, L, L2, TOUCHLINE, type Way } from "../lib/ways.ts";

const TABS = 20;
const ROUNDS = 3;
/** Time under the stream until the work caused by opening the tabs has ended. */
const START_MS = 10_000;
const SETTLED_S = SETTLED_MS / 1_000;

/** One run. */
interface Costs {
  readonly atStart: CpuPerSecond;
  /** After SETTLED_MS. It is judged: tabs stay open for hours, and at the start the engine compiles. */
  readonly settled: CpuPerSecond;
}

function runOnce(product: Product, way: Way): Promise<Costs> {
  /** All matches change at once in the middle of a window. */
  const during = async (): Promise<void> => {
    await sleep(SETTLED_WINDOW_MS / 2);
    await product.control.act("burst", { records: MATCHES });
  };
  return underStream(product, way, TABS, async (run) => {
    await sleep(START_MS);
    const atStart = await run.cpuPerSecond(SETTLED_WINDOW_MS, during);
    const settled = await settledCost(run, {
      settleMs: SETTLED_MS - START_MS - SETTLED_WINDOW_MS,
      during,
    });
    return { atStart, settled };
  });
}

const partsText = ({ core, page, hidden, browser, others }: CostParts): string =>
  `core ${core.toFixed(0)}, page in sight ${page.toFixed(0)}, other tabs ${hidden.toFixed(0)}, ` +
  `browser ${browser.toFixed(0)}, graphics and network ${others.toFixed(0)}`;

/** Runs the product, L, C and L2 in alternating order; three minutes per run. */
export async function measureLightestPage(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Way, Costs[]>();
  for (const way of inTurn([L, TOUCHLINE, C, L2], ROUNDS)) {
    const cost = await runOnce(product, way);
    costs.set(way, [...(costs.get(way) ?? []), cost]);
    report(
      `${way.name}: ${cost.atStart.all.toFixed(1)} ms/s at the start, ${cost.settled.all.toFixed(1)} ms/s after ` +
        `${SETTLED_S} s of the stream (${partsText(cost.settled.parts)})`,
    );
  }
  const cpu = (way: Way, when: keyof Costs): number =>
    median((costs.get(way) ?? []).map((cost) => cost[when].all));
  const ratio = (way: Way, peer: Way, when: keyof Costs): number => cpu(way, when) / cpu(peer, when);
  const ratioText = (way: Way, peer: Way, when: keyof Costs): string =>
    `${ratio(way, peer, when).toFixed(2)} (${cpu(way, when).toFixed(1)} ÷ ${cpu(peer, when).toFixed(1)} ms/s)`;
  const bothText = (way: Way, peer: Way): string =>
    `${ratioText(way, peer, "settled")} after ${SETTLED_S} s of the stream, ${ratioText(way, peer, "atStart")} at the start`;
  /** Where the time of a way goes, once it is settled. */
  const partsOf = (way: Way): string =>
    partsText(medianParts((costs.get(way) ?? []).map(({ settled }) => settled.parts)));
  const against = (peer: Way, atMost: number, must = atMost): Measured => ({
    target: {
      number: 2,
      what: `CPU, ${TABS} tabs, 1 visible, ÷ ${peer.name}`,
      target: `≤ ${atMost}${must === atMost ? "" : ` (must ${must})`}`,
      atMost,
      must,
    },
    value: ratio(TOUCHLINE, peer, "settled"),
    shown:
      `${bothText(TOUCHLINE, peer)}; ${partsOf(TOUCHLINE)} ÷ ${partsOf(peer)}` +
      (peer === L2 ? `; C ÷ L2 ${bothText(C, L2)}; C: ${partsOf(C)}` : ""),
  });
  return [against(L, 0.35, 0.42), against(L2, 1.15)];
}

// Targets 1, 2 and 3: the cost of twenty tabs, one of them visible or all hidden.
import type { Product } from "../../support/product.ts";
import { MATCHES, setTheDay, sleep, startRun, startStream, stopStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { A, LOW_POWER, TOUCHLINE, type Way } from "../lib/ways.ts";

const TABS = 20;
const MORE_TABS = 10;
const WINDOW_MS = 15_000;
const ROUNDS = 3;
/** In ms: time for the work caused by opening the tabs to end. */
const SETTLE_MS = 5_000;
/**
 * The same after more tabs were opened: until the browser's reading of the memory of its processes, about 65 s after its
 * start, is over.
 */
const SETTLE_MORE_MS = 20_000;

/** The ways that are measured with all tabs hidden too. */
const HIDDEN: ReadonlySet<Way> = new Set([A, TOUCHLINE]);

/** Milliseconds of processor time per second; NaN where a way is not measured so. */
interface Cost {
  readonly oneSeen: number;
  readonly allHidden: number;
  readonly moreHidden: number;
  readonly sockets: number;
  readonly listRequests: number;
}

/** Number of requests for a whole list of matches. */
function listRequests(requests: Readonly<Record<string, number>>): number {
  return (requests["/api/football/fixture"] ?? 0) + (requests["/api/football/live"] ?? 0);
}

async function runOnce(product: Product, way: Way, alsoHidden: boolean): Promise<Cost> {
  const { control } = product;
  await setTheDay(control);
  await control.act("resetCounters");
  const run = await startRun(product);
  try {
    const burst = async (): Promise<void> => {
      await sleep(WINDOW_MS / 2);
      await control.act("burst", { records: MATCHES });
    };
    for (let opened = 0; opened < TABS; opened += 1) await run.open(way, opened > 0);
    const { sinceReset, openSockets } = await control.state();
    await sleep(SETTLE_MS);
    await startStream(control);
    await sleep(SETTLE_MS);
    const oneSeen = await run.cpuPerSecond(WINDOW_MS, burst);
    let allHidden = Number.NaN;
    let moreHidden = Number.NaN;
    if (alsoHidden) {
      await run.hideAll();
      await sleep(SETTLE_MS);
      allHidden = (await run.cpuPerSecond(WINDOW_MS, burst)).all;
    }
    if (alsoHidden && way === TOUCHLINE) {
      for (let opened = 0; opened < MORE_TABS; opened += 1) await run.open(way, true);
      await sleep(SETTLE_MORE_MS);
      moreHidden = (await run.cpuPerSecond(WINDOW_MS, burst)).all;
    }
    return {
      oneSeen: oneSeen.all,
      allHidden,
      moreHidden,
      sockets: openSockets,
      listRequests: listRequests(sinceReset.requests),
    };
  } finally {
    await stopStream(control);
    await run.end();
  }
}

/** Runs the contenders in alternating order; about a minute per run. */
export async function measureManyTabs(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Way, Cost[]>();
  for (const way of inTurn([A, TOUCHLINE, LOW_POWER], ROUNDS)) {
    const cost = await runOnce(product, way, HIDDEN.has(way));
    costs.set(way, [...(costs.get(way) ?? []), cost]);
    report(
      `${way.name}: ${cost.oneSeen.toFixed(0)} ms/s with one tab seen` +
        (Number.isNaN(cost.allHidden) ? "" : `, ${cost.allHidden.toFixed(0)} with none`) +
        (Number.isNaN(cost.moreHidden) ? "" : `, ${cost.moreHidden.toFixed(0)} with ten more`) +
        `; ${cost.sockets} sockets, ${cost.listRequests} lists`,
    );
  }
  const of = (way: Way, figure: keyof Cost): number =>
    median((costs.get(way) ?? []).map((cost) => cost[figure]).filter((cost) => !Number.isNaN(cost)));
  const share = (figure: "oneSeen" | "allHidden", against: Way): number =>
    of(TOUCHLINE, figure) / of(against, figure);
  const added = (of(TOUCHLINE, "moreHidden") - of(TOUCHLINE, "allHidden")) / of(A, "allHidden");
  const msPerSecond = (way: Way, figure: keyof Cost): string => `${of(way, figure).toFixed(0)} ms/s`;
  const oneSeenAgainst = (peer: Way, atMost: number): Measured => ({
    target: {
      number: 2,
      what: `CPU, ${TABS} tabs, 1 visible, ÷ ${peer.name}`,
      target: `≤ ${atMost}`,
      atMost,
    },
    value: share("oneSeen", peer),
    shown: `${share("oneSeen", peer).toFixed(3)} (${msPerSecond(TOUCHLINE, "oneSeen")} ÷ ${msPerSecond(peer, "oneSeen")})`,
  });
  const worst = (figure: "sockets" | "listRequests"): number =>
    Math.max(...(costs.get(TOUCHLINE) ?? []).map((cost) => cost[figure]));
  return [
    {
      target: {
        number: 1,
        what: `sockets and list requests with ${TABS} tabs`,
        target: "1 and 1",
        atMost: 1,
      },
      value: Math.max(worst("sockets"), worst("listRequests")),
      shown: `${worst("sockets")} and ${worst("listRequests")}`,
    },
    oneSeenAgainst(A, 0.05),
    {
      target: {
        number: 3,
        what: `CPU, ${TABS} tabs, all hidden, ÷ A`,
        target: "≤ 0.07 (must 0.10)",
        atMost: 0.07,
        must: 0.1,
      },
      value: share("allHidden", A),
      shown: `${share("allHidden", A).toFixed(3)} (${msPerSecond(TOUCHLINE, "allHidden")} ÷ ${msPerSecond(A, "allHidden")})`,
    },
    {
      target: {
        number: 3,
        what: `${MORE_TABS} more hidden tabs add, of A`,
        target: "≤ 2 %",
        atMost: 0.02,
      },
      value: added,
      shown: `${(100 * added).toFixed(1)} % (${msPerSecond(TOUCHLINE, "moreHidden")} with ${TABS + MORE_TABS})`,
    },
    {
      target: {
        number: 15,
        what: `low power: CPU, ${TABS} tabs, 1 visible, ÷ without it`,
        target: "< 1",
        atMost: 0.99,
      },
      value: of(LOW_POWER, "oneSeen") / of(TOUCHLINE, "oneSeen"),
      shown: `${(of(LOW_POWER, "oneSeen") / of(TOUCHLINE, "oneSeen")).toFixed(2)} (${msPerSecond(LOW_POWER, "oneSeen")})`,
    },
  ];
}

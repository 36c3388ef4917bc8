// Targets 1, 2 and 3: the cost of twenty tabs, one of them visible or all hidden.
import type { Product } from "../../support/product.ts";
import type { CostParts } from "../lib/costParts.ts";
import { MATCHES, setTheDay, sleep, startRun, startStream, stopStream, underStream } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { A, A2, C, L, L2, LOW_POWER, TOUCHLINE, type Way } from "../lib/ways.ts";

const TABS = 20;
const MORE_TABS = 10;
const WINDOW_MS = 15_000;
const ROUNDS = 3;
/** In ms: time for the work caused by opening the tabs to end. */
const SETTLE_MS = 5_000;

/** In ms: time under the stream until the engine has compiled what runs often. */
const SETTLED_MS = 75_000;
/** The ways that are measured once more then, in runs of their own: an afternoon is longer than a start. */
const SETTLED: readonly Way[] = [L, TOUCHLINE, C, L2];
const SETTLED_ROUNDS = 2;

/** The ways that are measured with all tabs hidden too. */
const HIDDEN: ReadonlySet<Way> = new Set([A, TOUCHLINE]);

/** The ways that differ by less than the rounds of one do are measured in more rounds, with one tab seen. */
const CLOSE: readonly Way[] = [TOUCHLINE, C, L2, LOW_POWER];
const CLOSE_ROUNDS = 2;

/** Milliseconds of processor time per second; NaN where a way is not measured so. */
interface Cost {
  readonly oneSeen: number;
  /** The same by part of the browser. */
  readonly parts: CostParts;
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
      await sleep(SETTLE_MS);
      moreHidden = (await run.cpuPerSecond(WINDOW_MS, burst)).all;
    }
    return {
      oneSeen: oneSeen.all,
      parts: oneSeen.parts,
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

/** The cost with one tab seen, without a burst, once the engine has compiled what runs often; ms/s. */
function runSettled(product: Product, way: Way): Promise<number> {
  return underStream(product, way, TABS, async (run) => {
    await sleep(SETTLED_MS);
    return (await run.cpuPerSecond(WINDOW_MS)).all;
  });
}

const partsText = ({ core, page, hidden, browser, others }: CostParts): string =>
  `core ${core.toFixed(0)}, page in sight ${page.toFixed(0)}, other tabs ${hidden.toFixed(0)}, ` +
  `browser ${browser.toFixed(0)}, graphics and network ${others.toFixed(0)}`;

/** The medians of each part. */
function medianParts(all: readonly CostParts[]): CostParts {
  const of = (part: keyof CostParts): number => median(all.map((parts) => parts[part]));
  return {
    core: of("core"),
    page: of("page"),
    hidden: of("hidden"),
    browser: of("browser"),
    others: of("others"),
  };
}

/** Runs the contenders in alternating order; a minute to two per run. */
export async function measureManyTabs(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Way, Cost[]>();
  const runs = [
    ...inTurn([A, A2, L, ...CLOSE], ROUNDS).map((way) => ({ way, alsoHidden: HIDDEN.has(way) })),
    ...inTurn(CLOSE, CLOSE_ROUNDS).map((way) => ({ way, alsoHidden: false })),
  ];
  for (const { way, alsoHidden } of runs) {
    const cost = await runOnce(product, way, alsoHidden);
    costs.set(way, [...(costs.get(way) ?? []), cost]);
    report(
      `${way.name}: ${cost.oneSeen.toFixed(0)} ms/s with one tab seen (${partsText(cost.parts)})` +
        (Number.isNaN(cost.allHidden) ? "" : `, ${cost.allHidden.toFixed(0)} with none`) +
        (Number.isNaN(cost.moreHidden) ? "" : `, ${cost.moreHidden.toFixed(0)} with ten more`) +
        `; ${cost.sockets} sockets, ${cost.listRequests} lists`,
    );
  }
  const settled = new Map<Way, number[]>();
  for (const way of inTurn(SETTLED, SETTLED_ROUNDS)) {
    const cost = await runSettled(product, way);
    settled.set(way, [...(settled.get(way) ?? []), cost]);
    report(`${way.name}: ${cost.toFixed(0)} ms/s after ${SETTLED_MS / 1_000} s of the stream`);
  }
  const ratioText = (ours: number, theirs: number): string =>
    `${(ours / theirs).toFixed(2)}, ${ours.toFixed(0)} ÷ ${theirs.toFixed(0)} ms/s`;
  const settledText = (way: Way, peer: Way): string =>
    ratioText(median(settled.get(way) ?? []), median(settled.get(peer) ?? []));
  const settledAgainst = (peer: Way): string =>
    `after ${SETTLED_MS / 1_000} s of the stream ${settledText(TOUCHLINE, peer)}`;
  const of = (way: Way, figure: Exclude<keyof Cost, "parts">): number =>
    median((costs.get(way) ?? []).map((cost) => cost[figure]).filter((cost) => !Number.isNaN(cost)));
  const share = (figure: "oneSeen" | "allHidden", against: Way): number =>
    of(TOUCHLINE, figure) / of(against, figure);
  const added = (of(TOUCHLINE, "moreHidden") - of(TOUCHLINE, "allHidden")) / of(A, "allHidden");
  const msPerSecond = (way: Way, figure: Exclude<keyof Cost, "parts">): string =>
    `${of(way, figure).toFixed(0)} ms/s`;
  /** Where the time of a way goes. */
  const partsOf = (way: Way): string =>
    partsText(medianParts((costs.get(way) ?? []).map(({ parts }) => parts)));
  const oneSeenAgainst = (peer: Way, atMost: number, must = atMost): Measured => ({
    target: {
      number: 2,
      what: `CPU, ${TABS} tabs, 1 visible, ÷ ${peer.name}`,
      target: `≤ ${atMost}${must === atMost ? "" : ` (must ${must})`}`,
      atMost,
      must,
    },
    value: share("oneSeen", peer),
    shown:
      `${share("oneSeen", peer).toFixed(3)} (${msPerSecond(TOUCHLINE, "oneSeen")} ÷ ${msPerSecond(peer, "oneSeen")}` +
      (peer === L ? `; ${partsOf(TOUCHLINE)} ÷ ${partsOf(L)}` : "") +
      (settled.has(peer) ? `; ${settledAgainst(peer)}` : "") +
      (peer === L2
        ? `; C ÷ L2 ${ratioText(of(C, "oneSeen"), of(L2, "oneSeen"))}, then ${settledText(C, L2)}`
        : "") +
      ")",
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
    oneSeenAgainst(A2, 0.15),
    oneSeenAgainst(L, 0.35, 0.42),
    oneSeenAgainst(L2, 1.15),
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

// The pairs of points whose ratios are targets of growth, and their lines in the table.
import { BASE, type Scene } from "./growth.ts";
import { SETTLED_MS } from "./settled.ts";
import type { Measured } from "./target.ts";
import { L_CLOSING, TOUCHLINE, type Way } from "./ways.ts";

/** A way in a scene. */
export interface Point extends Way {
  readonly scene: Scene;
}

/** Two points that differ in one number. They are measured at the same time. */
export interface Pair {
  readonly more: Point;
  readonly less: Point;
  readonly rounds: number;
}

const pairOf = (way: Way, rounds: number, more: Partial<Scene>, less: Partial<Scene>): Pair => ({
  more: { ...way, scene: { ...BASE, ...more } },
  less: { ...way, scene: { ...BASE, ...less } },
  rounds,
});

const byTabs = pairOf(TOUCHLINE, 3, { tabs: 60 }, { tabs: 20 });
const byMatches = pairOf(TOUCHLINE, 3, { matches: 5_000 }, {});
/** It receives nothing while hidden: it shows what open tabs cost in any case. */
const byTabsOfL = pairOf(L_CLOSING, 1, { tabs: 60 }, { tabs: 20 });

export const PAIRS: readonly Pair[] = [byTabs, byMatches, byTabsOfL];

/** The lines of the table. `cpuOf`: processor time of a point once it is settled, ms per second. */
export function ratioLines(cpuOf: (point: Point) => number): readonly Measured[] {
  const ratioText = ({ more, less }: Pair): string =>
    `${(cpuOf(more) / cpuOf(less)).toFixed(2)} (${cpuOf(more).toFixed(1)} ÷ ${cpuOf(less).toFixed(1)} ms/s)`;
  const line = (what: string, pair: Pair, also = ""): Measured => ({
    target: { number: 18, what: `growth: ${what}`, target: "≤ 1.3", atMost: 1.3 },
    value: cpuOf(pair.more) / cpuOf(pair.less),
    shown: `${ratioText(pair)} after ${SETTLED_MS / 1_000} s of the stream${also}`,
  });
  return [
    line("CPU, 60 tabs ÷ 20 tabs, 1 visible", byTabs, `; L, closed while hidden: ${ratioText(byTabsOfL)}`),
    line("CPU of one visible tab, 5,000 matches ÷ 1,500", byMatches),
  ];
}

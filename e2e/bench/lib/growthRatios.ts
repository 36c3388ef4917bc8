// The points whose ratios are targets of growth, and their lines in the table.
import { BASE, type Scene } from "./growth.ts";
import { SETTLED_MS } from "./settled.ts";
import type { Measured } from "./target.ts";

export interface Judged {
  readonly scene: Scene;
  /** L2 receives nothing while hidden: it shows what open tabs cost in any case. */
  readonly who: "Touchline" | "L2";
  readonly rounds: number;
}

const ours = (scene: Partial<Scene>): Judged => ({
  scene: { ...BASE, ...scene },
  who: "Touchline",
  rounds: 3,
});
const [twenty, sixty] = [ours({ tabs: 20 }), ours({ tabs: 60 })];
const [short, long] = [ours({}), ours({ matches: 5_000 })];
const [twentyOfL2, sixtyOfL2] = [twenty, sixty].map(({ scene }): Judged => ({
  scene,
  who: "L2",
  rounds: 1,
})) as [Judged, Judged];

export const JUDGED: readonly Judged[] = [twenty, sixty, short, long, twentyOfL2, sixtyOfL2];

/** The lines of the table. `cpuOf`: processor time of a point once it is settled, ms per second. */
export function ratioLines(cpuOf: (judged: Judged) => number): readonly Measured[] {
  const ratioText = (more: Judged, less: Judged): string =>
    `${(cpuOf(more) / cpuOf(less)).toFixed(2)} (${cpuOf(more).toFixed(1)} ÷ ${cpuOf(less).toFixed(1)} ms/s)`;
  const line = (what: string, more: Judged, less: Judged, also = ""): Measured => ({
    target: { number: 18, what: `growth: ${what}`, target: "≤ 1.3", atMost: 1.3 },
    value: cpuOf(more) / cpuOf(less),
    shown: `${ratioText(more, less)} after ${SETTLED_MS / 1_000} s of the stream${also}`,
  });
  return [
    line(
      "CPU, 60 tabs ÷ 20 tabs, 1 visible",
      sixty,
      twenty,
      `; L2, whose hidden tabs receive nothing: ${ratioText(sixtyOfL2, twentyOfL2)}`,
    ),
    line("CPU of one visible tab, 5,000 matches ÷ 1,500", long, short),
  ];
}

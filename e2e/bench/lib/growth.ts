// Points and curves of the measurement of growth, and their lines in the table of targets.
import type { Measured } from "./target.ts";

/** Time under the stream until the work caused by opening the tabs has ended. */
export const SETTLE_MS = 30_000;
/** Time under the stream after which a ratio is judged. */
export const SETTLED_MS = 75_000;

export interface Scene {
  readonly tabs: number;
  readonly matches: number;
  readonly framesPerSecond: number;
  /** Languages of the tabs at once. */
  readonly languages: number;
}

/** L2 receives nothing while hidden: it shows what open tabs cost in any case. */
export type Who = "Touchline" | "A" | "L2";

export interface Cost {
  /** Processor time of all processes of the browser after SETTLE_MS of the stream, ms per second. */
  readonly cpu: number;
  /** The same after SETTLED_MS, when the engine has compiled what runs often; NaN where no ratio is judged. */
  readonly settledCpu: number;
  /** PSS of all renderers, MB. */
  readonly memory: number;
}

export interface GrowthPoint {
  readonly scene: Scene;
  readonly who: Who;
  /** Undefined if the tabs did not open within the limit of time. */
  readonly cost: Cost | undefined;
  /** Number of tabs that were open at the end. */
  readonly opened: number;
}

export interface Curve {
  /** Name of its file. */
  readonly name: string;
  readonly title: string;
  /** What stays the same along it. */
  readonly constant: string;
  readonly varies: keyof Scene;
  readonly values: readonly number[];
  /** What a point has where the curve does not vary. */
  readonly base: Scene;
}

const BASE: Scene = { tabs: 1, matches: 1_500, framesPerSecond: 10, languages: 1 };

export const CURVES: readonly Curve[] = [
  {
    name: "tabs",
    title: "tabs",
    constant: "1,500 matches, 10 frames a second, one language",
    varies: "tabs",
    values: [1, 5, 20, 60],
    base: BASE,
  },
  {
    name: "matches",
    title: "matches",
    constant: "one tab, 10 frames a second; each match changes as often, so that frames grow with the list",
    varies: "matches",
    values: [150, 1_500, 5_000],
    base: BASE,
  },
  {
    name: "frames",
    title: "frames a second",
    constant: "one tab, 1,500 matches, 50 records a frame",
    varies: "framesPerSecond",
    values: [1, 10, 50],
    base: BASE,
  },
  {
    name: "languages",
    title: "languages at once",
    constant: "five tabs, 1,500 matches, 10 frames a second",
    varies: "languages",
    values: [1, 5],
    base: { ...BASE, tabs: 5 },
  },
];

export const sceneAt = ({ base, varies }: Curve, value: number): Scene => ({ ...base, [varies]: value });

const keyOf = ({ tabs, matches, framesPerSecond, languages }: Scene): string =>
  [tabs, matches, framesPerSecond, languages].join(" ");

export const isSameScene = (one: Scene, other: Scene): boolean => keyOf(one) === keyOf(other);

/** Every scene of the curves once, in their order. */
export function allScenes(): readonly Scene[] {
  const scenes = CURVES.flatMap((curve) => curve.values.map((value) => sceneAt(curve, value)));
  return [...new Map(scenes.map((scene) => [keyOf(scene), scene])).values()];
}

/** The scenes whose ratio shows what hidden tabs cost. */
export const MANY_TABS: readonly Scene[] = [
  { ...BASE, tabs: 20 },
  { ...BASE, tabs: 60 },
];

/** The scenes whose ratios are targets. */
export const JUDGED: readonly Scene[] = [...MANY_TABS, BASE, { ...BASE, matches: 5_000 }];

export interface Growth {
  /** One point for each scene with the product and with A; of L2 where hidden tabs are compared. */
  readonly points: readonly GrowthPoint[];
  /** Heap of the worker with 5,000 matches, MB. */
  readonly workerHeap: number;
}

export function pointOf({ points }: Growth, scene: Scene, who: Who): GrowthPoint | undefined {
  return points.find((point) => point.who === who && isSameScene(point.scene, scene));
}

/** The lines of the table. */
export function growthLines(growth: Growth): readonly Measured[] {
  const ratio = (who: Who, more: Scene, less: Scene): { readonly value: number; readonly shown: string } => {
    const quotient = (figure: keyof Cost): { readonly value: number; readonly text: string } => {
      const [larger = Number.NaN, smaller = Number.NaN] = [more, less].map(
        (scene) => pointOf(growth, scene, who)?.cost?.[figure],
      );
      const value = larger / smaller;
      return { value, text: `${value.toFixed(2)} (${larger.toFixed(0)} ÷ ${smaller.toFixed(0)} ms/s` };
    };
    const { value, text } = quotient("settledCpu");
    const [settled, early] = [SETTLED_MS / 1_000, SETTLE_MS / 1_000];
    return {
      value,
      shown: `${text} after ${settled} s of the stream; after ${early} s ${quotient("cpu").text}))`,
    };
  };
  const target = (what: string) => ({ number: 18, what, target: "≤ 1.3", atMost: 1.3 });
  const [twenty = BASE, sixty = BASE] = MANY_TABS;
  const byTabs = ratio("Touchline", sixty, twenty);
  return [
    {
      target: target("growth: CPU, 60 tabs ÷ 20 tabs, 1 visible"),
      value: byTabs.value,
      shown: `${byTabs.shown}; L2, whose hidden tabs receive nothing: ${ratio("L2", sixty, twenty).shown}`,
    },
    {
      target: target("growth: CPU of one visible tab, 5,000 matches ÷ 1,500"),
      ...ratio("Touchline", { ...BASE, matches: 5_000 }, BASE),
    },
    {
      target: { number: 18, what: "growth: worker heap with 5,000 matches", target: "≤ 12 MB", atMost: 12 },
      value: growth.workerHeap,
      shown: `${growth.workerHeap.toFixed(2)} MB`,
    },
  ];
}

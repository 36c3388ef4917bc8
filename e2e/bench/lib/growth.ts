// Points and curves of the measurement of growth, and their lines in the table of targets.
import { MATCHES, RECORDS_PER_FRAME } from "./stage.ts";
import type { Measured } from "./target.ts";

/**
 * Time under the stream until the work caused by opening the tabs has ended. The figures are read before the browser
 * reads the memory of its processes, about 65 s after its start.
 */
export const SETTLE_MS = 20_000;

export interface Scene {
  readonly tabs: number;
  readonly matches: number;
  readonly framesPerSecond: number;
  /** Languages of the tabs at once. */
  readonly languages: number;
}

export type Who = "Touchline" | "A";

export interface Cost {
  /** Processor time of all processes of the browser after SETTLE_MS of the stream, ms per second. */
  readonly cpu: number;
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

/** What does not vary along a curve. */
export const BASE: Scene = { tabs: 1, matches: 1_500, framesPerSecond: 10, languages: 1 };

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

/** Each match changes as often in a list of any length, so that the same number of changes is visible. */
export const recordsOf = ({ matches }: Scene): number =>
  Math.max(1, Math.round((RECORDS_PER_FRAME * matches) / MATCHES));

export const sceneText = ({ tabs, matches, framesPerSecond, languages }: Scene): string =>
  `${tabs} tabs, ${matches} matches, ${framesPerSecond} frames/s, ${languages} languages`;

const keyOf = ({ tabs, matches, framesPerSecond, languages }: Scene): string =>
  [tabs, matches, framesPerSecond, languages].join(" ");

const isSameScene = (one: Scene, other: Scene): boolean => keyOf(one) === keyOf(other);

/** Every scene of the curves once, in their order. */
export function allScenes(): readonly Scene[] {
  const scenes = CURVES.flatMap((curve) => curve.values.map((value) => sceneAt(curve, value)));
  return [...new Map(scenes.map((scene) => [keyOf(scene), scene])).values()];
}

export interface Growth {
  /** One point for each scene with the product and with A. */
  readonly points: readonly GrowthPoint[];
  /** Heap of the worker with 5,000 matches, MB. */
  readonly workerHeap: number;
}

export function pointOf({ points }: Growth, scene: Scene, who: Who): GrowthPoint | undefined {
  return points.find((point) => point.who === who && isSameScene(point.scene, scene));
}

/** The line of the table. */
export function growthLines({ workerHeap }: Growth): readonly Measured[] {
  return [
    {
      target: { number: 18, what: "growth: worker heap with 5,000 matches", target: "≤ 12 MB", atMost: 12 },
      value: workerHeap,
      shown: `${workerHeap.toFixed(2)} MB`,
    },
  ];
}

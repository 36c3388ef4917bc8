// Target 18: what 40 more hidden tabs and a longer list cost, once tabs have been open for a while.
import type { Product } from "../../support/product.ts";
import { recordsOf, type Scene, sceneText } from "../lib/growth.ts";
import { type Pair, PAIRS, type Point, ratioLines } from "../lib/growthRatios.ts";
import { settledWindows } from "../lib/settled.ts";
import { sideBySide } from "../lib/stage.ts";
import type { Measured } from "../lib/target.ts";
import { cpuOf, ratioOf, type Window } from "../lib/windows.ts";
import { startBenchProduct } from "../startBenchProduct.ts";

const tabsOf = ({ scene }: Point): number => scene.tabs;
const dayOf = (scene: Scene) => ({ ...scene, recordsPerFrame: recordsOf(scene) });

/** Both points at the same time, in browsers of their own. Lists of two lengths come from two servers. */
function runOnce(
  product: Product,
  longer: Product,
  { more, less }: Pair,
  isTurned: boolean,
): Promise<readonly Window<Point>[]> {
  const day = dayOf(less.scene);
  if (more.scene.matches === less.scene.matches) {
    const points = isTurned ? [less, more] : [more, less];
    return sideBySide(product, points, tabsOf, (runs) => settledWindows([product], runs), day);
  }
  return sideBySide(
    product,
    [less],
    tabsOf,
    (runs) =>
      sideBySide(
        longer,
        [more],
        tabsOf,
        (others) => settledWindows([product, longer], new Map([...runs, ...others])),
        dayOf(more.scene),
      ),
    day,
  );
}

/** Runs the pairs; about four minutes per round. */
export async function measureGrowthRatios(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Point, number>();
  const longer = await startBenchProduct();
  try {
    for (const pair of PAIRS) {
      const { more, less, rounds } = pair;
      const all: Window<Point>[] = [];
      for (let round = 0; round < rounds; round += 1) {
        const windows = await runOnce(product, longer, pair, round % 2 === 1);
        all.push(...windows);
        report(
          `${more.name}, ${sceneText(more.scene)} ÷ ${sceneText(less.scene)}: ` +
            `${cpuOf(windows, more, "all").toFixed(1)} ÷ ${cpuOf(windows, less, "all").toFixed(1)} ms/s, ` +
            ratioOf(windows, more, less, "all").toFixed(2),
        );
      }
      for (const point of [more, less]) costs.set(point, cpuOf(all, point, "all"));
    }
  } finally {
    await longer.stop();
  }
  return ratioLines((point) => costs.get(point) ?? Number.NaN);
}

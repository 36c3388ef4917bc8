// Target 18: what 40 more hidden tabs and a longer list cost, once tabs have been open for a while.
import type { Product } from "../../support/product.ts";
import { recordsOf, sceneText } from "../lib/growth.ts";
import { type Judged, JUDGED, ratioLines } from "../lib/growthRatios.ts";
import { settledCost } from "../lib/settled.ts";
import { type Run, underStream } from "../lib/stage.ts";
import { median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";
import { L2, TOUCHLINE } from "../lib/ways.ts";

const WAYS = { Touchline: TOUCHLINE, L2 } as const;

function runOnce(product: Product, { scene, who }: Judged): Promise<number> {
  const read = async (run: Run): Promise<number> => (await settledCost(run)).all;
  return underStream(product, WAYS[who], scene.tabs, read, { ...scene, recordsPerFrame: recordsOf(scene) });
}

/** Runs the judged points in alternating order; about three minutes per run. */
export async function measureGrowthRatios(
  product: Product,
  report: (line: string) => void,
): Promise<readonly Measured[]> {
  const costs = new Map<Judged, number[]>();
  const rounds = Math.max(...JUDGED.map((judged) => judged.rounds));
  for (let round = 0; round < rounds; round += 1) {
    const due = JUDGED.filter((judged) => judged.rounds > round);
    for (const judged of round % 2 === 0 ? due : due.toReversed()) {
      const cost = await runOnce(product, judged);
      costs.set(judged, [...(costs.get(judged) ?? []), cost]);
      report(`${judged.who}, ${sceneText(judged.scene)}: ${cost.toFixed(1)} ms/s`);
    }
  }
  return ratioLines((judged) => median(costs.get(judged) ?? []));
}

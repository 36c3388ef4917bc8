// Target 10: the cost of a frame from its bytes to the patch, compared with the usual way, for two inputs.
import { spawnSync } from "node:child_process";
import { ROOT } from "../../commands/lib/paths.ts";
import { type FrameCosts, RECORDS } from "../lib/decodeCosts.ts";
import { median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";

/** A feed repeats the changes of its last seconds: a frame has some new changes and repeats the others. */
const REPEATS = 4;
const INPUTS = [
  { what: `each change in ${REPEATS} frames`, repeats: REPEATS },
  { what: "news alone", repeats: 1 },
] as const;
/** One ratio differs from process to process by a quarter: by what was compiled first, and by how the heap has grown. */
const PROCESSES = 9;
const TARGET = 0.6;

/** Throws if the process fails. */
function costsInProcess(repeats: number): FrameCosts {
  const args = ["e2e/bench/decode.ts", `${repeats}`];
  const { stdout, stderr, status } = spawnSync(process.execPath, args, { cwd: ROOT, encoding: "utf8" });
  if (status !== 0) throw new Error(`e2e/bench/decode.ts failed: ${stderr}`);
  return JSON.parse(stdout) as FrameCosts;
}

function lineOf(what: string, costs: readonly FrameCosts[]): Measured {
  const ratios = costs.map(({ ours, usual }) => ours / usual);
  const value = median(ratios);
  const range = `${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)} in ${PROCESSES} processes`;
  const [ours, usual] = [median(costs.map((each) => each.ours)), median(costs.map((each) => each.usual))];
  return {
    target: {
      number: 10,
      what: `decode to patch for a frame of ${RECORDS} records, ${what}, ÷ pako with default chunk + split`,
      target: `≤ ${TARGET}`,
      atMost: TARGET,
    },
    value,
    shown: `${value.toFixed(2)} (${range}; CPU, ${ours.toFixed(2)} ÷ ${usual.toFixed(2)} ms, events found)`,
  };
}

/** Two figures with a verdict each: repeats are cheap for the core, so that their share decides the first. */
export function measureDecoding(report: (line: string) => void): readonly Measured[] {
  return INPUTS.map(({ what, repeats }) => {
    const costs = Array.from({ length: PROCESSES }, () => costsInProcess(repeats));
    for (const { ours, usual } of costs)
      report(`a frame, ${what}: ${ours.toFixed(3)} ms, the usual way ${usual.toFixed(3)} ms`);
    return lineOf(what, costs);
  });
}

// Target 11: the weight of the first screen, the worker and the largest lazy chunk, from `npm run size`.
import { spawnSync } from "node:child_process";
import { BUDGETS } from "../../build/weightBudgets.ts";
import { ROOT } from "../../commands/lib/paths.ts";
import type { Measured } from "../lib/target.ts";

const WEIGHED = [
  { name: "first screen", what: "JavaScript of the first screen, gzip", atMost: BUDGETS["first screen"] },
  { name: "worker", what: "JavaScript of the worker's entry, gzip", atMost: BUDGETS.worker },
  {
    name: "worker, when rows are drawn and its socket is open",
    what: "JavaScript of the worker when rows are drawn and its socket is open, gzip",
    atMost: BUDGETS["worker, socket open"],
  },
  {
    name: "the largest lazy chunk",
    what: "largest lazy chunk, gzip",
    atMost: BUDGETS["largest lazy chunk"],
  },
] as const;

export function measureWeight(): readonly Measured[] {
  const { stdout } = spawnSync(process.execPath, ["e2e/commands/size.ts"], { cwd: ROOT, encoding: "utf8" });
  return WEIGHED.map(({ name, what, atMost }) => {
    const value = Number(new RegExp(`^${name}: ([\\d.]+) kB`, "m").exec(stdout)?.[1]);
    if (Number.isNaN(value)) throw new Error(`npm run size does not print the weight of ${name}`);
    return {
      target: {
        number: 11,
        what,
        target: `≤ ${atMost} kB`,
        atMost,
        must: atMost,
      },
      value,
      shown: `${value.toFixed(1)} kB`,
    };
  });
}

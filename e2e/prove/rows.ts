// Proof "rows": whatever network, clock and tabs do, rows end as the server's and events are announced once.
import type { Proof } from "./proof.ts";
import { playRowsCase } from "./rowsCase.ts";

const FULL = 10_000;
const REPORT_EVERY = 1_000;
/** More failures add no information. */
const FAILURES_MAX = 10;

const number = (value: number): string => value.toLocaleString("en-GB");

export const rowsProof: Proof = {
  name: "rows",
  claim:
    "after every schedule of faults the rows are the server's, and each event was announced exactly once",
  async run({ cases = FULL, seed = 1, report }) {
    const sums = { steps: 0, frames: 0, deliveries: 0, events: 0, popups: 0, lasted: 0 };
    const failures: string[] = [];
    const startedAt = performance.now();
    let played = 0;
    for (; played < cases && failures.length < FAILURES_MAX; played += 1) {
      const at = seed + played;
      const result = await playRowsCase(at, cases === 1 ? report : undefined);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += result[name];
      if (result.faults.length > 0) {
        const told = cases === 1 ? result.faults : result.faults.slice(0, 2);
        failures.push(`seed ${at}: ${told.join("; ")} (npm run prove -- rows --seed ${at} --cases 1)`);
      }
      if ((played + 1) % REPORT_EVERY === 0) report?.(`${number(played + 1)} schedules`);
    }
    const seconds = (performance.now() - startedAt) / 1000;
    const hours = Math.round(sums.lasted / 3_600_000);
    return {
      failures,
      figures: [
        `${number(played)} schedules of ${number(sums.steps)} steps, ${number(hours)} hours of running time`,
        `${number(sums.frames)} frames, ${number(sums.deliveries)} records and lists delivered`,
        `${number(sums.events)} events announced, ${number(sums.popups)} popups`,
        `${((seconds * 1000) / Math.max(1, played)).toFixed(1)} ms for each schedule`,
      ],
    };
  },
};

// Proof "alerts": sequences of events with rules and quiet hours, and whole days, are told as the oracle says, each once.
import type { Proof } from "./proof.ts";
import { type AlertsCase, playAlertsCase } from "./lib/alerts/playAlerts.ts";

const FULL = 10_000;
/** One in so many cases is a long one, of about two hours. */
const LONG_EVERY = 500;
const STEPS = 24;
const LONG_STEPS = 500;
const TAB_COUNTS = [1, 3, 10] as const;
const REPORT_EVERY = 1_000;
/** More failures add no information. */
const FAILURES_MAX = 10;

const number = (value: number): string => value.toLocaleString("en-GB");

export const alertsProof: Proof = {
  name: "alerts",
  claim:
    "whatever tabs and cores do, each alert is told once, none is lost that a lasting core would give, and none is of before",
  async run({ cases = FULL, seed = 1, report }) {
    const sums = { happenings: 0, told: 0, held: 0, deaths: 0, visits: 0, lastedMs: 0 };
    const failures: string[] = [];
    let played = 0;
    let long = 0;
    for (; played < cases && failures.length < FAILURES_MAX; played += 1) {
      const at = seed + played;
      const isLong = at % LONG_EVERY === 0;
      if (isLong) long += 1;
      const result: AlertsCase = await playAlertsCase(at, {
        tabCount: TAB_COUNTS[at % TAB_COUNTS.length] ?? 1,
        steps: isLong ? LONG_STEPS : STEPS,
      });
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += result[name];
      if (result.faults.length > 0) {
        const told = cases === 1 ? result.faults : result.faults.slice(0, 3);
        failures.push(`seed ${at}: ${told.join("; ")} (npm run prove -- alerts --seed ${at} --cases 1)`);
      }
      if ((played + 1) % REPORT_EVERY === 0) report?.(`${number(played + 1)} sequences`);
    }
    return {
      failures,
      figures: [
        `${number(played)} sequences, ${number(long)} of them about two hours long, with 1, 3 and 10 tabs`,
        `${number(sums.happenings)} happenings, ${number(sums.deaths)} deaths of cores, ${number(sums.visits)} visits, ${number(Math.round(sums.lastedMs / 3_600_000))} hours of running time`,
        `${number(sums.told)} alerts sounded and shown, ${number(sums.held)} held back by quiet hours`,
      ],
    };
  },
};

// Proof "delay": nothing is shown earlier than the delay, and everything once it is old enough.
import { playDelay } from "./lib/delay/playDelay.ts";
import type { Proof } from "./proof.ts";

const FULL = 200;
/** More failures add no information. */
const FAILURES_MAX = 10;

const number = (value: number): string => value.toLocaleString("en-GB");

export const delayProof: Proof = {
  name: "delay",
  claim: "no score, title, event, answer or post is shown early, and rows are what the oracle says",
  async run({ cases = FULL, seed = 1 }) {
    const sums = { steps: 0, looks: 0, rows: 0, events: 0, answers: 0, posts: 0 };
    const failures: string[] = [];
    let played = 0;
    for (; played < cases && failures.length < FAILURES_MAX; played += 1) {
      const at = seed + played;
      const { faults, ...counts } = await playDelay(at);
      for (const name of Object.keys(sums) as (keyof typeof sums)[]) sums[name] += counts[name];
      if (faults.length > 0)
        failures.push(
          `seed ${at}: ${faults.slice(0, 3).join("; ")} (npm run prove -- delay --seed ${at} --cases 1)`,
        );
    }
    return {
      failures,
      figures: [
        `${number(played)} evenings of ${number(sums.steps)} steps, tabs looked at ${number(sums.looks)} times`,
        `${number(sums.rows)} rows, ${number(sums.events)} events, ${number(sums.answers)} answers and ${number(sums.posts)} posts judged`,
        `early: ${failures.length === 0 ? 0 : "see the failures"}`,
      ],
    };
  },
};

// Proof "ledger": random histories of orders, payments, refunds and ends keep the books and the subscriptions right.
import { playHistory } from "./lib/ledger/playHistory.ts";
import type { Proof } from "./proof.ts";

const FULL = 1_000;
/** Steps of one history. */
const STEPS = 120;
const FAILURES_SHOWN = 10;

export const ledgerProof: Proof = {
  name: "ledger",
  claim:
    "whatever the order of orders, events, refunds and ends, every transaction balances, no account falls below zero, and " +
    "exactly those are subscribed who have paid",
  async run({ cases = FULL, seed = 1, report }) {
    const failures: string[] = [];
    const totals = new Map<string, number>();
    for (let each = seed; each < seed + cases; each += 1) {
      const { failure, counts } = playHistory(each, STEPS);
      for (const [what, count] of Object.entries(counts)) totals.set(what, (totals.get(what) ?? 0) + count);
      if (failure !== undefined && failures.length < FAILURES_SHOWN) {
        failures.push(`seed ${each}: ${failure} (npm run prove -- ledger --seed ${each} --cases 1)`);
      }
      if (cases === FULL && (each - seed + 1) % (FULL / 4) === 0) report?.(`${each - seed + 1} histories`);
    }
    const counted = [...totals].map(([what, count]) => `${what} ${count}`).join(", ");
    return { figures: [`${cases} histories of ${STEPS} steps from seed ${seed}: ${counted}`], failures };
  },
};

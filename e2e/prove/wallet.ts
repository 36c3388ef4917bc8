// Proof "wallet": movements add up to the balance at every step, and a withdrawal whose answer is cut is made once.
import { startTestBackend } from "../backend/testing/testBackend.ts";
import { withdrawOverCuts } from "./lib/wallet/cutAnswers.ts";
import { playWallet } from "./lib/wallet/playWallet.ts";
import type { Proof } from "./proof.ts";

/** Histories of movements, and runs of cut answers. */
const FULL = 50;
const STEPS = 1_000;

export const walletProof: Proof = {
  name: "wallet",
  claim:
    "the transactions of a wallet add up to its balance after every movement, no balance falls below zero, and a withdrawal " +
    "whose answers are cut is made exactly once",
  async run({ cases = FULL, seed = 1, report }) {
    const failures: string[] = [];
    const totals = new Map<string, number>();
    const fail = (each: number, what: string): void =>
      void failures.push(`seed ${each}: ${what} (npm run prove -- wallet --seed ${each} --cases 1)`);
    for (let each = seed; each < seed + cases; each += 1) {
      const { failure, counts } = playWallet(each, STEPS);
      for (const [what, count] of Object.entries(counts)) totals.set(what, (totals.get(what) ?? 0) + count);
      if (failure !== undefined) fail(each, failure);
    }
    report?.(`${cases} histories`);
    const backend = await startTestBackend();
    try {
      for (let each = seed; each < seed + cases; each += 1) {
        const failure = await withdrawOverCuts(backend, each);
        if (failure !== undefined) fail(each, failure);
      }
    } finally {
      await backend.close();
    }
    const counted = [...totals].map(([what, count]) => `${what} ${count}`).join(", ");
    return {
      figures: [
        `${cases} histories of ${STEPS} movements from seed ${seed}: ${counted}`,
        `${cases} withdrawals over cut answers`,
      ],
      failures,
    };
  },
};

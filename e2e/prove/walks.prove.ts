// Seeded walks over 2 to 10 real tabs, with SharedWorker and without; SEED=N replays one.
import { expect, test } from "../support/test.ts";
import { walk } from "../support/walk.ts";

const seed = process.env["SEED"];
const SEEDS = seed === undefined ? Array.from({ length: 10 }, (_, index) => index + 1) : [Number(seed)];
const STEPS = 25;
/** DESIGN §1. */
const WITHIN_MS = 3_000;

const times: number[] = [];

for (const shared of [true, false]) {
  for (const each of SEEDS) {
    test(`${shared ? "shared" : "elected"}: walk ${each}`, async ({ browser, product }) => {
      const outcome = await walk({ browser, product, seed: each, steps: STEPS, shared });
      times.push(...outcome.times);
      expect(
        outcome.failure,
        `SEED=${each} npm run prove -- walks -g "${shared ? "shared" : "elected"}"`,
      ).toBe(undefined);
    });
  }
}

test.afterAll(() => {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): string =>
    ((sorted[Math.floor(share * (sorted.length - 1))] ?? 0) / 1000).toFixed(2);
  const late = sorted.filter((ms) => ms > WITHIN_MS).length;
  console.log(
    `walks: ${sorted.length} steps came right, half within ${at(0.5)} s, 95 % within ${at(0.95)} s, the last after ${at(1)} s; ${late} took over 3 s`,
  );
});

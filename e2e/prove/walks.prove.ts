// Seeded walks over 2 to 10 real tabs, with SharedWorker and without; SEED=N replays one.
import { expect, test } from "../support/test.ts";
import { walk } from "../support/core/walk.ts";

const seed = process.env["SEED"];
const SEEDS = seed === undefined ? Array.from({ length: 10 }, (_, index) => index + 1) : [Number(seed)];
const STEPS = 25;
/** docs/product.md#core-replacement. */
const WITHIN_MS = 3_000;

const times: { readonly step: string; readonly ms: number; readonly walk: string }[] = [];

for (const shared of [true, false]) {
  for (const each of SEEDS) {
    test(`${shared ? "shared" : "elected"}: walk ${each}`, async ({ browser, product }) => {
      const outcome = await walk({ browser, product, seed: each, steps: STEPS, shared });
      const name = `${shared ? "shared" : "elected"} ${each}`;
      times.push(...outcome.times.map((time) => ({ ...time, walk: name })));
      expect(
        outcome.failure,
        `SEED=${each} npm run prove -- walks -g "${shared ? "shared" : "elected"}"`,
      ).toBe(undefined);
    });
  }
}

test.afterAll(() => {
  const sorted = times.map(({ ms }) => ms).toSorted((a, b) => a - b);
  const seconds = (ms: number): string => (ms / 1000).toFixed(2);
  const at = (share: number): string => seconds(sorted[Math.floor(share * (sorted.length - 1))] ?? 0);
  const late = times.filter(({ ms }) => ms > WITHIN_MS);
  console.log(
    `walks: ${sorted.length} steps came right, half within ${at(0.5)} s, 95 % within ${at(0.95)} s, the last after ${at(1)} s; ${late.length} took over 3 s`,
  );
  for (const { step, ms, walk: name } of late) console.log(`  ${name}: ${step}, ${seconds(ms)} s`);
});

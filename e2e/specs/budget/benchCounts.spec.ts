// The benchmark's exact counts in short: what is posted to a tab, and how much of that it renders.
// live.spec counts sockets and list requests of twenty tabs; `npm run bench` runs all measures at full length.
import { startRun } from "../../bench/lib/stage.ts";
import { countPatches } from "../../bench/measures/patches.ts";
import { expect, test } from "../../support/test.ts";

test("a tab is posted a twelfth of what is decoded at most, ten times a second, and renders the rows that changed", async ({
  product,
}) => {
  const run = await startRun(product);
  const figures = await countPatches(product, run, 10_000).finally(run.end);
  expect(figures.postedBytes / figures.decodedBytes).toBeLessThanOrEqual(0.08);
  expect(figures.messagesPerSecond).toBeLessThanOrEqual(10);
  expect(figures.snapshots).toBe(0);
  expect(figures.rowsChanged).toBeGreaterThan(10);
  expect(figures.rowRenders / figures.rowsChanged).toBeLessThanOrEqual(1.02);
});

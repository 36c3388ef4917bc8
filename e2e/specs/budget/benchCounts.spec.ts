// The benchmark's exact counts in short: what crosses to a tab, what it renders of that, and what unseen tabs are sent.
// Sockets and list requests of twenty tabs are counted in live.spec; `npm run bench` measures all at length.
import { startRun } from "../../bench/lib/stage.ts";
import { countHidden } from "../../bench/measures/hiddenTabs.ts";
import { countPatches } from "../../bench/measures/patches.ts";
import { countShifts } from "../../bench/measures/shifts.ts";
import { expect, test } from "../../support/test.ts";

test("a tab is posted a twelfth of what is decoded at most, ten times a second, and renders the rows that changed", async ({
  product,
}) => {
  const run = await startRun(product);
  const figures = await countPatches(product, run, 8_000).finally(run.end);
  expect(figures.postedBytes / figures.decodedBytes).toBeLessThanOrEqual(0.08);
  expect(figures.messagesPerSecond).toBeLessThanOrEqual(10);
  expect(figures.snapshots).toBe(0);
  expect(figures.rowsChanged).toBeGreaterThan(10);
  expect(figures.rowRenders / figures.rowsChanged).toBeLessThanOrEqual(1.02);
});

test("hidden, frozen and stored tabs are sent no rows under the stream, and catch up once", async ({
  product,
}) => {
  const { rowMessages, catchUps, restored } = await countHidden(product, 3_000);
  expect(rowMessages).toBe(0);
  expect(catchUps).toEqual([1, 1]);
  expect(restored).toBe(true);
});

test("goals, cards, popups and re-orders under the stream make no layout shift at all", async ({
  product,
}) => {
  expect(await countShifts(product)).toEqual([]);
});

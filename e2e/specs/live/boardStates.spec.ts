// The board full, strange, small, mirrored, without a network, with a dead core and with hidden scores.
// See docs/product.md#the-board.
import type { Page } from "@playwright/test";
import { laterMatch, readDayLeagues } from "../../backend/testing/feedClient.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { boardPages } from "../../support/everyPage.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { dayAfter } from "../../support/smallDay.ts";
import { loseStream } from "../../support/openLive.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

test.use({ keepsContext: false });

const PHONE = { width: 390, height: 844 };
/** A dead socket is noticed after 15 s, a core is replaced within 3 s; the rest is for a busy machine. */
const BACK = { timeout: 20_000 };

const placesOf = (page: Page) => page.locator("[data-board-place] > [data-match-id]");

/** How many tiles are in the first line, and whether one lies over another. */
async function gridOf(page: Page): Promise<{ readonly columns: number; readonly overlaps: boolean }> {
  const boxes = await placesOf(page).evaluateAll((tiles) =>
    tiles.map((tile) => {
      const { top, bottom, left, right } = tile.getBoundingClientRect();
      return { top, bottom, left, right };
    }),
  );
  const overlaps = boxes.some((one, at) =>
    boxes
      .slice(at + 1)
      .some(
        (other) =>
          one.left < other.right &&
          other.left < one.right &&
          one.top < other.bottom &&
          other.top < one.bottom,
      ),
  );
  return { columns: boxes.filter(({ top }) => top === boxes[0]?.top).length, overlaps };
}

test("9 and 16 tiles in Arabic, one of another day and one that does not exist, fit a screen and a phone without barriers", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  const today = new Date((await product.control.state()).now).toISOString().slice(0, 10);
  const days = [0, 1, 2, 3].map((count) => dayAfter(today, count));
  const { matchId: later } = await laterMatch(product.origin, days);
  const boards = await boardPages(product);
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const [name, columns] of [
    ["board-9", 3],
    ["board-16", 4],
  ] as const) {
    const path = boards[name]?.path ?? "";
    await page.goto(`/ar${path.replace(/m=\d+/, `m=${later}`)}`);
    await expect(placesOf(page)).toHaveCount(Number(name.slice("board-".length)));
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(placesOf(page).first().locator("[data-field=homeScore], time").first()).toBeAttached();
    expect(await gridOf(page)).toEqual({ columns, overlaps: false });
    expect(await overflowOf(page)).toEqual([]);
    expect(await barriersInBothThemes(page, { within: "main" })).toEqual([]);
  }
  await expect(placesOf(page).nth(3)).toContainText("هذه المباراة غير موجودة.");
  await page.setViewportSize(PHONE);
  await expect.poll(() => gridOf(page)).toEqual({ columns: 1, overlaps: false });
  expect(await overflowOf(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

test("a league with more matches than a board shows fills it, with no list of its own, and goals at once move nothing", async ({
  page,
  product: { control, origin },
}) => {
  await control.act("manyMatches", { count: 2_400 });
  const today = new Date((await control.state()).now).toISOString().slice(0, 10);
  const full = (await readDayLeagues(origin, today, "en_GB")).find(({ matchIds }) => matchIds.length > 16);
  await watchShifts(page);
  await page.goto(`/football/league/${full?.leagueId ?? 0}`);
  await control.act("resetCounters");
  await page.getByRole("button", { name: "As a board" }).click();
  await expect(placesOf(page)).toHaveCount(16);
  const ids = await placesOf(page).evaluateAll((tiles) =>
    tiles.map((tile) => Number(tile.getAttribute("data-match-id"))),
  );
  expect(ids.filter((id) => full?.matchIds.includes(id))).toHaveLength(16);
  expect(new Set(ids).size).toBe(16);
  expect(await gridOf(page)).toMatchObject({ overlaps: false });
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const score = (id: number) =>
    page.locator(`[data-board-place] [data-match-id="${id}"] [data-field=homeScore]`);
  // Running matches come first.
  const scorers = ids.slice(0, 2);
  const goals = await Promise.all(scorers.map(async (id) => Number(await score(id).textContent())));
  const before = (await layoutShifts(page)).length;
  for (const matchId of scorers) await control.act("goal", { matchId, side: "home" });
  for (const [at, id] of scorers.entries()) await expect(score(id)).toHaveText(String((goals[at] ?? 0) + 1));
  expect((await layoutShifts(page)).slice(before).flatMap(({ inPage }) => inPage)).toEqual([]);
  const { openSockets, sinceReset } = await control.state();
  expect(openSockets).toBe(1);
  expect(sinceReset.requests["/api/football/fixture"] ?? 0).toBeLessThanOrEqual(1);
});

test("tiles stay without a network and over a dead core, hidden scores too, and are live again", async ({
  page,
  context,
  browser,
  product,
}) => {
  await context.addInitScript(
    (text) => localStorage.setItem("touchline.spoilers.1", text),
    JSON.stringify({ delaySeconds: 0, hideScores: true, shownIds: [], shownDay: "" }),
  );
  const [first = 0, second = 0] = await freezeWorld(product, 2);
  const scoreOf = (id: number) =>
    page.locator(`[data-board-place] [data-match-id="${id}"] [data-field=homeScore]`);
  const workers = await watchLiveWorkers(browser);
  await page.goto(`/board?m=${first},${second}`);
  for (const id of [first, second]) await expect(scoreOf(id)).toHaveText("–");
  await loseStream(product);
  await product.control.act("fault", { path: "/api", kind: "drop" });
  await expect(page.locator(":is([data-connection=reconnecting], [data-connection=offline])")).toBeAttached(
    BACK,
  );
  await product.control.act("goal", { matchId: first, side: "home" });
  for (const id of [first, second]) await expect(scoreOf(id)).toHaveText("–");
  await product.control.act("clearFaults");
  const [core = ""] = await workers.names();
  await workers.kill(core);
  await expect.poll(async () => (await workers.names()).some((name) => name !== core), BACK).toBe(true);
  await product.control.act("goal", { matchId: first, side: "home" });
  for (const id of [first, second]) await expect(scoreOf(id)).toHaveText("–");
  // A press on a score is taken from when this button is drawn.
  await expect(page.locator("[data-spoilers=scores]")).toBeVisible();
  await scoreOf(first).click({ force: true });
  await expect(scoreOf(first)).toHaveText("3", BACK);
  await expect(scoreOf(second)).toHaveText("–");
  await workers.close();
});

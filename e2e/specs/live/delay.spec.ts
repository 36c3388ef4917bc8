// Everything is shown late where the viewer's stream is late, and scores are hidden until they are asked for.
// See docs/product.md#delay-and-hidden-scores.
import type { BrowserContext, Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { watchLiveWorkers } from "../../support/core/browserTargets.ts";
import { headerFaults } from "../../support/headerFit.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { layoutShifts, watchShifts } from "../../support/stillness.ts";
import { expect, test } from "../../support/test.ts";

const DELAY_MS = 5_000;
/** A goal is in the row so long after the delay at the latest; the rest is for a busy machine. */
const SHOWN = { timeout: DELAY_MS + 8_000 };
/** A clock of the test and one of the core may differ by a message, ms. */
const NOISE_MS = 150;

const rowOf = (page: Page, id: number) => page.locator(`[data-line] [data-match-id="${id}"]`);
const scoreOf = (page: Page, id: number) => rowOf(page, id).locator("[data-field=homeScore]");
const pill = (page: Page) => page.locator("[data-spoilers=delay]");

/** What the browser has stored, before any page starts. */
async function store(context: BrowserContext, some: Readonly<Record<string, unknown>>): Promise<void> {
  await context.addInitScript(
    (text) => {
      if (localStorage.getItem("tested") === null) localStorage.setItem("touchline.spoilers.1", text);
      localStorage.setItem("tested", "1");
    },
    JSON.stringify({ delaySeconds: 0, hideScores: false, shownIds: [], shownDay: "", ...some }),
  );
}

let matchId: number;
let otherId: number;

test.use({ keepsContext: false });
test.beforeEach(async ({ product }) => {
  [matchId = 0, otherId = 0] = await freezeWorld(product, 2);
});

test("a delay set in one tab holds for all, is in the header, and ends with a press", async ({
  page,
  context,
  product,
}) => {
  await page.goto("/live");
  await expect(scoreOf(page, matchId)).toHaveText("1");
  const settings = await context.newPage();
  await settings.goto("/settings/contest/sport");
  await settings.getByLabel("Delay", { exact: true }).selectOption("5");
  const others = [page, await context.newPage(), await context.newPage()];
  for (const other of others.slice(1)) await other.goto("/live");
  for (const each of others) await expect(pill(each)).toHaveText(/5 s late/);

  await page.bringToFront();
  const at = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  await expect(scoreOf(page, matchId)).toHaveText("2", SHOWN);
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS - NOISE_MS);

  await product.control.act("goal", { matchId, side: "home" });
  await pill(page).click();
  await expect(scoreOf(page, matchId)).toHaveText("3", { timeout: DELAY_MS - 1_000 });
  for (const each of others) await expect(pill(each)).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem("touchline.spoilers.1"))).toBeNull();
});

test("a first list and a reload show a running match at once, and its score once it is old enough", async ({
  page,
  context,
}) => {
  await store(context, { delaySeconds: 5 });
  await page.goto("/live");
  await expect(scoreOf(page, matchId)).toHaveText("···");
  await expect(rowOf(page, matchId).locator("[data-field=oddsHome]")).not.toHaveText(/\d/);
  const at = Date.now();
  await expect(scoreOf(page, matchId)).toHaveText("1", SHOWN);
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS / 2);
});

test("after a core has died nothing is shown early, not even by the kept list", async ({
  page,
  context,
  browser,
  product,
}) => {
  const workers = await watchLiveWorkers(browser);
  await store(context, { delaySeconds: 5 });
  await page.goto("/live");
  await expect(scoreOf(page, matchId)).toHaveText("1", SHOWN);
  const [core = ""] = await workers.names();
  const at = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  await workers.kill(core);
  await expect(scoreOf(page, matchId)).toHaveText("2", { timeout: 2 * DELAY_MS + 10_000 });
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS - NOISE_MS);

  const reloadAt = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  await page.reload();
  await expect(scoreOf(page, matchId)).toHaveText("3", { timeout: 2 * DELAY_MS + 10_000 });
  expect(Date.now() - reloadAt).toBeGreaterThan(DELAY_MS - NOISE_MS);
  await workers.close();
});

test("the title, the page of the match and its popup are as late as the row", async ({
  page,
  context,
  product,
}) => {
  await store(context, { delaySeconds: 5 });
  await page.goto("/live");
  await expect(scoreOf(page, matchId)).toHaveText("1", SHOWN);
  await listPage(page).star(matchId);
  const match = await context.newPage();
  await match.goto(`/football/match/${matchId}`);
  await expect(match).toHaveTitle(/1–0/);
  const at = Date.now();
  await product.control.act("goal", { matchId, side: "home" });
  await expect(match).toHaveTitle(/2–0/, SHOWN);
  expect(Date.now() - at).toBeGreaterThan(DELAY_MS - NOISE_MS);
  await expect(match.locator("[data-popup-event='1']")).toBeVisible();
});

test("scores are hidden until they are pressed, one by one, on the page of the match, or all", async ({
  page,
  context,
  product,
}) => {
  await store(context, { hideScores: true });
  await page.goto("/live");
  await expect(scoreOf(page, matchId)).toHaveText("–");
  await expect(scoreOf(page, otherId)).toHaveText("–");
  // A press on a score is taken from when this button is drawn.
  await expect(page.locator("[data-spoilers=scores]")).toBeVisible();
  await listPage(page).star(matchId);
  await product.control.act("goal", { matchId, side: "home" });
  await expect(page.locator("[data-type=something]").first()).toContainText("Something happened");
  await expect(scoreOf(page, matchId)).toHaveText("–");

  // The link of the row lies over the score.
  await scoreOf(page, matchId).click({ force: true });
  await expect(scoreOf(page, matchId)).toHaveText("2");
  await expect(scoreOf(page, otherId)).toHaveText("–");
  await expect(page).toHaveURL(/\/live$/);

  const match = await context.newPage();
  await match.goto(`/football/match/${otherId}`);
  await expect(match.locator("[data-spoilers=hidden]")).toBeVisible();
  await expect(match).not.toHaveTitle(/1–0/);
  await expect(match.locator("link[rel=icon]")).not.toHaveAttribute("href", /1-0/);
  await match.getByRole("button", { name: "Show", exact: true }).click();
  await expect(match.locator("[data-spoilers=hidden]")).toHaveCount(0);
  await expect(match).toHaveTitle(/1–0/);
  await expect(match.locator("link[rel=icon]")).toHaveAttribute("href", /1-0/);

  await page.bringToFront();
  await expect(scoreOf(page, otherId)).toHaveText("1");
  await page.getByRole("button", { name: "Show all scores of today" }).click();
  await page.getByRole("button", { name: "Hide the scores of today again" }).click();
  await expect(scoreOf(page, matchId)).toHaveText("–");
  await rowOf(page, matchId).locator("button[aria-haspopup=menu]").click();
  await page.getByRole("menuitem", { name: "Show the score" }).click();
  await expect(scoreOf(page, matchId)).toHaveText("2");
});

for (const [name, width, path] of [
  ["a phone", 320, "/live"],
  ["a phone from right to left", 360, "/ar/live"],
  ["a tablet", 800, "/de/live"],
] as const)
  test(`on ${name} the header has room for both, and both can be pressed`, async ({ page, context }) => {
    await page.setViewportSize({ width, height: 700 });
    await store(context, { delaySeconds: 5, hideScores: true });
    await watchShifts(page);
    await page.goto(path);
    for (const each of [pill(page), page.locator("[data-spoilers=scores]")]) {
      await expect(each).toBeVisible();
      const box = await each.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
      expect(box?.height).toBeGreaterThanOrEqual(32);
    }
    await expect(page.locator("header > [data-connection=live]")).toBeVisible();
    expect(await headerFaults(page)).toEqual([]);
    const shifts = (await layoutShifts(page)).flatMap(({ inPage }) => inPage);
    expect(shifts.filter(({ inMain }) => inMain)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await pill(page).focus();
    await page.keyboard.press("Enter");
    await expect(pill(page)).toHaveCount(0);
  });

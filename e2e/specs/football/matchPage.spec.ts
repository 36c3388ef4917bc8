// The match page: every tab under a live header, a table that follows goals; and addresses that are not found.
import type { Page } from "@playwright/test";
import { readScores, richMatch, type RichMatch, stageScore } from "../../backend/testing/feedClient.ts";
import { matchPage } from "../../pages/matchPage.ts";
import type { Product } from "../../support/product.ts";
import { pageLoaded } from "../../support/everyPage.ts";
import { expect, test } from "../../support/test.ts";
import { textFaults } from "../../support/textFit.ts";

/** A running match with data for every tab, set to 1-0, in a world whose clock is stopped. */
async function stage({ control, origin }: Product): Promise<RichMatch> {
  await control.act("freeze", { on: true });
  const match = await richMatch(origin);
  await stageScore(control, match.matchId, 1, 0);
  return match;
}

const TABS = [
  ["Odds", "odds"],
  ["Summary", "summary"],
  ["Line-ups", "lineups"],
  ["Analysis", "analysis"],
  ["Standings", "standings"],
  ["Posts", "posts"],
] as const;

test("a match leads to its default tab; each tab opens without a page load, keeps the live header and moves nothing above it", async ({
  page,
  product,
  complaints,
}) => {
  const { matchId, home, away } = await stage(product);
  const match = matchPage(page);
  await page.goto(`/football/match/${matchId}`);
  await expect(page).toHaveURL(new RegExp(`/football/match/${matchId}/odds$`));
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(`${home} – ${away}`);
  await expect(match.tabs).toHaveText(TABS.map(([name]) => name));
  await page.evaluate(() => Object.assign(globalThis, { samePage: true }));
  const places = async (): Promise<readonly unknown[]> => [
    await match.header.boundingBox(),
    await match.tab("Odds").boundingBox(),
    await match.tab("Posts").boundingBox(),
  ];
  await expect(match.field("homeScore")).toHaveText("1");
  const before = await places();
  let goals = 1;
  for (const [name, path] of TABS) {
    await match.tab(name).click();
    expect(await places(), `header and tabs on the way to ${name}`).toEqual(before);
    await expect(page).toHaveURL(new RegExp(`/football/match/${matchId}/${path}$`));
    await expect(match.tab(name)).toHaveAttribute("aria-current", "page");
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("alert")).toHaveCount(0);
    expect(await places(), `header and tabs of ${name}`).toEqual(before);
    goals += 1;
    await product.control.act("goal", { matchId, side: "home" });
    await expect(match.field("homeScore")).toHaveText(String(goals));
  }
  expect(await page.evaluate(() => "samePage" in globalThis)).toBe(true);
  expect(complaints).toEqual([]);
});

/** Points in a live table follow the score, 1-0 before. */
async function expectLiveTable(page: Page, product: Product, { matchId, homeId }: RichMatch): Promise<void> {
  const row = matchPage(page).standing(homeId);
  await expect(row).toHaveAttribute("data-marked");
  await expect(page.locator("tr[data-marked]")).toHaveCount(2);
  await expect(page.getByRole("radio", { name: "Live" })).toBeChecked();
  const points = row.locator('[data-column="points"]');
  const leading = Number(await points.textContent());
  await product.control.act("goal", { matchId, side: "away" });
  await expect(points).toHaveText(String(leading - 2));
  await product.control.act("goal", { matchId, side: "away" });
  await expect(points).toHaveText(String(leading - 3));
  await page.getByRole("radio", { name: "Total" }).click();
  await expect(points).toHaveText(String(leading - 3));
}

/** A goal joins the timeline; a cancelled one is struck. */
async function expectTimeline(page: Page, product: Product, matchId: number): Promise<void> {
  const goals = page.locator('li[data-kind="goal"], li[data-kind="penaltyGoal"], li[data-kind="ownGoal"]');
  await expect(goals.first()).toBeVisible();
  const before = await goals.count();
  await product.control.act("goal", { matchId, side: "home" });
  await expect(goals).toHaveCount(before + 1);
  await product.control.act("cancelGoal", { matchId, side: "home" });
  await expect(page.locator('li[data-kind="goalCancelled"]').first()).toBeVisible();
}

/** The title and the icon of the browser tab, 1-2 before. */
async function expectTitle(page: Page, product: Product, { matchId, home, away }: RichMatch): Promise<void> {
  const match = matchPage(page);
  await expect(page).toHaveTitle(new RegExp(`^\\d+(\\+\\d+)?′ 1–2 ${home} – ${away} – Touchline$`));
  await expect.poll(() => match.icon()).toContain(">1-2<");
  await expect
    .poll(async () => (await match.icon()).includes(`>${await match.field("minute").textContent()}<`))
    .toBe(true);
  await product.control.act("goal", { matchId, side: "home" });
  await expect(page).toHaveTitle(/ 2–2 /);
  await expect.poll(() => match.icon()).toContain(">2-2<");
  await product.control.act("phase", { matchId, state: -1 });
  await expect(page).toHaveTitle(new RegExp(`^FT 2–2 ${home}`));
  await page.getByRole("link", { name: "Scores" }).first().click();
  await expect.poll(() => match.icon()).toMatch(/icon\.svg$/);
  await expect(page).not.toHaveTitle(new RegExp(home));
}

test("goals change the live table, the timeline, title and icon of the browser tab; an odds move shows in the odds tab", async ({
  context,
  page,
  product,
}) => {
  const staged = await stage(product);
  const { matchId } = staged;
  await product.control.act("odds", { matchId, provider: 8, home: 1.2, draw: 6, away: 12 });
  const odds = await context.newPage();
  await odds.goto(`/football/match/${matchId}/odds`);
  const home = odds
    .locator('main section [data-field="oddsHome"], main table [data-field="oddsHome"]')
    .first();
  await expect(home).toHaveText("1.20");
  await product.control.act("odds", { matchId, provider: 8, home: 9.5, draw: 4.2, away: 1.3 });
  // The prices are polled every 8 s; the score changes in another tab meanwhile.
  const moved = async (): Promise<void> => {
    await expect(home).toHaveText(/^9\.50?$/, { timeout: 12_000 });
    await expect(home).toHaveAttribute("data-changed", "up");
  };
  const scored = async (): Promise<void> => {
    await page.goto(`/football/match/${matchId}/standings`);
    await expectLiveTable(page, product, staged);
    await matchPage(page).tab("Summary").click();
    await expectTimeline(page, product, matchId);
    await expectTitle(page, product, staged);
  };
  await Promise.all([moved(), scored()]);
});

test("four match tabs keep one socket, and ask once for each match and tab", async ({
  context,
  baseURL,
  product,
}) => {
  const { matchId } = await stage(product);
  await product.control.act("resetCounters");
  const pages = [];
  for (let count = 0; count < 4; count += 1) pages.push(await context.newPage());
  for (const page of pages)
    await page.goto(`${baseURL}/football/match/${matchId}/lineups`, { waitUntil: "commit" });
  for (const page of pages) await expect(matchPage(page).field("homeScore")).toHaveText("1");
  for (const page of pages) await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  const { openSockets, sinceReset } = await product.control.state();
  expect(openSockets).toBe(1);
  const asked = ["match/detail", "match/lineups", "fixture", "matches"].map(
    (name) => sinceReset.requests[`/api/football/${name}`] ?? 0,
  );
  expect(asked).toEqual([1, 1, 1, 0]);
});

test("line-ups fit the pitch of the smallest phone, whoever was taken off", async ({ page, product }) => {
  await product.control.act("freeze", { on: true });
  const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
  const ended = [...(await readScores(product.origin, yesterday)).keys()].slice(0, 6);
  await page.setViewportSize({ width: 320, height: 900 });
  let takenOff = 0;
  for (const matchId of ended) {
    await page.goto(`/football/match/${matchId}/lineups`);
    await pageLoaded(page);
    takenOff += await page.locator("main [class*=off_]").count();
    expect(await textFaults(page), `match ${matchId}`).toEqual([]);
  }
  expect(takenOff).toBeGreaterThan(0);
});

test("addresses of matches, leagues, teams and players that do not exist are not found", async ({ page }) => {
  const words: string[] = [];
  page.on("console", (message) => words.push(message.text()));
  for (const path of [
    "/football/match/abc",
    "/football/match/0/odds",
    "/football/match/999999999999/summary",
    "/football/league/-1",
    "/football/league/99999",
    "/football/team/1.5",
    "/football/team/99999999",
    "/football/player/x",
    "/football/player/99999999",
  ]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: "404" }), path).toBeVisible();
    await expect(page.getByRole("link", { name: "Back to the scores" })).toBeVisible();
    await expect.poll(() => words.join("\n")).toContain(`Page Not Found: ${path}`);
  }
});

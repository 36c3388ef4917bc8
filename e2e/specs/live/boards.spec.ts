// The other lists: favourites, live matches, and the alternate home page with its hot block.
import { laterMatch } from "../../backend/testing/feedClient.ts";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { dayAfter, SMALL_DAY_ZONE, stageSmallDay } from "../../support/smallDay.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

const HOT_MAX = 12;

test("favourites show the coming matches of a team that does not play today", async ({
  page,
  product,
  baseURL,
  complaints,
}) => {
  const today = new Date().toISOString().slice(0, 10);
  const days = [0, 1, 2, 3].map((count) => dayAfter(today, count));
  const { matchId, teamId } = await laterMatch(product.origin, days);
  await page.goto(`${baseURL}/football/team/${teamId}`);
  await page.getByRole("main").locator("[data-favorite=team]").first().click();
  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Favourites" })
    .click();
  const list = listPage(page);
  await expect(list.row(matchId)).toBeVisible();
  await expect(list.row(matchId).locator("[data-favorite=match]")).toBeVisible();
  // Two past and three coming matches, each under its day.
  await expect.poll(list.drawnIds).toHaveLength(5);
  expect(complaints).toEqual([]);
});

test("favourites start empty, then hold a starred match and all matches of a starred league", async ({
  page,
  product,
  complaints,
}) => {
  const day = await stageSmallDay(product);
  const [first, , third] = day.leagues;
  const list = listPage(page);
  const controls = listControls(page);
  await page.goto("/favorites");
  await expect(page.getByRole("heading", { name: "No favourites to show." })).toBeVisible();
  await page.getByRole("link", { name: "See today’s matches" }).click();
  await expect(page).toHaveURL("/");
  await list.settled();
  await list
    .row(first.running)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect(controls.league(first.leagueId)).toHaveAttribute("data-followed", "true");
  await controls
    .league(third.leagueId)
    .getByRole("button", { name: /^Favourite/ })
    .click();

  await page
    .getByRole("navigation", { name: "Main", exact: true })
    .getByRole("link", { name: "Favourites" })
    .click();
  await expect(page).toHaveURL("/favorites");
  await expect
    .poll(async () => new Set(await list.drawnIds()))
    .toEqual(new Set([first.running, ...third.matchIds]));
  await expect(page.getByRole("heading", { name: /^Today/ })).toBeVisible();
  await controls.expectCounts([4, 2, 1, 1]);

  await page.reload();
  await expect.poll(list.drawnIds).toHaveLength(4);
  await controls
    .league(third.leagueId)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect.poll(list.drawnIds).toEqual([first.running]);
  await list
    .row(first.running)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect(page.getByRole("heading", { name: "No favourites to show." })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("on the live page a match joins at kick-off and leaves at full time by itself", async ({
  page,
  product,
  complaints,
}) => {
  const { leagues } = await stageSmallDay(product);
  const [first, second, third] = leagues;
  const list = listPage(page);
  await page.goto("/live");
  await expect.poll(list.drawnIds).toEqual([first.running, second.running, third.running]);
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  await product.control.act("phase", { matchId: second.scheduled, state: 1 });
  // The match is unknown to the live page, which fetches the list for an unknown match at most every 10 s
  // (docs/wire.md#unknown-ids).
  await expect(list.field(second.scheduled, "minute")).toHaveText("1", { timeout: 15_000 });
  await product.control.act("phase", { matchId: first.running, state: -1 });
  await expect(list.row(first.running)).toHaveCount(0);
  await product.control.act("phase", { matchId: second.running, state: 2 });
  await expect(list.field(second.running, "minute")).toHaveText("HT");
  for (const matchId of [second.scheduled, second.running, third.running])
    await product.control.act("phase", { matchId, state: -1 });
  await expect(page.getByRole("heading", { name: "No match is being played right now." })).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the alternate home leads with the hot block and the hot leagues", async ({
  page,
  product,
  complaints,
}) => {
  const { leagues } = await stageSmallDay(product);
  const [first, second, third] = leagues;
  const list = listPage(page);
  await page.goto("/index_s");
  await list.settled();
  const hot = page.getByRole("region", { name: "Hot matches" });
  const tiles = hot.locator("[data-match-id]");
  await expect(tiles).toHaveCount(6);
  const ids = await tiles.evaluateAll((all) => all.map((tile) => Number(tile.getAttribute("data-match-id"))));
  expect(new Set(ids.slice(0, 2))).toEqual(new Set([first.running, second.running]));
  expect(ids).not.toContain(third.running);
  await expect(page.getByRole("heading", { level: 2 }).filter({ hasText: /leagues$/ })).toHaveText([
    "Hot leagues",
    "More leagues",
  ]);
  const hotTop = (await hot.boundingBox())?.y ?? Infinity;
  const listTop = (await list.row(first.running).last().boundingBox())?.y ?? 0;
  expect(hotTop).toBeLessThan(listTop);

  await product.control.act("goal", { matchId: first.running, side: "home" });
  await expect(hot.locator(`[data-match-id="${first.running}"] [data-field=homeScore]`)).toHaveText("2");
  expect(complaints).toEqual([]);
});

test("the hot block holds at most twelve tiles", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: 1_500 });
  await page.goto("/index_s");
  await listPage(page).settled();
  await expect(page.getByRole("region", { name: "Hot matches" }).locator("[data-match-id]")).toHaveCount(
    HOT_MAX,
  );
  await page.goto("/");
  await listPage(page).settled();
  await expect(page.getByRole("region", { name: "Hot matches" }).locator("[data-match-id]")).toHaveCount(
    HOT_MAX,
  );
});

test("a star given in one tab shows in the others", async ({ page, context, baseURL, product }) => {
  const [matchId = 0] = await freezeWorld(product, 1);
  const other = listPage(await context.newPage());
  await page.goto("/live");
  await other.page.goto(`${baseURL}/favorites`);
  await listPage(page)
    .row(matchId)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect(other.row(matchId)).toBeVisible();
  await listPage(page)
    .row(matchId)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await expect(other.row(matchId)).toHaveCount(0);
});

// A league's page: rounds, table, players and figures by tab and season, live while matches run.
import { entityPage } from "../../pages/entityPage.ts";
import { oneRunningLeagueMatch } from "../../backend/testing/seasonClient.ts";
import { expect, test } from "../../support/test.ts";

test("its tabs, rounds and seasons are in the address", async ({ page, product, complaints }) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/football/league/1");
  const league = entityPage(page);
  await expect(league.heading).toHaveText("Premier League");
  await expect(page).toHaveTitle("Premier League – Touchline");
  await expect(league.currentTab).toHaveText("Fixtures and results");
  await league.settled();

  const round = page.getByRole("combobox", { name: "Round" });
  await round.selectOption({ label: "Round 2" });
  await expect(page).toHaveURL(/\?round=2$/);
  await page.getByRole("button", { name: "Previous round" }).click();
  await expect(round).toHaveValue("1");
  await expect(page.getByRole("button", { name: "Previous round" })).toBeDisabled();
  await expect(page.getByRole("region", { name: "Matches: Round 1" }).getByRole("listitem")).toHaveCount(10);

  await page.getByRole("combobox", { name: "Season" }).selectOption({ index: 1 });
  await expect(page).toHaveURL(/\?season=\d+$/);
  await league.tab("Standings").click();
  await league.settled();
  await expect(league.table(/^Standings/).locator("[data-team-id]")).toHaveCount(20);
  await league.tab("Players").click();
  await league.settled();
  await expect(league.table("Top scorers").getByRole("row")).toHaveCount(31);
  await page.getByRole("radio", { name: "Assists" }).click();
  await expect(league.table("Most assists").getByRole("row").nth(1)).toContainText(/\d/);
  await league.tab("Statistics").click();
  await league.settled();
  await expect(page.getByText(/^3[78]\d of 380$/)).toBeVisible();
  await expect(league.table("Goals by quarter of an hour").getByRole("row")).toHaveCount(7);
  await league.tab("Posts").click();
  await expect(page).toHaveURL(/\/football\/league\/1\/posts\?tab=statistics&season=\d+$/);
  await expect(league.currentTab).toHaveText("Posts");
  await league.tab("Players").click();
  await page.reload();
  await expect(league.currentTab).toHaveText("Players");
  await expect(page.getByRole("combobox", { name: "Season" })).not.toHaveValue("");
  expect(complaints).toEqual([]);
});

test("a goal moves a match of the round and the live table", async ({ page, product, complaints }) => {
  const match = await oneRunningLeagueMatch(product);
  await page.goto(`/football/league/${match.league.id}`);
  const league = entityPage(page);
  await expect(league.heading).toHaveText(match.league.name);
  await expect(league.fixture(match.matchId)).toContainText(/10$/);
  await product.control.act("goal", { matchId: match.matchId, side: "away" });
  await expect(league.fixture(match.matchId)).toContainText(/11$/);

  await league.tab("Standings").click();
  await expect(page.getByRole("radio", { name: "Live" })).toHaveAttribute("aria-checked", "true");
  const points = league
    .table(/^Standings/)
    .locator(`[data-team-id="${match.home.id}"] [data-column="points"]`);
  const drawing = Number(await points.textContent());
  await product.control.act("goal", { matchId: match.matchId, side: "home" });
  await expect(points).toHaveText(String(drawing + 2));
  expect(complaints).toEqual([]);
});

test("its star is the favourite of every tab of the browser", async ({ context, product, baseURL }) => {
  await product.control.act("freeze", { on: true });
  const [first, second] = [entityPage(await context.newPage()), entityPage(await context.newPage())];
  for (const tab of [first, second]) await tab.page.goto(`${baseURL}/football/league/1`);
  await first.star.click();
  await expect(second.star).toHaveAttribute("aria-pressed", "true");
});

test("bad values in the address are ignored", async ({ page, product }) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/football/league/1?tab=nothing&season=999&round=999");
  const league = entityPage(page);
  await league.settled();
  await expect(league.currentTab).toHaveText("Fixtures and results");
  await expect(page.getByRole("listitem").first()).toBeVisible();
});

// A team's page: its header, live during a match, and each of its tabs.
import { entityPage } from "../../pages/entityPage.ts";
import { oneRunningLeagueMatch } from "../../backend/testing/seasonClient.ts";
import { expect, test } from "../../support/test.ts";

test("shows each of its tabs", async ({ page, product, complaints }) => {
  await product.control.act("freeze", { on: true });
  await page.goto("/football/team/1005");
  const team = entityPage(page);
  await team.settled();
  const name = (await team.heading.textContent()) ?? "";
  await expect(page).toHaveTitle(`${name} – Touchline`);
  await expect(page.getByRole("heading", { name: "Coming up" })).toBeVisible();
  await expect(page.getByRole("region", { name: "Results" }).getByRole("listitem").first()).toContainText(
    name,
  );

  await team.tab("Squad").click();
  await expect(page).toHaveURL(/\?tab=squad$/);
  await team.settled();
  for (const position of ["Goalkeepers", "Defenders", "Midfielders", "Forwards"])
    await expect(team.table(position)).toBeVisible();
  await team.tab("Standings").click();
  await team.settled();
  await expect(team.table(/^Standings/).locator('[data-team-id="1005"]')).toHaveAttribute(
    "data-marked",
    "true",
  );
  await team.tab("Statistics").click();
  await team.settled();
  await expect(team.table(/^Season/).getByRole("row")).toHaveCount(11);
  await team.tab("Transfers").click();
  await team.settled();
  const transfers = team.table("Transfers").locator("tbody tr");
  const all = await transfers.count();
  await page.getByRole("radio", { name: /^In/ }).click();
  const came = await transfers.count();
  await page.getByRole("radio", { name: /^Out/ }).click();
  expect(came + (await transfers.count())).toBe(all);
  await team.tab("Posts").click();
  await expect(page).toHaveURL(/\/football\/team\/1005\/posts$/);
  await expect(team.currentTab).toHaveText("Posts");
  expect(complaints).toEqual([]);
});

test("its running match is live in the header and among its fixtures", async ({
  page,
  product,
  complaints,
}) => {
  const match = await oneRunningLeagueMatch(product);
  await page.goto(`/football/team/${match.home.id}`);
  const team = entityPage(page);
  await expect(team.heading).toHaveText(match.home.name);
  await expect(team.fixture(match.matchId)).toHaveCount(2);
  await product.control.act("goal", { matchId: match.matchId, side: "home" });
  for (const line of await team.fixture(match.matchId).all()) await expect(line).toContainText(/20$/);
  await team.fixture(match.matchId).first().getByRole("link").click();
  await expect(page).toHaveURL(new RegExp(`/football/match/${match.matchId}`));
  expect(complaints).toEqual([]);
});

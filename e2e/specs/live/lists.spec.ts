// Filters, order and days of the lists, and the country or league chosen in the rail.
import { readDayLeagues } from "../../backend/testing/feedClient.ts";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { dayAfter, SMALL_DAY_ZONE, type SmallDay, stageSmallDay } from "../../support/smallDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

let day: SmallDay;

test.beforeEach(async ({ page, product, complaints }) => {
  expect(complaints).toEqual([]);
  day = await stageSmallDay(product);
  await page.goto("/");
  await listPage(page).settled();
});

test("filters contain the matches they name, show live counts, and are in the address", async ({
  page,
  product,
}) => {
  const list = listPage(page);
  const controls = listControls(page);
  const [first, second, third] = day.leagues;
  await controls.expectCounts([9, 3, 3, 3, 0]);
  await expect(controls.filter("All")).toBeChecked();

  await controls.filter("Live").click();
  await expect(page).toHaveURL("/?filter=live");
  await expect.poll(list.drawnIds).toEqual([first.running, second.running, third.running]);
  await controls.filter("Finished").click();
  await expect(page).toHaveURL("/?filter=finished");
  await expect.poll(list.drawnIds).toEqual([first.finished, second.finished, third.finished]);
  await controls.filter("Scheduled").click();
  await expect.poll(list.drawnIds).toEqual([first.scheduled, second.scheduled, third.scheduled]);

  // The choice survives a reload; Back returns to the previous one.
  await page.reload();
  await expect.poll(list.drawnIds).toEqual([first.scheduled, second.scheduled, third.scheduled]);
  await page.goBack();
  await expect(controls.filter("Finished")).toBeChecked();
  await expect.poll(list.drawnIds).toEqual([first.finished, second.finished, third.finished]);

  // A kick-off and a final whistle move matches and counts without a reload.
  await product.control.act("phase", { matchId: first.running, state: -1 });
  await controls.expectCounts([9, 2, 4, 3, 0]);
  await expect(list.row(first.running)).toBeVisible();
  await product.control.act("phase", { matchId: second.scheduled, state: 1 });
  await controls.expectCounts([9, 3, 4, 2, 0]);

  await controls.filter("Favourites").click();
  await expect(page).toHaveURL("/?filter=favorites");
  await expect(page.getByRole("heading", { name: "No matches here." })).toBeVisible();
  await controls.filter("All").click();
  await expect(page).toHaveURL("/");
  await list
    .row(third.finished)
    .getByRole("button", { name: /^Favourite/ })
    .click();
  await controls.expectCounts([9, 3, 4, 2, 1]);
  await controls.filter("Favourites").click();
  await expect.poll(list.drawnIds).toEqual([third.finished]);
});

test("an address with an unknown filter shows all matches", async ({ page }) => {
  await page.goto("/?filter=nonsense&date=2026-02-31&country=-4");
  await listControls(page).expectCounts([9, 3, 3, 3, 0]);
  await expect(listControls(page).filter("All")).toBeChecked();
});

test("the order by kick-off is remembered", async ({ page }) => {
  const list = listPage(page);
  const controls = listControls(page);
  await expect(controls.orderButton).toHaveText("By league");
  await expect.poll(list.drawnIds).toHaveLength(9);
  const byLeague = await list.drawnIds();
  await controls.order("By kick-off");
  const times = page.locator("[data-line] [data-league-id] h3 .num");
  await expect(times.first()).toHaveText(/^\d\d:\d\d$/);
  const shown = await times.allInnerTexts();
  expect(shown).toEqual(shown.toSorted());
  await expect.poll(async () => new Set(await list.drawnIds())).toEqual(new Set(byLeague));
  const byKickoff = await list.drawnIds();

  await page.reload();
  await list.settled();
  await expect(controls.orderButton).toHaveText("By kick-off");
  await expect.poll(list.drawnIds).toEqual(byKickoff);
  await controls.order("By league");
  await expect.poll(list.drawnIds).toEqual(byLeague);
});

test("the date strip reaches a week each way, and back returns to the day before it", async ({
  page,
  product,
}) => {
  const list = listPage(page);
  const controls = listControls(page);
  await product.control.act("only", {});
  await expect(controls.days).toHaveCount(15);
  await expect(controls.chosenDay).toContainText("Today");

  await controls.days.first().click();
  await expect(page).toHaveURL(`/?date=${dayAfter(day.today, -7)}`);
  await expect(controls.chosenDay).toHaveCount(1);
  // Those of today may stay until the others come.
  const leagues = await readDayLeagues(product.origin, dayAfter(day.today, -7), "en_GB");
  const ofThatDay = new Set(leagues.flatMap(({ matchIds }) => matchIds));
  let weekAgo: readonly number[] = [];
  await expect
    .poll(async () => {
      weekAgo = await list.drawnIds();
      return weekAgo.length > 0 && weekAgo.every((id) => ofThatDay.has(id));
    })
    .toBe(true);
  await expect(list.row(weekAgo[0] ?? 0).locator("[data-field=minute]")).toHaveText(/\S/);

  await controls.days.last().click();
  await expect(page).toHaveURL(`/?date=${dayAfter(day.today, 7)}`);
  await expect.poll(async () => (await list.drawnIds()).some((id) => weekAgo.includes(id))).toBe(false);
  await page.goBack();
  await expect(page).toHaveURL(`/?date=${dayAfter(day.today, -7)}`);
  // The lines below the screen may have been drawn after `weekAgo` was read.
  await expect.poll(async () => (await list.drawnIds()).slice(0, weekAgo.length)).toEqual(weekAgo);
  await page.goBack();
  await expect(page).toHaveURL("/");
  await expect(controls.chosenDay).toContainText("Today");
});

test("the calendar opens days beyond the strip", async ({ page, product }) => {
  const list = listPage(page);
  const controls = listControls(page);
  await product.control.act("only", {});
  await controls.calendarButton.click();
  await page.getByRole("button", { name: "Next month" }).click();
  await page.getByRole("button", { name: "Next month" }).click();
  const far = controls.calendar.getByRole("button", { name: /^\D*15 / });
  await far.click();
  await expect(controls.calendar).toBeHidden();
  await expect(page).toHaveURL(/\/\?date=\d{4}-\d\d-15$/);
  await expect(controls.chosenDay).toHaveCount(0);
  await list.settled();
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("a country of the rail filters the list, and All leagues removes the filter", async ({ page }) => {
  const list = listPage(page);
  const controls = listControls(page);
  const [, second] = day.leagues;
  const link = controls.rail.getByRole("link", { name: new RegExp(`^${second.country}`) });
  await expect(link).toContainText("3");
  await link.click();
  await expect(page).toHaveURL(`/?country=${second.countryId}`);
  await expect(link).toHaveAttribute("aria-current");
  await expect.poll(controls.drawnLeagues).toEqual([second.leagueId]);
  await controls.expectCounts([3, 1, 1, 1, 0]);
  await page.getByRole("button", { name: "All leagues" }).click();
  await expect(page).toHaveURL("/");
  await expect.poll(controls.drawnLeagues).toEqual(day.leagues.map(({ leagueId }) => leagueId));
  await page.goBack();
  await expect.poll(list.drawnIds).toHaveLength(3);
});

test("a pinned league of the rail filters the list", async ({ page }) => {
  const controls = listControls(page);
  const [first, , third] = day.leagues;
  await controls
    .league(third.leagueId)
    .getByRole("button", { name: `Pin ${third.name}` })
    .click();
  const pinned = page.getByRole("navigation", { name: "Pinned leagues" }).getByRole("link");
  await expect(pinned).toHaveCount(1);
  await pinned.click();
  await expect(page).toHaveURL(`/?league=${third.leagueId}`);
  await expect.poll(controls.drawnLeagues).toEqual([third.leagueId]);
  await controls.rail.getByRole("link", { name: new RegExp(`^${first.country}`) }).click();
  await expect(page).toHaveURL(`/?country=${first.countryId}`);
  await expect.poll(controls.drawnLeagues).toEqual([first.leagueId]);
});

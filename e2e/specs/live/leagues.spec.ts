// The leagues and matches a list shows are the user's choice: picker, pins, collapsed leagues and hidden matches.
import { readDayLeagues } from "../../backend/testing/feedClient.ts";
import { leaguePicker } from "../../pages/leaguePicker.ts";
import { listControls } from "../../pages/listControls.ts";
import { listPage } from "../../pages/listPage.ts";
import { SMALL_DAY_ZONE, type SmallDay, stageSmallDay } from "../../support/smallDay.ts";
import { expect, test } from "../../support/test.ts";

test.use({ timezoneId: SMALL_DAY_ZONE });

let day: SmallDay;

test.beforeEach(async ({ page, product, complaints }) => {
  expect(complaints).toEqual([]);
  day = await stageSmallDay(product);
  await page.goto("/");
  await listPage(page).settled();
});

test("the picker shows hot leagues, then all by country, and remembers the choice", async ({ page }) => {
  const controls = listControls(page);
  const picker = leaguePicker(page);
  const [first, second, third] = day.leagues;
  await controls.leaguesButton.click();
  await expect(picker.leagues).toHaveCount(2);
  await picker.dialog.getByRole("radio", { name: "By country" }).click();
  await expect(picker.leagues).toHaveCount(3);
  for (const league of day.leagues)
    await expect(picker.country(league.country).getByRole("checkbox", { name: league.name })).toBeChecked();

  await picker.country(second.country).getByRole("checkbox").uncheck();
  await picker.button("Done").click();
  await expect(picker.dialog).toBeHidden();
  await expect.poll(controls.drawnLeagues).toEqual([first.leagueId, third.leagueId]);
  await expect(controls.hiddenButton).toHaveAccessibleName("Hidden (3) · Show");
  await controls.expectCounts([6, 2, 2, 2, 0]);

  await page.reload();
  await listPage(page).settled();
  await expect.poll(controls.drawnLeagues).toEqual([first.leagueId, third.leagueId]);
  await controls.leaguesButton.click();
  await picker.dialog.getByRole("radio", { name: "By country" }).click();
  await expect(picker.country(second.country).getByRole("checkbox")).not.toBeChecked();
  await picker.country(second.country).getByRole("button", { name: "All" }).click();
  await page.keyboard.press("Escape");
  await expect.poll(controls.drawnLeagues).toEqual(day.leagues.map(({ leagueId }) => leagueId));
});

test("a hidden league is shown again from its heading among the hidden matches", async ({ page }) => {
  const controls = listControls(page);
  const picker = leaguePicker(page);
  const [, second] = day.leagues;
  await controls.leaguesButton.click();
  // Leagues of two countries can have one name.
  await picker.dialog.getByRole("radio", { name: "By country" }).click();
  await picker.country(second.country).getByRole("checkbox").uncheck();
  await picker.button("Done").click();
  await controls.hiddenButton.click();
  await expect.poll(controls.drawnLeagues).toEqual([second.leagueId]);
  await controls.league(second.leagueId).getByRole("button", { name: "Show again" }).click();
  await expect.poll(controls.drawnLeagues).toEqual(day.leagues.map(({ leagueId }) => leagueId));
  await expect(controls.hiddenButton).toHaveCount(0);
});

test("the picker finds leagues and countries without their accents", async ({ page, product }) => {
  await product.control.act("only", {});
  const withoutAccents = (text: string): string => text.normalize("NFD").replaceAll(/\p{M}/gu, "");
  const leagues = await readDayLeagues(product.origin, day.today, "fr_FR");
  const country = leagues.find((league) => withoutAccents(league.country) !== league.country)?.country ?? "";
  expect(country, "a country that French writes with an accent plays today").not.toBe("");
  await page.goto("/fr/");
  await listPage(page).settled();
  await page.getByRole("button", { name: "Compétitions" }).click();
  const picker = leaguePicker(page, "Compétitions");
  await picker.search.fill(withoutAccents(country).toUpperCase());
  await expect(picker.country(country)).toHaveCount(1);
  await expect(picker.leagues).toHaveCount(leagues.filter((league) => league.country === country).length);
  await picker.search.fill("zzzz");
  await expect(picker.leagues).toHaveCount(0);
  await expect(picker.dialog.getByText("Aucune compétition")).toBeVisible();
});

test("pins, collapsed leagues and hidden matches are remembered and can be undone", async ({ page }) => {
  await test.step("a pin moves a league to the top, remembered", async () => {
    const controls = listControls(page);
    const [first, second, third] = day.leagues;
    const pin = controls.league(third.leagueId).getByRole("button", { name: `Pin ${third.name}` });
    await expect(pin).toHaveAttribute("aria-pressed", "false");
    await pin.click();
    const pinnedFirst = [third.leagueId, first.leagueId, second.leagueId];
    await expect.poll(controls.drawnLeagues).toEqual(pinnedFirst);
    await page.reload();
    await expect.poll(controls.drawnLeagues).toEqual(pinnedFirst);
    await expect(pin).toHaveAttribute("aria-pressed", "true");
    await pin.click();
    await expect.poll(controls.drawnLeagues).toEqual(day.leagues.map(({ leagueId }) => leagueId));
  });
  await test.step("a collapsed league hides its matches, remembered", async () => {
    const controls = listControls(page);
    const list = listPage(page);
    const [first, second] = day.leagues;
    await controls
      .league(first.leagueId)
      .getByRole("button", { name: `Collapse ${first.name}` })
      .click();
    await expect.poll(list.drawnIds).not.toContain(first.running);
    await expect.poll(controls.drawnLeagues).toContain(first.leagueId);
    await page.reload();
    await list.settled();
    await expect.poll(list.drawnIds).toContain(second.running);
    expect(await list.drawnIds()).not.toContain(first.running);
    const show = controls
      .league(first.leagueId)
      .getByRole("button", { name: `Show the matches of ${first.name}` });
    await expect(show).toHaveAttribute("aria-expanded", "false");
    await show.click();
    await expect(list.row(first.running)).toBeVisible();
  });
  await test.step("a hidden match is listed under Hidden (1) and can be shown again", async () => {
    const controls = listControls(page);
    const list = listPage(page);
    const [first] = day.leagues;
    await expect(controls.hiddenButton).toHaveCount(0);
    await list.chooseInMenu(first.finished, "Hide");
    await expect(list.row(first.finished)).toHaveCount(0);
    await expect(controls.hiddenButton).toHaveAccessibleName("Hidden (1) · Show");
    await controls.expectCounts([8, 3, 2, 3, 0]);

    await page.reload();
    await controls.hiddenButton.click();
    await expect.poll(list.drawnIds).toEqual([first.finished]);
    await list.chooseInMenu(first.finished, "Show again");
    // With nothing hidden any more, the page returns to the list.
    await expect.poll(list.drawnIds).toHaveLength(9);
    await expect(controls.hiddenButton).toHaveCount(0);
    await controls.expectCounts([9, 3, 3, 3, 0]);
  });
});

test("no league and top-level leagues alone can be chosen, remembered", async ({ page }) => {
  await test.step("selecting none leaves an empty list with a button to undo it", async () => {
    const controls = listControls(page);
    const picker = leaguePicker(page);
    await controls.leaguesButton.click();
    await picker.dialog.getByRole("radio", { name: "By country" }).click();
    await picker.button("Select none").click();
    await expect(picker.dialog.getByRole("checkbox", { checked: true })).toHaveCount(0);
    await picker.button("Done").click();
    await expect(page.getByRole("heading", { name: "No matches here." })).toBeVisible();
    await page.reload();
    await page.getByRole("button", { name: "Show all leagues" }).click();
    await expect.poll(controls.drawnLeagues).toEqual(day.leagues.map(({ leagueId }) => leagueId));
    await page.reload();
    await expect.poll(controls.drawnLeagues).toHaveLength(3);
  });
  await test.step("top-level leagues only, remembered", async () => {
    const controls = listControls(page);
    const picker = leaguePicker(page);
    const [first, second] = day.leagues;
    await controls.leaguesButton.click();
    await picker.topOnly.check();
    await page.keyboard.press("Escape");
    await expect.poll(controls.drawnLeagues).toEqual([first.leagueId, second.leagueId]);
    await page.reload();
    await expect(controls.leaguesButton).toHaveAccessibleName("Top leagues");
    await expect.poll(controls.drawnLeagues).toEqual([first.leagueId, second.leagueId]);
  });
});

// The shape of the product, proven: one socket for all tabs, goals in every tab, one popup, polls when the socket is gone.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { coreCounters } from "../../support/core/coreCounters.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { collectComplaints, expect, test } from "../../support/test.ts";

test("a staged goal flashes in two tabs over one socket and pops up in one; one tab closes, the other lives on", async ({
  context,
  baseURL,
  product,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 1);
  const first = listPage(await context.newPage());
  const second = listPage(await context.newPage());
  const complaints = [first, second].map((tab) => collectComplaints(tab.page));
  for (const tab of [first, second]) {
    await tab.page.goto(`${baseURL}/live`);
    await tab.settled();
  }
  await expect(first.field(matchId, "homeScore")).toHaveText("1");
  await first.star(matchId);
  await expect(second.row(matchId).locator("[data-favorite=match]")).toHaveAttribute("aria-pressed", "true");

  await control.act("goal", { matchId, side: "home" });
  // The highlight and the popup live 5 s: they are looked for at the same time.
  await Promise.all([
    ...[first, second].map((tab) =>
      expect(tab.field(matchId, "homeScore")).toHaveAttribute("data-changed", "score"),
    ),
    expect.poll(async () => (await first.popups.count()) + (await second.popups.count())).toBe(1),
  ]);
  const goal = (await first.popups.count()) === 1 ? first.popups : second.popups;
  await expect(goal).toHaveAttribute("data-popup-event", "1");
  for (const tab of [first, second]) await expect(tab.field(matchId, "homeScore")).toHaveText("2");
  expect((await control.state()).openSockets).toBe(1);
  await expect(first.field(matchId, "homeScore")).not.toHaveAttribute("data-changed");
  await expect(goal).toHaveCount(0);

  await first.page.close();
  await control.act("goal", { matchId, side: "away" });
  await expect(second.field(matchId, "awayScore")).toHaveText("1");
  expect((await control.state()).openSockets).toBe(1);
  expect(complaints).toEqual([[], []]);
});

// That polls begin within 2 s is tested with a fake clock (workers/live/recovery.test.ts).
test("polls bring the scores while the socket is lost", async ({ page, product }) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 1);
  const tab = listPage(page);
  await page.goto("/live");
  await tab.settled();
  await expect(tab.connection.first()).toHaveAttribute("data-connection", "live");
  await control.act("streamFault", { kind: "refuse", on: true });
  await control.act("resetCounters");
  await control.act("closeSockets", { code: 1001 });
  const polls = async (): Promise<number> =>
    (await control.state()).sinceReset.requests["/api/football/liveChange"] ?? 0;
  await expect.poll(polls).toBeGreaterThan(0);
  await expect(tab.connection.first()).toHaveAttribute("data-connection", "polling");
  await control.act("goal", { matchId, side: "away" });
  await expect(tab.field(matchId, "awayScore")).toHaveText("1");
});

test("the only tab, reloaded again and again, always has its rows", async ({ page, product }) => {
  await freezeWorld(product, 3);
  const tab = listPage(page);
  await page.goto("/live");
  await tab.settled();
  for (let count = 0; count < 9; count += 1) {
    if (count % 3 === 0) await page.reload();
    else await page.goto(count % 3 === 1 ? "/" : "/live", { waitUntil: "commit" });
    await tab.settled();
  }
  await expect(tab.connection.first()).toHaveAttribute("data-connection", "live");
  expect((await product.control.state()).openSockets).toBe(1);
});

/** How many cores of this build have run, from the generation in the name of the running core's lock. */
async function coresSoFar(page: Page | undefined): Promise<number> {
  const names = await page?.evaluate(async () =>
    ((await navigator.locks.query()).held ?? []).map(({ name }) => name),
  );
  const generations = (names ?? []).map((name) => /^touchline-[0-9a-f]+-(\d+)\//.exec(name ?? "")?.[1] ?? -1);
  return Math.max(...generations.map(Number)) + 1;
}

test("twenty tabs share one socket and one list request", async ({ context, baseURL, product }) => {
  // Twenty pages all seen at once take two cores half a minute, beside another test longer than the usual minute.
  test.slow();
  const { control } = product;
  // One match a page: the pages draw little, since this is about what they ask for.
  await freezeWorld(product, 1);
  await control.act("resetCounters");
  const tabs = [];
  for (let count = 0; count < 20; count += 1) tabs.push(listPage(await context.newPage()));
  for (const tab of tabs) await tab.page.goto(`${baseURL}/`, { waitUntil: "commit" });
  for (const tab of tabs) await tab.settled();
  // Rows do not wait for the socket.
  await expect.poll(async () => (await control.state()).openSockets).toBe(1);
  const asked = (await control.state()).sinceReset.requests;
  const lists = ["fixture", "live", "matches"].map((name) => asked[`/api/football/${name}`] ?? 0);
  // Twenty pages that start at once can hold up the core for seconds; it is replaced then, and its successor asks itself.
  const cores = await coresSoFar(tabs[0]?.page);
  const [days = 0, ...others] = lists;
  expect(days).toBeGreaterThanOrEqual(1);
  if (days > cores) {
    const counters = await coreCounters(await context.newPage(), baseURL ?? "");
    expect(days, `requests of ${cores} cores; the last core counted ${counters}`).toBeLessThanOrEqual(cores);
  }
  expect(others).toEqual([0, 0]);
  await expect.poll(async () => (await control.state()).sinceReset.requests["/api/common/ipLocate"]).toBe(1);
});

test("two tabs in two languages share one socket and keep their own names", async ({
  context,
  baseURL,
  product,
}) => {
  const { control } = product;
  const [matchId = 0] = await freezeWorld(product, 1);
  await control.act("resetCounters");
  const english = listPage(await context.newPage());
  const arabic = listPage(await context.newPage());
  await english.page.goto(`${baseURL}/live`);
  await arabic.page.goto(`${baseURL}/ar/live`);
  for (const tab of [english, arabic]) await tab.settled();
  await expect(english.page.locator("html")).toHaveAttribute("dir", "ltr");
  await expect(arabic.page.locator("html")).toHaveAttribute("dir", "rtl");
  const country = async (tab: typeof english): Promise<string> =>
    tab.page.locator("[data-league-id] small").first().innerText();
  expect(await country(english)).toMatch(/^[\p{Script=Latin}\s’'().-]+$/u);
  expect(await country(arabic)).toMatch(/\p{Script=Arabic}/u);
  await control.act("goal", { matchId, side: "home" });
  for (const tab of [english, arabic]) await expect(tab.field(matchId, "homeScore")).toHaveText("2");
  expect((await control.state()).openSockets).toBe(1);
});

// Popups appear only when they should: none on first loads, one digest after an absence, one popup for ten tabs.
import type { Page } from "@playwright/test";
import { listPage } from "../../pages/listPage.ts";
import { ALERTS_SCRIPT, ALERTS_SEEN, type AlertsSeen } from "../../support/alertsSeen.ts";
import { areStored } from "../../support/core/coreKnows.ts";
import { sleepingCore } from "../../support/core/sleepingCore.ts";
import type { Product } from "../../support/product.ts";
import { createRawTabs } from "../../support/core/rawTabs.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { expect, test } from "../../support/test.ts";

const TWO_HOURS = 2 * 3_600_000;

const seen = (page: Page): Promise<AlertsSeen> => page.evaluate(ALERTS_SEEN);
const digest = (page: Page) => page.getByRole("region", { name: "While you were away" });

/** Opens the live page and makes each of the matches a favourite. */
async function openWithFavourites(page: Page, ids: readonly number[]): Promise<void> {
  await page.addInitScript(ALERTS_SCRIPT);
  await page.goto("/live");
  const list = listPage(page);
  await list.settled();
  for (const id of ids) await list.star(id);
}

/** The server's matches go on, but it sends nothing. */
async function unheard({ control }: Product, play: () => Promise<unknown>): Promise<void> {
  await control.act("streamFault", { kind: "mute", on: true });
  await play();
  await control.act("streamFault", { kind: "mute", on: false });
}

async function goals({ control }: Product, matchId: number, count: number): Promise<void> {
  for (let goal = 0; goal < count; goal += 1) await control.act("goal", { matchId, side: "home" });
}

test("a first load pops up nothing, in a second tab, another language and on another day, whatever went before", async ({
  browser,
  page,
  product,
}) => {
  const [first = 0, second = 0] = await freezeWorld(product, 2);
  await openWithFavourites(page, [first, second]);
  await areStored(page, "match", 2);
  await goals(product, first, 2);
  await goals(product, second, 1);
  const storageState = await page.context().storageState({ indexedDB: true });
  await page.close();
  // Another browser of the same visitor: its core knows the favourites, and has seen no match yet.
  const context = await browser.newContext({ storageState, baseURL: product.origin });
  await context.addInitScript(ALERTS_SCRIPT);
  const pages: Page[] = [];
  for (const path of ["/?date=2020-01-01", "/", "/ar/live", "/en/favorites", "/live"]) {
    const tab = await context.newPage();
    await tab.goto(path);
    pages.push(tab);
  }
  const list = listPage(pages.at(-1) ?? page);
  await expect(list.field(first, "homeScore")).toHaveText("3");
  await expect(list.row(first).locator("[data-favorite=match]")).toHaveAttribute("aria-pressed", "true");
  await expect(list.connection.first()).toHaveAttribute("data-connection", "live");
  // The next goal pops up, once in all tabs: any wrong popup would have appeared by then.
  await goals(product, first, 1);
  const popups = async (): Promise<number> => {
    let sum = 0;
    for (const tab of pages) sum += (await seen(tab)).popups;
    return sum;
  };
  await expect.poll(popups).toBeGreaterThan(0);
  expect(await popups()).toBe(1);
  for (const tab of pages) expect((await seen(tab)).digests).toBe(0);
  await context.close();
});

test("after a sleep of two hours five tabs show one digest and no popup; it opens the list of all of them", async ({
  browser,
  page,
  product,
}) => {
  test.setTimeout(120_000);
  const [first = 0, second = 0, third = 0] = await freezeWorld(product, 3);
  await openWithFavourites(page, [first, second, third]);
  const pages = [page];
  for (let count = 1; count < 5; count += 1) {
    const tab = await page.context().newPage();
    await tab.addInitScript(ALERTS_SCRIPT);
    await tab.goto("/live");
    pages.push(tab);
  }
  for (const tab of pages) await listPage(tab).settled();
  const core = sleepingCore(browser, product.origin);
  await unheard(product, async () => {
    await goals(product, first, 4);
    await goals(product, second, 3);
    await product.control.act("card", { matchId: second, side: "away", color: "red" });
    await product.control.act("card", { matchId: third, side: "home", color: "red" });
    await core.sleep(TWO_HOURS);
  });
  const standing = async (): Promise<Page | undefined> => {
    for (const tab of pages) if ((await digest(tab).count()) > 0) return tab;
    return undefined;
  };
  await expect.poll(async () => (await standing()) !== undefined, { timeout: 20_000 }).toBe(true);
  const shown = await standing();
  if (!shown) throw new Error("no tab shows the digest");
  await expect(digest(shown)).toContainText("While you were away: 7 goals, 2 red cards");
  for (const tab of pages) {
    await expect(listPage(tab).field(first, "homeScore")).toHaveText("5");
    expect(await seen(tab)).toEqual({ popups: 0, digests: tab === shown ? 1 : 0 });
  }

  // By keyboard alone: open the list, follow an event to its match.
  await digest(shown).getByRole("button", { name: "Show" }).focus();
  await shown.keyboard.press("Enter");
  const dialog = shown.getByRole("dialog", { name: "While you were away" });
  await expect(dialog.getByRole("listitem")).toHaveCount(9);
  const link = dialog.getByRole("link").first();
  const href = (await link.getAttribute("href")) ?? "";
  expect(href).toMatch(/^\/football\/match\/\d+$/);
  await link.focus();
  await shown.keyboard.press("Enter");
  await expect(shown).toHaveURL(new RegExp(`${href}(/|$)`));
  await expect(dialog).toHaveCount(0);
  await expect(digest(shown)).toHaveCount(0);
});

test("a withdrawn goal leaves the digest, and the digest closes with its last event", async ({
  browser,
  page,
  product,
}) => {
  const [first = 0, second = 0] = await freezeWorld(product, 2);
  await openWithFavourites(page, [first, second]);
  const core = sleepingCore(browser, product.origin);
  await unheard(product, async () => {
    await goals(product, first, 2);
    await goals(product, second, 1);
    await core.sleep(TWO_HOURS);
  });
  await expect(digest(page)).toContainText("3 goals", { timeout: 20_000 });
  await product.control.act("cancelGoal", { matchId: first, side: "home" });
  await expect(digest(page)).toContainText("2 goals");
  await product.control.act("cancelGoal", { matchId: second, side: "home" });
  await expect(digest(page)).toContainText("1 goal");
  await product.control.act("cancelGoal", { matchId: first, side: "home" });
  await expect(digest(page)).toHaveCount(0);
  expect(await seen(page)).toEqual({ popups: 0, digests: 1 });
});

test("tabs hidden for more than a minute tell of it in the one that is shown; a single goal pops up as ever", async ({
  browser,
  baseURL,
  product,
}) => {
  const { control } = product;
  const [first = 0, second = 0] = await freezeWorld(product, 2);
  const tabs = await createRawTabs(browser);
  try {
    const open = (path: string, script = ALERTS_SCRIPT) =>
      tabs.open(path === "" ? "about:blank" : `${baseURL}${path}`, { background: false, script });
    const one = await open("/live");
    const star = (id: number): string =>
      `document.querySelector('[data-match-id="${id}"] [data-favorite=match]')`;
    for (const id of [first, second]) {
      await expect.poll(() => one.evaluate<boolean>(`${star(id)} !== null`)).toBe(true);
      await one.evaluate(`${star(id)}.click()`);
      await expect.poll(() => one.evaluate(`${star(id)}.getAttribute("aria-pressed")`)).toBe("true");
    }
    const two = await open("/live");
    await expect.poll(() => two.evaluate<boolean>(`${star(first)} !== null`)).toBe(true);
    const elsewhere = await open("");
    for (const tab of [one, two]) {
      await expect.poll(() => tab.evaluate("document.visibilityState")).toBe("hidden");
    }
    const core = sleepingCore(browser, product.origin);
    await control.act("resetCounters");
    await goals(product, first, 1);
    await goals(product, second, 1);
    await expect.poll(async () => (await control.state()).sinceReset.frames).toBeGreaterThan(0);
    await core.sleep(61_000);
    await one.show();
    const words = (): Promise<string | undefined> =>
      one.evaluate("document.querySelector('[data-digest]')?.textContent");
    await expect.poll(words, { timeout: 20_000 }).toContain("While you were away: 2 goals");
    expect(await one.evaluate(ALERTS_SEEN)).toEqual({ popups: 0, digests: 1 });
    // Long enough to count as seen: an event on a tab that is left at once is announced elsewhere.
    await core.sleep(2_000);

    await elsewhere.show();
    await expect.poll(() => one.evaluate("document.visibilityState")).toBe("hidden");
    await goals(product, first, 1);
    await core.sleep(61_000);
    await two.show();
    await expect
      .poll(() => two.evaluate(ALERTS_SEEN), { timeout: 20_000 })
      .toEqual({ popups: 1, digests: 0 });
    expect(await one.evaluate(ALERTS_SEEN)).toEqual({ popups: 0, digests: 1 });
  } finally {
    await tabs.close();
  }
});

// Pages with the browser's font size doubled: all text can be read, and no page is wider than the screen.
// See docs/product.md#text-size.
import type { Page } from "@playwright/test";
import { BROWSER_ARGS, findBrowser } from "../../commands/lib/browser.ts";
import { barriersInBothThemes } from "../../support/barriers.ts";
import { everyPage, pageLoaded } from "../../support/everyPage.ts";
import { fontEnvironment } from "../../commands/lib/testFonts.ts";
import { headerFaults } from "../../support/headerFit.ts";
import { overflowOf } from "../../support/languageProof.ts";
import { loseStream } from "../../support/openLive.ts";
import { freezeWorld } from "../../support/stagedDay.ts";
import { fontSizeArgument, textFaults } from "../../support/textFit.ts";
import { expect, test } from "../../support/test.ts";

const executablePath = findBrowser();

test.use({
  launchOptions: {
    args: [...BROWSER_ARGS, fontSizeArgument(32)],
    env: fontEnvironment(),
    ...(executablePath === undefined ? {} : { executablePath }),
  },
});

const WIDTHS = [320, 375, 768, 1440] as const;

/** One page of each layout; `everyPage` names them. */
const PAGES = [
  "scores",
  "live",
  "football-match-odds",
  "football-match-summary",
  "football-match-lineups",
  "football-league-standings",
  "football-player",
  "football-team-squad",
  "settings-contest-sport",
  "community",
  "posts",
  "login",
] as const;

test("text of twice the size is not cut, covers no other text, and fits every width", async ({
  page,
  product,
  complaints,
}) => {
  await product.control.act("freeze", { on: true });
  const pages = await everyPage(product);
  for (const name of PAGES) {
    const { path } = pages[name]!;
    await page.goto(path);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe("32px");
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: 900 });
      await pageLoaded(page);
      await expect.poll(() => overflowOf(page), `${path} at ${width} px`).toEqual([]);
      await expect.poll(() => textFaults(page), `${path} at ${width} px`).toEqual([]);
    }
  }
  expect(complaints).toEqual([]);
});

/** What a viewer has stored who uses all alerts. */
const STORED = {
  "touchline.alerts.1": {
    sounds: true,
    volume: 60,
    notifications: true,
    quiet: { on: true, from: 1_380, to: 420 },
  },
  "touchline.alertRules.1": [
    { id: "a", kind: "reminder", amount: 15, scope: { kind: "favorites" } },
    { id: "b", kind: "goal", amount: 75, scope: scopeOf("team", "Fresno Pioneers") },
    { id: "c", kind: "odds", amount: 10, scope: scopeOf("match", "Albany Athletic – Fresno Pioneers") },
    { id: "d", kind: "redCard", amount: 0, scope: scopeOf("league", "Regional League North") },
  ],
};

/** The same for a delay and hidden scores. */
const SPOILERS = {
  "touchline.spoilers.1": { delaySeconds: 180, hideScores: true, shownIds: [], shownDay: "" },
};

const store = (page: Page, stored: object): Promise<void> =>
  page.evaluate((values) => {
    for (const [key, value] of Object.entries(values)) localStorage.setItem(key, JSON.stringify(value));
  }, stored);

function scopeOf(kind: string, name: string): object {
  return { kind, id: 1, name, language: "en_GB" };
}

/** The page can be read and fits, and has no serious barrier in either theme. */
async function isReadable(page: Page): Promise<void> {
  const address = page.url();
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflowOf(page), `${address} at ${width} px`).toEqual([]);
    await expect.poll(() => textFaults(page), `${address} at ${width} px`).toEqual([]);
  }
  expect(await barriersInBothThemes(page), address).toEqual([]);
}

test("a filled board, and alerts, rules, delay and hidden scores in use, have no serious barrier in either theme", async ({
  page,
  product,
  complaints,
}) => {
  const ids = await freezeWorld(product, 4);
  await page.goto(`/board?m=${ids.join(",")}`);
  // Summaries of the tiles on the screen are there.
  await expect(page.locator("[data-board-place] [role=img][aria-hidden=false]").first()).toBeVisible();
  await isReadable(page);
  await store(page, STORED);
  for (const part of ["notifications/alerts", "notifications/rules", "sport"]) {
    await page.goto(`/settings/contest/${part}`);
    await pageLoaded(page);
    await isReadable(page);
  }
  await store(page, SPOILERS);
  await page.reload();
  for (const pill of ["delay", "scores"])
    await expect(page.locator(`[data-spoilers=${pill}]`).first()).toBeVisible();
  await isReadable(page);
  expect(complaints).toEqual([]);
});

for (const path of ["/", "/ar/"])
  test(`${path} on the smallest phone tells the delay and the state of the connection, in each state`, async ({
    page,
    product,
  }) => {
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto(path);
    await store(page, SPOILERS);
    await page.reload();
    const header = page.locator("header");
    const delay = header.locator("[data-spoilers=delay]");
    await expect(delay).toBeVisible();
    await expect(header.locator("[data-spoilers=scores]")).toBeVisible();
    await expect(header.locator("[data-connection=live] > span")).toBeVisible();
    expect(await headerFaults(page)).toEqual([]);
    await loseStream(product);
    await expect(header.locator("[data-connection=polling] > span")).toBeVisible();
    expect(await headerFaults(page)).toEqual([]);
    await product.control.act("fault", { path: "/api", kind: "drop" });
    const lost = header.locator(":is([data-connection=reconnecting], [data-connection=offline])");
    // It is said after some seconds without an answer.
    await lost.waitFor();
    await expect(lost.getByRole("button", { name: path === "/" ? "Retry" : "إعادة المحاولة" })).toBeVisible();
    expect(await headerFaults(page)).toEqual([]);
    await product.control.act("clearFaults");
    await product.control.act("streamFault", { kind: "refuse", on: false });
    await lost.getByRole("button").click();
    await lost.waitFor({ state: "detached" });
    await delay.click();
    await expect(delay).toHaveCount(0);
  });

test("the results of the search fit the dialog on the smallest phone", async ({ page, complaints }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await page.goto("/");
  await pageLoaded(page);
  await page.getByRole("banner").getByRole("button", { name: "Search" }).click();
  const dialog = page.getByRole("dialog");
  // Answers with all kinds of results, matches with their dates among them.
  await dialog.getByRole("combobox").fill("united");
  await expect(dialog.locator("[data-found=match]").first()).toBeAttached();
  const wide = await dialog.evaluate((element) =>
    [element, ...element.querySelectorAll("*")]
      .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
      .filter((each) => ["auto", "scroll"].includes(getComputedStyle(each).overflowX))
      .map((each) => `${each.className}: ${each.scrollWidth} > ${each.clientWidth}`),
  );
  expect(wide).toEqual([]);
  await expect.poll(() => textFaults(page)).toEqual([]);
  expect(complaints).toEqual([]);
});

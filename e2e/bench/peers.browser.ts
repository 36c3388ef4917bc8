// The peers of the benchmark are honest: they show what the server's list says, and follow its stream to the end.
import type { Page } from "@playwright/test";
import { readScores, readYellowCards, runningMatchIds, stageMatch } from "../backend/testing/feedClient.ts";
import { PEERS } from "./buildPeers.ts";
import { startBenchProduct } from "./startBenchProduct.ts";
import type { Product } from "../support/product.ts";
import { createRawTabs, type RawTab } from "../support/core/rawTabs.ts";
import { expect, test as base } from "../support/test.ts";

const test = base.extend<object, { product: Product }>({
  product: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to know what a fixture needs
    async ({}, use) => {
      const product = await startBenchProduct();
      await use(product);
      await product.stop();
    },
    { scope: "worker", timeout: 180_000 },
  ],
});

const addressOf = (peer: string): string => `/bench/${peer}.html`;
const MATCHES = 1500;
/** Enough to leave the window many times over. */
const LOADED = 400;

/** The lightest page has these rows of the list, and no buttons, odds or half-time scores. */
const LIGHT_ROWS = 40;
const isLight = (peer: string): boolean => peer === "l";

/** 1,500 plain rows take their time where the machine is busy, ms. */
const STANDS_WITHIN = { timeout: 40_000 };

async function openPeer(page: Page, peer: string): Promise<void> {
  await page.goto(addressOf(peer));
  await expect(page.locator("html")).toHaveAttribute("data-ready", "1", STANDS_WITHIN);
  await expect(page.locator("html")).toHaveAttribute("data-stream", "open");
}

type Rows = Readonly<Record<string, readonly number[]>>;

/** Scores, red and yellow cards of each row in the page, home before away, by match id; no card counts none. */
function rowsOf(page: Page): Promise<Rows> {
  return page.evaluate(() => {
    const fields = ["homeScore", "awayScore", "homeRed", "awayRed", "homeYellow", "awayYellow"];
    const rows = [...document.querySelectorAll<HTMLElement>("[data-match-id]")];
    return Object.fromEntries(
      rows.map((row) => [
        row.dataset["matchId"],
        fields.map((name) => Number(row.querySelector(`[data-field=${name}]`)?.textContent ?? "0")),
      ]),
    );
  });
}

/** The same as the server's list has it. */
async function standingOf({ control, origin }: Product): Promise<Rows> {
  const today = new Date((await control.state()).now).toISOString().slice(0, 10);
  const yellows = await readYellowCards(origin, today);
  return Object.fromEntries(
    [...(await readScores(origin, today))].map(([id, { home, away, homeRed, awayRed }]) => [
      id,
      [home, away, homeRed, awayRed, ...(yellows.get(id) ?? [])],
    ]),
  );
}

for (const peer of PEERS) {
  test.describe(`peer ${peer}`, () => {
    test("shows the list's score and follows goals and cards through its own stream", async ({
      page,
      product,
      complaints,
    }) => {
      const { control, origin } = product;
      await control.act("manyMatches", { count: 8 });
      const [matchId = 0] = await runningMatchIds(origin);
      await stageMatch(control, matchId, "running", [3, 1]);
      await openPeer(page, peer);
      const row = page.locator(`[data-match-id="${matchId}"]`);
      const field = (name: string) => row.locator(`[data-field=${name}]`);
      await expect(field("homeScore")).toHaveText("3");
      await expect(field("awayScore")).toHaveText("1");
      await expect(field("minute")).toHaveText(/^\d+$/);
      await expect(field("awayYellow")).toBeHidden();
      expect((await control.state()).openSockets).toBe(1);

      await control.act("goal", { matchId, side: "away" });
      await expect(field("awayScore")).toHaveText("2");
      await control.act("card", { matchId, side: "away", color: "yellow" });
      await expect(field("awayYellow")).toHaveText("1");
      await control.act("phase", { matchId, state: 2 });
      await expect(field("minute")).toHaveText("HT");
      if (!isLight(peer)) {
        await expect(field("halfTime")).toHaveText("3-2");
        await row.getByRole("button", { name: "Favourite" }).click();
        await expect(row.getByRole("button", { name: "Favourite" })).toHaveAttribute("aria-pressed", "true");
        await row.getByRole("button", { name: "Hide" }).click();
        await expect(row).toHaveCount(0);
      }
      expect((await control.state()).sinceReset.requests["/api/football/fixture"]).toBe(1);
      expect(complaints).toEqual([]);
    });

    test("shows the server's list after a load and a burst", async ({ page, product }) => {
      const { control } = product;
      await control.act("manyMatches", { count: LOADED });
      await openPeer(page, peer);
      await control.act("load", { framesPerSecond: 10, recordsPerFrame: 50 });
      await expect.poll(async () => (await control.state()).load.frames).toBeGreaterThan(20);
      await control.act("load", { framesPerSecond: 0, recordsPerFrame: 0 });
      await control.act("burst", { records: LOADED });
      const standing = await standingOf(product);
      const shown = isLight(peer) ? LIGHT_ROWS : peer === "dom" ? 20 : LOADED;
      for (const top of peer === "dom" ? [0, 9_000, 20_000] : [0]) {
        await page.evaluate((to) => scrollTo(0, to), top);
        await expect(async () => {
          const rows = await rowsOf(page);
          const ids = Object.keys(rows);
          expect(ids.length).toBeGreaterThanOrEqual(shown);
          expect(rows).toEqual(Object.fromEntries(ids.map((id) => [id, standing[id]])));
        }).toPass({ timeout: 15_000 });
      }
    });
  });
}

test("the hand-written page draws a window of rows, wherever one scrolls", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: MATCHES });
  await openPeer(page, "dom");
  const rows = page.locator("[data-match-id]");
  expect(await rows.count()).toBeLessThan(60);
  const first = await rows.first().getAttribute("data-match-id");
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(page.locator(`[data-match-id="${first}"]`)).toHaveCount(0);
  await expect(page.locator(`[data-match-id="${Number(first) + MATCHES - 1}"]`)).toBeInViewport();
  expect(await rows.count()).toBeLessThan(60);
});

test("the lightest page draws the first rows of the list and no others", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: MATCHES });
  await openPeer(page, "l");
  await expect(page.locator("[data-match-id]")).toHaveCount(LIGHT_ROWS);
  const first = Number(await page.locator("[data-match-id]").first().getAttribute("data-match-id"));
  expect(Object.keys(await rowsOf(page)).map(Number)).toEqual(
    Array.from({ length: LIGHT_ROWS }, (_, index) => first + index),
  );
});

test("a peer asks for the names of the language in its address", async ({ page, product }) => {
  await product.control.act("manyMatches", { count: 8 });
  const asked: (string | null)[] = [];
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname === "/api/football/fixture") asked.push(searchParams.get("lang"));
  });
  for (const query of ["", "?names=ja_JP"]) {
    await page.goto(`${addressOf("a")}${query}`);
    await expect(page.locator("html")).toHaveAttribute("data-ready", "1", STANDS_WITHIN);
  }
  expect(asked).toEqual(["en_GB", "ja_JP"]);
});

test("with its flag L has no socket while it is really hidden, and a fresh list when shown; without, it keeps its own", async ({
  browser,
  product,
  baseURL,
}) => {
  const { control, origin } = product;
  await control.act("manyMatches", { count: 8 });
  const [matchId = 0] = await runningMatchIds(origin);
  await stageMatch(control, matchId, "running", [1, 0]);
  const score = (tab: RawTab): Promise<string | undefined> =>
    tab.evaluate(
      `document.querySelector('[data-match-id="${matchId}"] [data-field=homeScore]')?.textContent`,
    );
  const stream = (tab: RawTab): Promise<string> => tab.evaluate("document.documentElement?.dataset.stream");
  const sockets = async (): Promise<number> => (await control.state()).openSockets;
  const tabs = await createRawTabs(browser);
  try {
    const open = (query: string, background: boolean): Promise<RawTab> =>
      tabs.open(`${baseURL}${addressOf("l")}${query}`, { background, script: "" });
    const sleeper = await open("?closes", false);
    await expect.poll(() => stream(sleeper)).toBe("open");
    await expect.poll(() => score(sleeper)).toBe("1");
    const plain = await open("", false);
    await expect.poll(() => stream(plain)).toBe("open");
    await expect.poll(() => stream(sleeper)).toBe("closed");
    await expect.poll(sockets).toBe(1);

    // Opened in the background: it shows the list and opens no socket.
    const later = await open("?closes", true);
    await expect.poll(() => score(later)).toBe("1");
    expect([await stream(later), await sockets()]).toEqual(["closed", 1]);

    await control.act("goal", { matchId, side: "home" });
    await expect.poll(() => score(plain)).toBe("2");
    expect([await score(sleeper), await score(later)]).toEqual(["1", "1"]);

    for (const tab of [sleeper, later]) {
      await tab.show();
      await expect.poll(() => stream(tab)).toBe("open");
      await expect.poll(() => score(tab)).toBe("2");
    }
    await expect.poll(() => stream(sleeper)).toBe("closed");
    await expect.poll(sockets).toBe(2);
    expect(await stream(plain)).toBe("open");
  } finally {
    await tabs.close();
  }
});

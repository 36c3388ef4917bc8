// Plays a match-day file against the product and compares what the page shows and announces with the file.
import { readFileSync } from "node:fs";
import type { Browser, Page } from "@playwright/test";
import { EXPECT_TIMEOUT_MS } from "./assert/expect.ts";
import { finishedCount } from "../backend/testing/feedClient.ts";
import { type AnnouncedEvent, announcedEvents, captureWorker, listenToCore } from "./core/coreListener.ts";
import { startProduct } from "./product.ts";
import { testZone } from "./testZone.ts";

interface Incident {
  readonly side: "home" | "away";
  readonly type: string;
  readonly score?: readonly [number, number];
}

interface FileMatch {
  readonly id: number;
  readonly home: { readonly name: string };
  readonly away: { readonly name: string };
  readonly halfTime: readonly [number, number];
  readonly fullTime: readonly [number, number];
  readonly incidents: readonly Incident[];
}

/** The texts the page shows for a match; "" for a card count that is absent. */
type Shown = Readonly<Record<(typeof FIELDS)[number], string>>;

const FIELDS = [
  "homeScore",
  "awayScore",
  "halfTime",
  "homeRed",
  "awayRed",
  "homeYellow",
  "awayYellow",
] as const;

/** From the start to the first kick-off, ms. Once the page listens, the server's clock is set close to the kick-off. */
const LEAD_MS = 45_000;
const BEFORE_KICK_OFF_MS = 500;
const LOOK_AGAIN_MS = 200;
/** The log waits for readers: 150 ms for each line of its last message, which has at most 30 lines. */
const LOG_WAITS_MS = 4_500;
/** Longer than two frames of the stream, ms. */
const LATE_EVENTS_MS = 1_200;

export interface ReplayReport {
  readonly matches: number;
  readonly matchesRight: number;
  readonly goalsInFile: number;
  readonly goalsAnnounced: number;
  readonly missing: readonly string[];
  readonly twice: readonly string[];
  /** Announced but not in the file, cancelled goals included. */
  readonly invented: readonly string[];
  readonly differences: readonly string[];
  readonly cuts: number;
  readonly restored: number;
}

const cards = (match: FileMatch, side: string, type: string): string => {
  const count = match.incidents.filter((incident) => incident.side === side && incident.type === type).length;
  return count === 0 ? "" : String(count);
};

function expectedOf(match: FileMatch): Shown {
  return {
    homeScore: String(match.fullTime[0]),
    awayScore: String(match.fullTime[1]),
    halfTime: match.halfTime.join("-"),
    homeRed: cards(match, "home", "redCard"),
    awayRed: cards(match, "away", "redCard"),
    homeYellow: cards(match, "home", "yellowCard"),
    awayYellow: cards(match, "away", "yellowCard"),
  };
}

/** Every goal of the file as "match side count", the side being the one whose count rose. */
function goalsOf(matches: readonly FileMatch[]): readonly string[] {
  return matches.flatMap((match) => {
    let before: readonly [number, number] = [0, 0];
    return match.incidents.flatMap(({ score }) => {
      if (!score) return [];
      const side = score[0] > before[0] ? "home" : "away";
      before = score;
      return [`${match.id} ${side} ${side === "home" ? score[0] : score[1]}`];
    });
  });
}

function nameOf(event: AnnouncedEvent): string {
  const count = event.side === "home" ? event.values.home : event.values.away;
  const cancelled = event.type === "goalCancelled" ? " cancelled" : "";
  return `${event.matchId} ${event.side} ${count}${cancelled}`;
}

/** Reads every row by scrolling through the list. */
async function readRows(page: Page, ids: ReadonlySet<number>): Promise<ReadonlyMap<number, Shown>> {
  const rows = new Map<number, Shown>();
  await page.evaluate(() => window.scrollTo({ top: 0 }));
  for (let step = 0; step < 60 && rows.size < ids.size; step += 1) {
    await page.waitForTimeout(150);
    const seen = await page.evaluate(
      (fields) =>
        [...document.querySelectorAll("[data-line] [data-match-id]")].map((row) => ({
          id: Number(row.getAttribute("data-match-id")),
          texts: fields.map((field) => row.querySelector(`[data-field="${field}"]`)?.textContent ?? ""),
          loaded: row.querySelector("[data-field=homeScore]") !== null,
        })),
      [...FIELDS],
    );
    for (const { id, texts, loaded } of seen) {
      if (!loaded || !ids.has(id)) continue;
      rows.set(id, Object.fromEntries(FIELDS.map((field, index) => [field, texts[index] ?? ""])) as Shown);
    }
    await page.evaluate(() => window.scrollBy({ top: window.innerHeight / 2 }));
  }
  return rows;
}

/** The rows, read again until all are as in the file or `ms` have passed. */
async function readUntilRight(
  page: Page,
  matches: readonly FileMatch[],
  ms: number,
): Promise<ReadonlyMap<number, Shown>> {
  const ids = new Set(matches.map((match) => match.id));
  const deadline = performance.now() + ms;
  for (;;) {
    const rows = await readRows(page, ids);
    const isRight = matches.every((match) => shownText(rows.get(match.id)) === shownText(expectedOf(match)));
    if (isRight || performance.now() > deadline) return rows;
  }
}

const shownText = (shown: Shown | undefined): string => JSON.stringify(shown ?? null);

async function waitForConnection(page: Page, state: string, timeout: number): Promise<void> {
  await page.locator(`[data-connection="${state}"]`).first().waitFor({ state: "attached", timeout });
}

/**
 * Replays `file` at `speed`, cuts the socket `cuts` times on the way, and compares the end with the file.
 * `say` receives progress messages.
 */
export async function checkReplay(options: {
  readonly file: string;
  readonly speed: number;
  readonly cuts: number;
  readonly browser: Browser;
  say(text: string): void;
}): Promise<ReplayReport> {
  const { file, speed, cuts, browser, say } = options;
  const { matches } = JSON.parse(readFileSync(file, "utf8")) as { matches: readonly FileMatch[] };
  const lead = ["--lead", String(LEAD_MS / 1_000)];
  const earliestStart = Date.now();
  const product = await startProduct(["--replay", file, "--speed", String(speed), ...lead]);
  const context = await browser.newContext({ timezoneId: testZone(Date.now()), locale: "en-GB" });
  try {
    const page = await context.newPage();
    await captureWorker(page);
    await page.goto(product.origin);
    await waitForConnection(page, "live", 15_000);
    await listenToCore(page);
    // The first kick-off is LEAD_MS after the start, so at the earliest in BEFORE_KICK_OFF_MS.
    const shiftMs = earliestStart + LEAD_MS - BEFORE_KICK_OFF_MS - Date.now();
    if (shiftMs > 0) await product.control.act("clock", { shiftMs });

    let restored = 0;
    for (let cut = 1; cut <= cuts; cut += 1) {
      await page.waitForTimeout(12_000);
      await product.control.act("streamFault", { kind: "refuse", on: true });
      await product.control.act("closeSockets", { code: 1006 });
      await waitForConnection(page, "polling", 10_000);
      say(`cut ${cut}: the socket is gone, polling`);
      await product.control.act("streamFault", { kind: "refuse", on: false });
      await waitForConnection(page, "live", 45_000);
      restored += 1;
      say(`cut ${cut}: the socket is back`);
    }

    const over = (): Promise<number> => finishedCount(product.origin, new Date().toISOString().slice(0, 10));
    let said = -1;
    for (let done = await over(); done < matches.length; done = await over()) {
      if (done > said) say(`${done} of ${matches.length} matches are over`);
      said = done;
      await page.waitForTimeout(LOOK_AGAIN_MS);
    }
    const rows = await readUntilRight(page, matches, EXPECT_TIMEOUT_MS);
    const inFile = goalsOf(matches);
    const goals = async (): Promise<readonly AnnouncedEvent[]> =>
      (await announcedEvents(page)).filter(({ type }) => type === "goal" || type === "goalCancelled");
    const deadline = performance.now() + LOG_WAITS_MS + EXPECT_TIMEOUT_MS;
    while ((await goals()).length < inFile.length && performance.now() < deadline)
      await page.waitForTimeout(LOOK_AGAIN_MS);
    // A second announcement of an event arrives by then.
    await page.waitForTimeout(LATE_EVENTS_MS);
    const differences = matches.flatMap((match) => {
      const expected = shownText(expectedOf(match));
      const shown = shownText(rows.get(match.id));
      return shown === expected
        ? []
        : [`${match.id} ${match.home.name} – ${match.away.name}: page ${shown}, file ${expected}`];
    });
    const announced = (await goals()).map(nameOf);
    const known = new Set(inFile);
    return {
      matches: matches.length,
      matchesRight: matches.length - differences.length,
      goalsInFile: inFile.length,
      goalsAnnounced: announced.length,
      missing: inFile.filter((goal) => !announced.includes(goal)),
      twice: announced.filter((goal, index) => announced.indexOf(goal) !== index),
      invented: announced.filter((goal) => !known.has(goal)),
      differences,
      cuts,
      restored,
    };
  } finally {
    await context.close();
    await product.stop();
  }
}

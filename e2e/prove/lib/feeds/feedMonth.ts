// Days of restarts and outages: the budget holds over restarts, ids never change, the store stays small.
import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FEED_SOURCES } from "../../../backend/feeds/sources.ts";
import type { PlayedMatch } from "../../../backend/feeds/testing/playedMatch.ts";
import { createVirtualFeed } from "../../../backend/feeds/testing/virtualFeed.ts";
import { seededRandom } from "../../../support/seededRandom.ts";
import { ceilingBroken, type OracleSource } from "./feedOracle.ts";

export interface FeedMonthResult {
  readonly failures: readonly string[];
  readonly restarts: number;
  readonly calls: number;
  /** Size of the store's files. */
  readonly bytes: number;
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Sunday, 1 November 2026. */
const START = Date.UTC(2026, 10, 1);
const STEP = 30_000;
const MATCHES_A_DAY = 12;

function makeDay(day: number): PlayedMatch[] {
  return Array.from({ length: MATCHES_A_DAY }, (_, index): PlayedMatch => {
    const id = 10_000 + day * 100 + index;
    return {
      id,
      league: 1 + (index % 2),
      round: day + 1,
      home: { id: 100 + index, name: `Home ${index}` },
      away: { id: 200 + index, name: `Away ${index} of day ${day}` },
      kickoffAt: START + day * DAY + (12 + (index % 8)) * HOUR,
      startsLateMs: MINUTE,
      added: [1, 3],
      goals: [{ minute: 5 + index, added: 0, side: 1, player: "One" }],
      cards: [],
    };
  });
}

export async function playFeedMonth(
  source: OracleSource,
  seed: number,
  days: number,
): Promise<FeedMonthResult> {
  const random = seededRandom(seed);
  const dataDir = mkdtempSync(join(tmpdir(), "feed-month-"));
  const matches = Array.from({ length: days }, (_, day) => makeDay(day)).flat();
  const virtual = createVirtualFeed({
    source,
    matches,
    startAt: START,
    dataDir,
    stepMs: STEP,
    random: () => random.next(),
  });
  const failures: string[] = [];
  const idOf = new Map<string, number>();
  let restarts = 0;

  function judgeIds(): void {
    const { world } = virtual.feed;
    for (const id of world.matchesBetween(0, Number.MAX_SAFE_INTEGER)) {
      const row = world.matchAt(id, virtual.now());
      if (row === undefined) continue;
      for (const [name, own] of [
        [`match ${world.team(row.homeId)?.name("")} ${row.kickoffAt}`, id],
        [`team ${world.team(row.homeId)?.name("")}`, row.homeId],
      ] as const) {
        const before = idOf.get(name) ?? own;
        if (before !== own && failures.length < 5) failures.push(`${name} was ${before} and is ${own}`);
        idOf.set(name, before);
      }
    }
  }

  for (const end = START + days * DAY; virtual.now() < end;) {
    const outage = random.chance(0.2);
    virtual.mock.faults = new Set(
      outage ? [random.pick(["silence", "broken", "throttled", "quota"] as const)] : [],
    );
    await virtual.run(Math.min(end - virtual.now(), (10 + random.below(240)) * MINUTE));
    judgeIds();
    if (random.chance(0.5)) {
      virtual.restart();
      restarts += 1;
      judgeIds();
    }
  }
  const limits = FEED_SOURCES.find(({ id }) => id === source)?.limits ?? [];
  const calls = virtual.mock.calls.map(({ at }) => at);
  const broken = ceilingBroken(calls, limits);
  if (broken !== undefined) failures.push(broken);
  const bytes = readdirSync(dataDir).reduce((sum, file) => sum + statSync(join(dataDir, file)).size, 0);
  if (bytes > 50_000_000) failures.push(`the store has ${bytes} bytes`);
  virtual.close();
  rmSync(dataDir, { recursive: true });
  return { failures, restarts, calls: calls.length, bytes };
}

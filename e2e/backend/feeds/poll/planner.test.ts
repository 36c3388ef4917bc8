// The pace of reads: each row of the table of phases, for each source.
import { describe, expect, it } from "vitest";
import { FEED_SOURCES } from "../sources.ts";
import { createVirtualFeed, FEED_DAY, playedMatch } from "../testing/virtualFeed.ts";
import { KEPT_CALLS, paceOf } from "./planner.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NO_REST = { callsLeft: Number.POSITIVE_INFINITY, callsPerRead: 1, playLeftMs: 0 };

const pace = (id: string) => FEED_SOURCES.find((adapter) => adapter.id === id)!.pace;

describe("the pace", () => {
  it.each([
    ["openligadb", "idle", 30 * MINUTE],
    ["openligadb", "live", 30_000],
    ["openligadb", "after", 5 * MINUTE],
    ["football-data", "idle", 30 * MINUTE],
    ["football-data", "live", MINUTE],
    ["football-data", "after", 5 * MINUTE],
    ["api-football", "idle", 6 * HOUR],
    ["api-football", "after", 6 * HOUR],
  ] as const)("of %s in the phase %s is %i ms", (id, phase, ms) => {
    expect(paceOf(pace(id), phase, NO_REST)).toBe(ms);
  });

  it("spreads the rest of the day's calls over the play that is left, but for some", () => {
    const rest = (callsLeft: number) => ({ callsLeft, callsPerRead: 1, playLeftMs: 2 * HOUR });
    expect(paceOf(pace("api-football"), "live", rest(60 + KEPT_CALLS))).toBe(2 * MINUTE);
    expect(paceOf(pace("api-football"), "live", rest(6_000))).toBe(15_000);
    expect(paceOf(pace("api-football"), "live", rest(KEPT_CALLS))).toBe(2 * HOUR);
  });
});

it("reads seldom while nobody looks, and at once for the next visitor", async () => {
  const virtual = createVirtualFeed({ source: "football-data", matches: [playedMatch()], looks: false });
  await virtual.run(20 * MINUTE);
  const before = virtual.mock.calls.length;
  await virtual.run(2 * HOUR);
  expect(virtual.mock.calls.length - before).toBeLessThanOrEqual(8);
  const seen = virtual.mock.calls.length;
  virtual.feed.world.changedBetween(virtual.now(), virtual.now());
  await virtual.run(2_000);
  expect(virtual.mock.calls.length).toBe(seen + 1);
  expect(virtual.mock.calls.at(-1)?.at).toBeLessThanOrEqual(virtual.now());
  expect(virtual.mock.calls[0]?.at).toBeGreaterThan(FEED_DAY);
  virtual.close();
});

it("tells the next visitor the pace of a match in play, also while the source is silent", async () => {
  const virtual = createVirtualFeed({ source: "football-data", matches: [playedMatch()], looks: false });
  await virtual.run(40 * MINUTE);
  virtual.mock.faults = new Set(["silence"]);
  await virtual.run(HOUR);
  expect(virtual.feed.status().everySeconds).toBe(pace("football-data").idleMs / 1000);
  virtual.feed.world.changedBetween(virtual.now(), virtual.now());
  expect(virtual.feed.status().everySeconds).toBe(Number(pace("football-data").liveMs) / 1000);
  virtual.close();
});

it("answers a page within its share, and remembers what the source refuses", async () => {
  const virtual = createVirtualFeed({ source: "api-football", matches: [playedMatch()] });
  await virtual.run(60 * MINUTE);
  const [id = 0] = virtual.feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER);
  const pages = (): number => virtual.mock.calls.filter(({ path }) => path.includes("/fixtures?ids=")).length;
  const before = pages();
  for (let times = 0; times < 3; times += 1) {
    const wanted = virtual.feed.facts.want({ kind: "match", matchId: id });
    await virtual.run(2_000);
    await wanted;
  }
  expect(pages() - before).toBe(1);
  virtual.close();
});

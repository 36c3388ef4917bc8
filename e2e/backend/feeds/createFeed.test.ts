// A feed of each source over a match, its faults and a restart, under a virtual clock.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
import type { FeedId } from "./contract.ts";
import { createFeed } from "./createFeed.ts";
import { replayFrom } from "./poll/recording.ts";
import { FEED_SOURCES } from "./sources.ts";
import { NOT_KNOWN } from "../world/types.ts";
import { createVirtualFeed, MOCK_KEY, playedMatch, type VirtualFeed } from "./testing/virtualFeed.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const SOURCES: readonly FeedId[] = ["openligadb", "football-data", "api-football"];
const cleanUps: (() => void)[] = [];

afterEach(() => {
  for (const clean of cleanUps.splice(0)) clean();
});

function open(options: Parameters<typeof createVirtualFeed>[0]): VirtualFeed {
  const virtual = createVirtualFeed(options);
  cleanUps.push(() => virtual.close());
  return virtual;
}

const rowOf = ({ feed, now }: VirtualFeed) => {
  const [id] = feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER);
  return id === undefined ? undefined : feed.world.matchAt(id, now());
};

describe.each(SOURCES)("a feed of %s", (source) => {
  it("follows a match from before its kick-off to its end", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    const seen: string[] = [];
    await virtual.run(3 * HOUR, () => {
      const row = rowOf(virtual);
      const text =
        row &&
        `${row.state} ${row.homeScore}-${row.guestScore} (${row.homeHalf === NOT_KNOWN ? "–" : row.homeHalf})`;
      if (text !== undefined && seen.at(-1) !== text) seen.push(text);
    });
    const pause = source === "openligadb" ? [] : ["2 1-0 (1)"];
    expect(seen).toEqual([
      "0 0-0 (–)",
      "1 0-0 (–)",
      "1 1-0 (–)",
      ...pause,
      "3 1-0 (1)",
      "3 1-1 (1)",
      "-1 1-1 (1)",
    ]);
    expect(virtual.feed.status()).toMatchObject({
      source,
      state: source === "football-data" ? "DELAYED" : "LIVE",
      reason: undefined,
    });
  });

  it("has been read once all due lists are answered, and again after a pause", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    expect(virtual.feed.hasRead()).toBe(false);
    await virtual.run(MINUTE);
    expect([virtual.feed.hasRead(), rowOf(virtual)?.state]).toEqual([true, 0]);
    virtual.feed.start();
    virtual.feed.pause();
    expect(virtual.feed.hasRead()).toBe(false);
    await virtual.run(MINUTE);
    expect(virtual.feed.hasRead()).toBe(true);
  });

  it("keeps ids, matches and the count of calls over a restart", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "feed-"));
    cleanUps.push(() => rmSync(dataDir, { recursive: true }));
    const virtual = open({ source, matches: [playedMatch()], dataDir });
    await virtual.run(HOUR);
    const before = rowOf(virtual);
    expect(before?.id).toBeGreaterThanOrEqual(100_000_001);
    expect(virtual.feed.hasRead()).toBe(true);
    virtual.restart();
    expect(rowOf(virtual)).toEqual(before);
    expect(virtual.feed.status().asOf).toBeDefined();
    expect(virtual.feed.hasRead()).toBe(false);
    for (const file of readdirSync(dataDir)) {
      expect(readFileSync(join(dataDir, file), "latin1")).not.toContain(MOCK_KEY);
    }
  });

  it("tells the age of its scores from the first answer on, also where the first read never ends", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    Object.defineProperty(virtual.mock, "faults", {
      get: () => new Set(rowOf(virtual) === undefined ? [] : ["silence"]),
    });
    await virtual.run(10 * MINUTE);
    expect(rowOf(virtual)).toBeDefined();
    expect(virtual.feed.status().asOf).toBeDefined();
  });

  it("keeps the last state while the source is silent, and says so", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    await virtual.run(50 * MINUTE);
    const before = rowOf(virtual);
    virtual.mock.faults = new Set(["silence"]);
    await virtual.run(10 * MINUTE);
    expect(rowOf(virtual)).toEqual(before);
    expect(virtual.feed.status()).toMatchObject({ state: "LATE", reason: "DOWN" });
    virtual.mock.faults = new Set();
    await virtual.run(10 * MINUTE);
    expect(virtual.feed.status()).toMatchObject({ reason: undefined });
  });

  it("stops when the key is refused", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    virtual.mock.faults = new Set(["keyRefused"]);
    await virtual.run(20 * MINUTE);
    if (source === "openligadb") return;
    expect(virtual.feed.status()).toMatchObject({
      state: "STOPPED",
      reason: "KEY",
      resumeAt: undefined,
    });
    expect(virtual.mock.calls).toHaveLength(1);
  });

  it("waits as long as a refusal says", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    await virtual.run(45 * MINUTE);
    virtual.mock.faults = new Set(["throttledUntil"]);
    await virtual.run(20 * MINUTE, () => {
      if (virtual.feed.status().state === "STOPPED") virtual.mock.faults = new Set();
    });
    const refused = virtual.mock.calls.findLastIndex(({ status }) => status === 429);
    const [at, next] = [virtual.mock.calls[refused]?.at ?? 0, virtual.mock.calls[refused + 1]?.at ?? 0];
    expect(next - at).toBeGreaterThanOrEqual(45_000);
  });

  it("records answers that play the same day again", async () => {
    const dir = mkdtempSync(join(tmpdir(), "feed-"));
    cleanUps.push(() => rmSync(dir, { recursive: true }));
    const virtual = open({ source, matches: [playedMatch()], recordDir: dir });
    await virtual.run(HOUR);
    const texts = readdirSync(dir).map((file) => readFileSync(join(dir, file), "utf8"));
    expect(texts.join("")).not.toContain(MOCK_KEY);
    expect(JSON.stringify(virtual.feed.status())).not.toContain(MOCK_KEY);

    let real = 0;
    const replay = replayFrom(dir, 60, () => real);
    const adapter = FEED_SOURCES.find(({ id }) => id === source);
    if (replay === undefined || adapter === undefined) throw new Error("nothing recorded");
    const { now, fetcher } = replay;
    const feed = createFeed({ adapter, dataDir: ":memory:", fetcher, now, random: () => 0.5 });
    if (!feed.ok) throw new Error(feed.message);
    cleanUps.push(() => feed.close());
    for (; real < 60_000; real += 50) {
      feed.world.changedBetween(now(), now());
      await feed.step();
    }
    const [id] = feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER);
    const [again, row] = [feed.world.matchAt(id ?? 0, now()), rowOf(virtual)];
    expect([again?.state, again?.homeScore, again?.guestScore]).toEqual([
      row?.state,
      row?.homeScore,
      row?.guestScore,
    ]);
  });

  it("takes an empty list for no deletion", async () => {
    const virtual = open({ source, matches: [playedMatch()] });
    await virtual.run(50 * MINUTE);
    virtual.mock.faults = new Set(["empty"]);
    await virtual.run(10 * MINUTE);
    expect(rowOf(virtual)?.state).toBe(1);
  });
});

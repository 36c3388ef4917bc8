// A feed as the start command prepares it: its key, its origin for tests, its lines.
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createMockSource, type MockSource } from "../../backend/feeds/testing/mockSource.ts";
import { playedMatch } from "../../backend/feeds/testing/virtualFeed.ts";
import type { FeedOptions } from "./feedOptions.ts";
import { prepareFeed } from "./prepareFeed.ts";

const KEY = "a-k3y-0f-tests";
let folder: string;
let mock: MockSource;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "feed-"));
  const matches = [playedMatch({ kickoffAt: Date.now() - 20 * 60_000 })];
  mock = createMockSource({ source: "football-data", matches, now: Date.now });
});
afterEach(() => {
  mock.close();
  rmSync(folder, { recursive: true });
});

const options = (parts: Partial<FeedOptions> = {}): FeedOptions => ({
  source: "football-data",
  leagues: undefined,
  recordDir: undefined,
  replayDir: undefined,
  filesDir: undefined,
  speed: 1,
  origin: undefined,
  ...parts,
});

test("the source is asked with the key, which is in no file, status or line", async () => {
  const origin = await mock.listen();
  const recordDir = join(folder, "answers");
  const dataDir = join(folder, "data");
  const prepared = prepareFeed(options({ origin, recordDir }), { FOOTBALL_DATA_KEY: ` ${KEY}\n` }, dataDir);
  if (!prepared.ok) throw new Error(prepared.message);
  const { feed, lines } = prepared.value;
  expect(await feed.step()).toBe(true);
  expect(mock.calls.map(({ key }) => key)).toEqual([KEY]);
  const [id = 0] = feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER);
  expect(feed.world.matchAt(id, Date.now())?.state).toBe(1);
  expect(lines.join("\n")).toContain("Football data provided by the Football-Data.org API");
  const status = JSON.stringify(feed.status());
  feed.close();
  const texts = [recordDir, dataDir].flatMap((dir) =>
    readdirSync(dir).map((file) => readFileSync(join(dir, file), "latin1")),
  );
  expect(texts.length).toBeGreaterThanOrEqual(2);
  expect([...texts, ...lines, status, process.title].join("\n")).not.toContain(KEY);
});

test("a missing key is told with the variable and the source that needs none", () => {
  expect(prepareFeed(options(), {}, folder)).toEqual({
    ok: false,
    message:
      "The feed football-data needs a key. Set FOOTBALL_DATA_KEY, or use --feed openligadb, which needs none.",
  });
});

test("a recording needs no key, and leaves the store of real days alone", async () => {
  const origin = await mock.listen();
  const recordDir = join(folder, "answers");
  const recorded = prepareFeed(options({ origin, recordDir }), { FOOTBALL_DATA_KEY: KEY }, join(folder, "a"));
  if (!recorded.ok) throw new Error(recorded.message);
  await recorded.value.feed.step();
  recorded.value.feed.close();
  const replayed = prepareFeed(options({ replayDir: recordDir }), {}, join(folder, "b"));
  if (!replayed.ok) throw new Error(replayed.message);
  const { feed, now } = replayed.value;
  await feed.step();
  expect(now?.()).toBeLessThanOrEqual(Date.now());
  expect(feed.world.matchesBetween(0, Number.MAX_SAFE_INTEGER)).toHaveLength(1);
  feed.close();
  expect(readdirSync(folder)).not.toContain("b");
});

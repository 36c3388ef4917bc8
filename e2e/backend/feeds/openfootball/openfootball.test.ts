// The files of openfootball: their shapes, zones and ages, read from a folder without a network.
import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { createFeed, type Feed } from "../createFeed.ts";
import { createFolderFetcher } from "../poll/folderFetcher.ts";
import { openfootball } from "./openfootball.ts";

const NOW = Date.UTC(2026, 10, 21, 12);
const WRITTEN = NOW - 5 * 3_600_000;
let folder: string;
let feed: Feed;

const FILES: Readonly<Record<string, object>> = {
  "2026-27/de.1.json": {
    name: "Bundesliga 2026/27",
    matches: [
      {
        round: "Matchday 12",
        date: "2026-11-20",
        time: "20:30",
        team1: "Alpha",
        team2: "Beta",
        score: { ht: [1, 0], ft: [2, 1] },
        goals1: [
          { name: "One", minute: 12, penalty: true },
          { name: "Two", minute: 90, offset: 3 },
        ],
        goals2: [{ name: "Three", minute: 60, owngoal: true }],
      },
      { round: "Matchday 12", date: "2026-11-21", time: "15:30", team1: "Gamma", team2: "Delta" },
      { round: "Matchday 12", date: "2026-11-22", team1: "Eta", team2: "Zeta" },
      { round: "Matchday 12", date: "soon", team1: "Theta", team2: "Iota" },
    ],
  },
  "2025-26/de.1.json": { name: "Bundesliga 2025/26", matches: [] },
  "2026-27/en.1.json": {
    name: "English Premier League 2026/27",
    rounds: [
      {
        name: "Matchday 12",
        matches: [
          {
            date: "2026-11-21",
            team1: { name: "Kappa", code: "KAP" },
            team2: { name: "Lambda" },
            score1: 0,
            score2: 3,
          },
        ],
      },
    ],
  },
  "2026/worldcup.json": {
    name: "World Cup 2026",
    matches: [
      {
        round: "Final",
        date: "2026-11-21",
        time: "13:00 UTC-6",
        team1: "Mexico",
        team2: "Japan",
        score: { p: [4, 2], et: [2, 2], ft: [1, 1], ht: [0, 1] },
        ground: "Mexico City",
      },
      { round: "Semi-final", date: "2026-11-21", time: "10:00 UTC-6", team1: "W61", team2: "W62" },
    ],
  },
  "2026-27/de.1.clubs.json": { name: "Clubs", clubs: [] },
};

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "feed-"));
  for (const [file, content] of Object.entries(FILES)) {
    mkdirSync(join(folder, file, ".."), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
    utimesSync(join(folder, file), WRITTEN / 1000, WRITTEN / 1000);
  }
  writeFileSync(join(folder, "broken.json"), "{");
  let now = NOW;
  const opened = createFeed({
    adapter: openfootball,
    dataDir: ":memory:",
    fetcher: createFolderFetcher(folder, () => now),
    now: () => now,
  });
  if (!opened.ok) throw new Error(opened.message);
  feed = opened;
  for (const end = NOW + 30_000; now < end; now += 500) await feed.step();
});

afterAll(() => {
  feed.close();
  rmSync(folder, { recursive: true });
});

function shown(): Record<string, unknown>[] {
  const { world, facts } = feed;
  return world.matchesBetween(0, Number.MAX_SAFE_INTEGER).map((id) => {
    const row = world.matchAt(id, NOW)!;
    return {
      home: world.team(row.homeId)?.name("en_GB"),
      league: world.leagues.find((league) => league.id === row.leagueId)?.name("en_GB"),
      at: new Date(row.kickoffAt).toISOString(),
      state: row.state,
      score: [row.homeScore, row.guestScore],
      explain: row.explain,
      round: facts.notes(id)?.round,
    };
  });
}

it("reads schedules and results in the zones of their leagues", () => {
  expect(shown()).toEqual(
    expect.arrayContaining([
      {
        home: "Alpha",
        league: "Bundesliga",
        at: "2026-11-20T19:30:00.000Z",
        state: -1,
        score: [2, 1],
        explain: "",
        round: 12,
      },
      expect.objectContaining({ home: "Gamma", at: "2026-11-21T14:30:00.000Z", state: 0 }),
      expect.objectContaining({ home: "Eta", at: "2026-11-22T11:00:00.000Z", state: -11 }),
      expect.objectContaining({ home: "Kappa", league: "English Premier League", state: -1, score: [0, 3] }),
      expect.objectContaining({
        home: "Mexico",
        at: "2026-11-21T19:00:00.000Z",
        score: [2, 2],
        explain: "90,1-1;;1,2-2;4-2;1",
      }),
    ]),
  );
  expect(shown()).toHaveLength(5);
});

it("keeps the goals with their minutes", () => {
  const id = feed.world.matchesBetween(0, NOW - 12 * 3_600_000)[0] ?? 0;
  expect(
    feed.facts.incidents(id)?.value.map(({ kind, side, minute, added }) => [kind, side, minute, added]),
  ).toEqual([
    ["penalty", 1, 12, undefined],
    ["ownGoal", 2, 60, undefined],
    ["goal", 1, 90, 3],
  ]);
});

it("is as old as its files", () => {
  expect(feed.status()).toMatchObject({ source: "openfootball", asOf: WRITTEN, state: "LIVE" });
});

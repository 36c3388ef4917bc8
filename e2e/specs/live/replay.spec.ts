// A match-day file played fast: the page ends with the file's results, and the core has announced each goal once.
import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { checkReplay } from "../../support/replay.ts";

const incident = (
  minute: number,
  side: "home" | "away",
  type: string,
  score?: readonly [number, number],
) => ({
  minute,
  side,
  type,
  player: "Somebody",
  ...(score ? { score } : {}),
});

/** Three matches side by side: two goals in one minute, an own goal, cards, goals in added time, one goalless. */
const DAY = {
  format: "matchday/1",
  date: "2026-03-07",
  kickoffZone: "UTC",
  sources: [],
  leagues: [{ id: 901, name: "Test League", country: "England" }],
  matches: [
    {
      id: 90001,
      leagueId: 901,
      home: { id: 9101, name: "North" },
      away: { id: 9102, name: "South" },
      kickoff: "15:00",
      halfTime: [1, 1],
      fullTime: [2, 2],
      incidents: [
        incident(12, "home", "goal", [1, 0]),
        incident(12, "away", "goal", [1, 1]),
        incident(30, "home", "yellowCard"),
        { ...incident(45, "home", "yellowCard"), added: 2 },
        incident(70, "home", "redCard"),
        incident(80, "away", "ownGoal", [1, 2]),
        { ...incident(90, "home", "goal", [2, 2]), added: 4 },
      ],
      referee: "R.",
      venue: "V.",
    },
    {
      id: 90002,
      leagueId: 901,
      home: { id: 9103, name: "East" },
      away: { id: 9104, name: "West" },
      kickoff: "15:00",
      halfTime: [0, 0],
      fullTime: [0, 0],
      incidents: [incident(60, "away", "yellowCard")],
      referee: "R.",
      venue: "V.",
    },
    {
      id: 90003,
      leagueId: 901,
      home: { id: 9105, name: "Up" },
      away: { id: 9106, name: "Down" },
      kickoff: "15:05",
      halfTime: [3, 0],
      fullTime: [3, 0],
      incidents: [
        incident(1, "home", "goal", [1, 0]),
        incident(2, "home", "goal", [2, 0]),
        incident(3, "home", "goal", [3, 0]),
      ],
      referee: "R.",
      venue: "V.",
    },
  ],
};

test("the page and the announcements equal the file", async ({ browser }) => {
  const file = join(mkdtempSync(join(tmpdir(), "touchline-replay-")), "day.json");
  writeFileSync(file, JSON.stringify(DAY));
  const report = await checkReplay({ file, speed: 1_200, cuts: 0, browser, say: () => {} });
  expect(report).toMatchObject({
    matches: 3,
    matchesRight: 3,
    goalsInFile: 7,
    goalsAnnounced: 7,
    missing: [],
    twice: [],
    invented: [],
    differences: [],
  });
});

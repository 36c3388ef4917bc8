// Form as shown on the analysis tab.
import { describe, expect, it } from "vitest";
import type { FixtureLine } from "./fixture.ts";
import { resultFor, sideOf } from "./fixtureResult.ts";
import { filterForm, formFigures } from "./formFigures.ts";

const COUNTRY = { id: 1, name: "England", flag: "" };

function played(homeId: number, awayId: number, home: number, away: number, leagueId = 36): FixtureLine {
  const team = (id: number) => ({ id, name: `Team ${id}`, logo: "" });
  return {
    matchId: homeId * 100 + awayId,
    league: { id: leagueId, name: "League", logo: "", country: COUNTRY },
    round: 1,
    kickoffAt: 0,
    phase: "fullTime",
    teams: { home: team(homeId), away: team(awayId) },
    score: { home, away },
    halfTimeScore: { home: 0, away: 0 },
    winner: undefined,
    neutralVenue: false,
  };
}

const win = played(1, 2, 3, 1);
const draw = played(3, 1, 0, 0, 40);
const loss = played(4, 1, 2, 1);

describe("a fixture to a team", () => {
  it("is a win, a draw or a loss", () => {
    expect([win, draw, loss].map((fixture) => resultFor(fixture, 1))).toEqual(["W", "D", "L"]);
    expect(resultFor(win, 2)).toBe("L");
  });

  it("has no result for a team that does not play, before the end, and when it was abandoned", () => {
    expect(resultFor(win, 9)).toBeUndefined();
    expect(sideOf(win, 9)).toBeUndefined();
    for (const phase of ["secondHalf", "abandoned", "notStarted"] as const) {
      expect(resultFor({ ...win, phase }, 1)).toBeUndefined();
    }
    expect(resultFor({ ...win, score: undefined }, 1)).toBeUndefined();
  });
});

describe("form", () => {
  it("adds up wins, draws, losses and goals", () => {
    const running = { ...win, phase: "firstHalf" as const };
    expect(formFigures([win, draw, loss, running], 1)).toEqual({
      played: 3,
      won: 1,
      drawn: 1,
      lost: 1,
      goalsFor: 4,
      goalsAgainst: 3,
      over25: 2,
      bothScored: 2,
      cleanSheets: 1,
    });
  });

  it("is filtered by side, by league and to the newest matches", () => {
    const all = [win, draw, loss];
    expect(filterForm(all, 1, { side: "home", leagueId: undefined, last: 10 })).toEqual([win]);
    expect(filterForm(all, 1, { side: "away", leagueId: undefined, last: 10 })).toEqual([draw, loss]);
    expect(filterForm(all, 1, { side: undefined, leagueId: 36, last: 10 })).toEqual([win, loss]);
    expect(filterForm(all, 1, { side: undefined, leagueId: undefined, last: 2 })).toEqual([win, draw]);
  });
});

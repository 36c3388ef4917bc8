// Differences between two states of a match.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  after,
  aMatch,
  awayGoal,
  awayYellowCard,
  enters,
  homeGoal,
  homeRedCard,
  lineupKnown,
} from "../testing/aMatch.ts";
import { anyMatch } from "../testing/arbitraries.ts";
import { diffMatch } from "./diffMatch.ts";

const NOTHING = {
  phase: false,
  homeScore: 0,
  awayScore: 0,
  homeRed: 0,
  awayRed: 0,
  homeYellow: 0,
  awayYellow: 0,
  lineup: false,
  other: false,
};

describe("diffMatch", () => {
  const match = aMatch({ phase: "firstHalf" });

  it("counts goals and cards of each side", () => {
    expect(diffMatch(match, after(match, homeGoal(), homeGoal(), awayGoal()))).toEqual({
      ...NOTHING,
      homeScore: 2,
      awayScore: 1,
    });
    expect(diffMatch(match, after(match, homeRedCard(), awayYellowCard()))).toEqual({
      ...NOTHING,
      homeRed: 1,
      awayYellow: 1,
    });
    expect(diffMatch(after(match, homeGoal()), match)).toEqual({ ...NOTHING, homeScore: -1 });
  });

  it("reports a change of phase, of line-up and of anything else", () => {
    expect(diffMatch(match, after(match, enters("halfTime")))).toEqual({ ...NOTHING, phase: true });
    expect(diffMatch(match, after(match, lineupKnown()))).toEqual({ ...NOTHING, lineup: true });
    const others = [
      { addedTime: 4 },
      { kickoffAt: undefined },
      { periodStartedAt: 5 },
      { neutralVenue: true },
      { leagueId: 5 },
      { ranks: { home: "4", away: "11" } },
      { teamIds: { home: 11, away: 13 } },
      { halfTimeScore: { home: 1, away: 0 } },
    ];
    for (const other of others)
      expect(diffMatch(match, { ...match, ...other })).toEqual({ ...NOTHING, other: true });
  });

  it("is undefined exactly when nothing differs", () => {
    fc.assert(
      fc.property(anyMatch, anyMatch, (before, next) => {
        expect(diffMatch(before, before)).toBeUndefined();
        expect(diffMatch(before, { ...before })).toBeUndefined();
        expect(diffMatch(before, next) === undefined).toBe(JSON.stringify(before) === JSON.stringify(next));
      }),
    );
  });
});

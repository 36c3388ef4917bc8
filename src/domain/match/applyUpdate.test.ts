// An update changes a match, and unchanged parts keep their identity.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { after, aMatch, anUpdate, homeGoal } from "../testing/aMatch.ts";
import { anyExplanation, anyMatch, anyUpdate } from "../testing/arbitraries.ts";
import { applyUpdate, mergeUpdates } from "./applyUpdate.ts";
import { type Match, NOT_TOLD, placeholderId } from "./match.ts";
import { mergeMatch } from "./mergeMatch.ts";

describe("applyUpdate", () => {
  it("changes the fields in the record and keeps the rest", () => {
    const before = aMatch({ phase: "firstHalf" });
    const match = applyUpdate(before, anUpdate(before, { homeScore: 1, awayYellowCards: 2 }));
    expect(match).toEqual({ ...before, score: { home: 1, away: 0 }, yellowCards: { home: 0, away: 2 } });
    expect(match.redCards).toBe(before.redCards);
    expect(match.halfTimeScore).toBe(before.halfTimeScore);
    expect(match.ranks).toBe(before.ranks);
  });

  it("returns the same object when the record contains nothing new", () => {
    const match = after(aMatch({ phase: "secondHalf" }), homeGoal());
    expect(applyUpdate(match, anUpdate(match))).toBe(match);
    expect(applyUpdate(match, anUpdate(match, { homeScore: 1, awayScore: 0, addedTime: 0 }))).toBe(match);
  });

  it("leaves a match unchanged when the record is about another match", () => {
    const match = aMatch();
    expect(applyUpdate(match, anUpdate(aMatch({ id: 7 }), { phase: "firstHalf" }))).toBe(match);
  });

  it("removes an explanation when the record states that there is none", () => {
    fc.assert(
      fc.property(anyExplanation, (explanation) => {
        const match = aMatch({ explanation });
        expect(applyUpdate(match, anUpdate(match)).explanation).toBe(explanation);
        expect(applyUpdate(match, anUpdate(match, { explanation: null })).explanation).toBeUndefined();
      }),
    );
  });

  it("changes nothing when the same record arrives twice", () => {
    fc.assert(
      fc.property(anyMatch, anyUpdate, (match, update) => {
        const once = applyUpdate(match, update);
        expect(applyUpdate(once, update)).toBe(once);
      }),
    );
  });

  it("returns the same object exactly when all fields are equal", () => {
    fc.assert(
      fc.property(anyMatch, anyUpdate, (match, update) => {
        const next = applyUpdate(match, update);
        expect(next === match).toBe(JSON.stringify(next) === JSON.stringify(match));
      }),
    );
  });
});

describe("mergeUpdates", () => {
  it("has the effect of two records applied in sequence", () => {
    fc.assert(
      fc.property(anyMatch, anyUpdate, anyUpdate, (match, first, second) => {
        const [one, two] = [first, second].map((update) => ({ ...update, matchId: match.id }));
        if (one === undefined || two === undefined) return;
        expect(applyUpdate(match, mergeUpdates(one, two))).toEqual(applyUpdate(applyUpdate(match, one), two));
      }),
    );
  });

  it("returns the later record where there is no earlier one", () => {
    const update = anUpdate(aMatch());
    expect(mergeUpdates(undefined, update)).toBe(update);
  });
});

describe("mergeMatch", () => {
  it("returns the first match itself when both are equal", () => {
    fc.assert(
      fc.property(anyMatch, (match) => {
        expect(mergeMatch(match, JSON.parse(JSON.stringify(match)))).toBe(match);
      }),
    );
  });

  it("leaves what the list does not tell as it was", () => {
    const untold = { home: NOT_TOLD, away: NOT_TOLD };
    fc.assert(
      fc.property(anyMatch, anyMatch, (before, { phase, explanation }) => {
        const blank: Match = {
          ...before,
          phase,
          explanation,
          kickoffAt: undefined,
          periodStartedAt: undefined,
          score: untold,
          halfTimeScore: untold,
          redCards: untold,
          yellowCards: untold,
          ranks: { home: "", away: "" },
          addedTime: NOT_TOLD,
          hasLineup: undefined,
          neutralVenue: undefined,
          teamIds: { home: placeholderId(1001, "home") ?? 0, away: placeholderId(1001, "away") ?? 0 },
        };
        expect(mergeMatch(before, blank)).toEqual({ ...before, phase, explanation });
        expect(mergeMatch(before, { ...blank, phase: before.phase, explanation: before.explanation })).toBe(
          before,
        );
      }),
    );
  });

  it("leaves each side by itself, and takes the real team over the one that was not known yet", () => {
    const before = aMatch({ score: { home: 2, away: 1 }, teamIds: { home: -2002, away: 12 } });
    const next = aMatch({ score: { home: 3, away: NOT_TOLD }, teamIds: { home: 11, away: -2003 } });
    expect(mergeMatch(before, next)).toMatchObject({
      score: { home: 3, away: 1 },
      teamIds: { home: 11, away: 12 },
    });
  });

  it("equals the second match where that tells everything, and shares every equal part with the first", () => {
    fc.assert(
      fc.property(anyMatch, anyMatch, (before, next) => {
        const merged = mergeMatch(before, next);
        const { kickoffAt, periodStartedAt } = before;
        expect(merged).toEqual({
          ...next,
          kickoffAt: next.kickoffAt ?? kickoffAt,
          periodStartedAt: next.periodStartedAt ?? periodStartedAt,
        });
        for (const part of [
          "teamIds",
          "score",
          "halfTimeScore",
          "redCards",
          "yellowCards",
          "ranks",
        ] as const) {
          const equal = JSON.stringify(before[part]) === JSON.stringify(next[part]);
          expect(merged[part] === before[part]).toBe(equal);
        }
      }),
    );
  });
});

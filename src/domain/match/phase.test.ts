// The groups of phases in docs/product.md#match-states.
import { describe, expect, it } from "vitest";
import { PHASES } from "../board/rowCode.ts";
import { aMatch } from "../testing/aMatch.ts";
import { type Match, NOT_TOLD, type Side } from "./match.ts";
import { hasHalfTime, hasScore, isLive, isPlayed, phaseGroup } from "./phase.ts";

describe("phase", () => {
  it("is live in the states 1 to 5, breaks included, and while play is interrupted", () => {
    const played = ["firstHalf", "halfTime", "secondHalf", "extraTime", "penalties"];
    expect(PHASES.filter(isPlayed)).toEqual(played);
    expect(PHASES.filter(isLive)).toEqual([...played, "interrupted"]);
    expect(PHASES.filter((phase) => phaseGroup(phase) === "live")).toEqual([...played, "interrupted"]);
  });

  it("is finished once nothing more will be played", () => {
    expect(PHASES.filter((phase) => phaseGroup(phase) === "finished")).toEqual([
      "fullTime",
      "cancelled",
      "abandoned",
    ]);
  });

  it("is scheduled while it may still be played", () => {
    expect(PHASES.filter((phase) => phaseGroup(phase) === "scheduled")).toEqual([
      "unknown",
      "notStarted",
      "toBeAnnounced",
      "postponed",
    ]);
  });

  it("has a score during play, at the end, and where play stopped", () => {
    expect(PHASES.filter((phase) => hasScore(aMatch({ phase })))).toEqual([
      "firstHalf",
      "halfTime",
      "secondHalf",
      "extraTime",
      "penalties",
      "fullTime",
      "abandoned",
      "interrupted",
    ]);
  });

  it("has an awarded score where a match without play has a winner", () => {
    const explanation = { regular: undefined, aggregate: undefined, extra: undefined, penalties: undefined };
    const awarded = (winner: Side | undefined): Match =>
      aMatch({ phase: "cancelled", score: { home: 3, away: 0 }, explanation: { ...explanation, winner } });
    expect([awarded("home"), awarded("away"), awarded(undefined)].map(hasScore)).toEqual([true, true, false]);
    expect(hasHalfTime(awarded("home"))).toBe(false);
  });

  it("has no score and no half-time score that the server has not told", () => {
    const untold = { home: NOT_TOLD, away: NOT_TOLD };
    const match = aMatch({ phase: "secondHalf", score: { home: 3, away: 0 } });
    expect([hasScore(match), hasHalfTime(match)]).toEqual([true, true]);
    expect(hasScore({ ...match, score: untold })).toBe(false);
    expect(hasScore({ ...match, score: { home: 3, away: NOT_TOLD } })).toBe(false);
    expect(hasHalfTime({ ...match, halfTimeScore: untold })).toBe(false);
    expect(hasHalfTime({ ...match, phase: "fullTime", halfTimeScore: { home: NOT_TOLD, away: 0 } })).toBe(
      false,
    );
  });
});

// The groups of phases in docs/product.md#match-states.
import { describe, expect, it } from "vitest";
import { PHASES } from "../board/rowCode.ts";
import { hasScore, isLive, phaseGroup } from "./phase.ts";

describe("phase", () => {
  it("is live in the states 1 to 5, breaks included", () => {
    expect(PHASES.filter(isLive)).toEqual(["firstHalf", "halfTime", "secondHalf", "extraTime", "penalties"]);
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
      "interrupted",
      "postponed",
    ]);
  });

  it("has a score during play, at the end, and where play stopped", () => {
    expect(PHASES.filter(hasScore)).toEqual([
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
});

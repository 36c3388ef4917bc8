// Players of a formation have separate positions, with the keeper at the back.
import { describe, expect, it } from "vitest";
import { aSheet } from "./aSheet.ts";
import { pitchSpots } from "./pitchSpot.ts";

describe("spots on the pitch", () => {
  it("run from the keeper to the forwards, from right to left", () => {
    const spots = pitchSpots(aSheet().starters);
    expect(spots[0]).toEqual({ depth: 0.11, across: 0.5 });
    expect(spots.slice(1, 5).map(({ across }) => across)).toEqual([0.125, 0.375, 0.625, 0.875]);
    expect(spots.slice(9).map(({ across }) => across)).toEqual([1 / 3, 2 / 3]);
    expect(spots[10]?.depth).toBeCloseTo(0.87);
  });

  it("are all different and in the team's own half", () => {
    const spots = pitchSpots(aSheet().starters);
    expect(new Set(spots.map(({ depth, across }) => `${depth}/${across}`)).size).toBe(11);
    for (const { depth, across } of spots) {
      expect(depth).toBeGreaterThan(0);
      expect(depth).toBeLessThan(1);
      expect(across).toBeGreaterThan(0);
      expect(across).toBeLessThan(1);
    }
  });
});

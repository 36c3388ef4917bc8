/** Checks the labels of seasons. */
import { describe, expect, it } from "vitest";
import { seasonLabel } from "./seasonLabels.ts";

const label = (starts: readonly string[]) => (index: number) =>
  seasonLabel(index, (season) =>
    Date.parse(starts[season] ?? (season < 0 ? `${1990 + season}-01-01` : `${2090 + season}-01-01`)),
  );

describe("a season's label", () => {
  it("is its year or its two years", () => {
    const of = label(["2025-08-01", "2026-08-01", "2027-08-01", "2028-01-01", "2029-01-01"]);
    expect([0, 1, 3].map(of)).toEqual(["2025/26", "2026/27", "2028"]);
  });

  it("numbers seasons with the same years", () => {
    const of = label(["2025-12-01", "2026-02-01", "2026-05-01", "2026-08-01", "2026-11-01", "2027-02-01"]);
    expect([0, 1, 2, 3, 4].map(of)).toEqual(["2025/26", "2026 I", "2026 II", "2026 III", "2026/27"]);
  });

  it("is right across a turn of the century", () => {
    expect(label(["2099-08-01", "2100-08-01", "2101-08-01"])(0)).toBe("2099/00");
  });
});

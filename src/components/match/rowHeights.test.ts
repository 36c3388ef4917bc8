// Heights of list lines: by density, width and the font size of the browser.
import { describe, expect, it } from "vitest";
import { rowHeights, type RowLayout } from "./rowHeights.ts";

const USUAL: RowLayout = { density: "comfortable", narrow: false, tiny: false, odds: true, scale: 1 };

describe("the heights of list lines", () => {
  it("leave room for the prices below the teams on narrow screens alone", () => {
    expect(rowHeights(USUAL).match).toBe(58);
    expect(rowHeights({ ...USUAL, narrow: true }).match).toBe(92);
    expect(rowHeights({ ...USUAL, narrow: true, odds: false }).match).toBe(58);
    expect(rowHeights({ ...USUAL, density: "compact" }).match).toBe(44);
  });

  it("grow with the font size of the browser", () => {
    const { match, note, league, section, day } = rowHeights({ ...USUAL, scale: 2 });
    expect({ match, note, league, section, day }).toEqual({
      match: 116,
      note: 48,
      league: 76,
      section: 88,
      day: 80,
    });
  });

  it("hold time and names of two lines below each other where text is large and the screen narrow", () => {
    const tiny = rowHeights({ ...USUAL, narrow: true, tiny: true });
    // One line for the time, four for the names, one for the prices: 20 px each, and the padding.
    expect(tiny.match).toBeGreaterThanOrEqual(20 + 4 * 20 + 30);
    expect(tiny.league).toBeGreaterThanOrEqual(3 * 18);
  });

  it("are whole pixels", () => {
    const heights = rowHeights({ ...USUAL, scale: 1.15 });
    expect(Object.values(heights).every(Number.isInteger)).toBe(true);
  });
});

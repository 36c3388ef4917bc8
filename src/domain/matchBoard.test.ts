// Boards as addresses name them, and what adding, removing and moving makes of them.
import { describe, expect, it } from "vitest";
import {
  BOARD_MAX,
  boardText,
  isSameBoard,
  movedTo,
  readBoard,
  withMatch,
  withoutMatch,
} from "./matchBoard.ts";

const many = Array.from({ length: 20 }, (_, at) => 101 + at);

describe("the address of a board", () => {
  it.each([
    ["101,102,103", [101, 102, 103]],
    [101, [101]],
    ["101,102,101", [101, 102]],
    [" 101,x,-4,0,1.5,,102", [102]],
    ["", []],
    [undefined, []],
    [{ a: 1 }, []],
  ])("%j names the matches %j", (text, matchIds) => {
    expect(readBoard(text)).toEqual({ matchIds, cut: 0 });
  });

  it("says how many matches are cut, each counted once", () => {
    expect(readBoard([...many, ...many].join(","))).toEqual({
      matchIds: many.slice(0, BOARD_MAX),
      cut: 4,
    });
  });

  it("reads what it writes", () => {
    const board = many.slice(0, 7);
    expect(readBoard(boardText(board)).matchIds).toEqual(board);
    expect(boardText([])).toBeUndefined();
  });
});

describe("a board", () => {
  it("takes a match once, at its end, until it is full", () => {
    expect(withMatch([101], 102)).toEqual([101, 102]);
    expect(withMatch([101, 102], 101)).toEqual([101, 102]);
    expect(withMatch(many.slice(0, BOARD_MAX), 7)).toBeUndefined();
    expect(withMatch(many.slice(0, BOARD_MAX), 101)).toHaveLength(BOARD_MAX);
  });

  it("moves a match to a place, and not beyond its ends", () => {
    expect(movedTo([1, 2, 3, 4], 1, 2)).toEqual([2, 3, 1, 4]);
    expect(movedTo([1, 2, 3, 4], 4, 0)).toEqual([4, 1, 2, 3]);
    expect(movedTo([1, 2, 3], 2, -1)).toEqual([2, 1, 3]);
    expect(movedTo([1, 2, 3], 2, 9)).toEqual([1, 3, 2]);
    expect(movedTo([1, 2], 9, 0)).toEqual([1, 2]);
  });

  it("is another with another order or without a match", () => {
    expect(isSameBoard([1, 2], [1, 2])).toBe(true);
    expect(isSameBoard([1, 2], [2, 1])).toBe(false);
    expect(withoutMatch([1, 2], 1)).toEqual([2]);
  });
});

// What the browser keeps of boards: damaged and foreign values, full lists, and names that come twice.
import { describe, expect, it } from "vitest";
import { NAME_MAX, readSavedBoards, readSelection, SAVED_MAX, withSaved } from "./boards.ts";

const many = Array.from({ length: SAVED_MAX }, (_, at) => ({ name: `Board ${at}`, matchIds: [101 + at] }));

describe("the running selection", () => {
  it.each([
    [
      [101, 102, 101],
      [101, 102],
    ],
    [[101, -1, "x", null, 1.5], [101]],
    [{ 0: 101 }, undefined],
    ["101", undefined],
    [Array.from({ length: 30 }, (_, at) => at + 1), Array.from({ length: 16 }, (_, at) => at + 1)],
  ])("%j is read as %j", (stored, selection) => {
    expect(readSelection(stored)).toEqual(selection);
  });
});

describe("saved boards", () => {
  it("lose a damaged one alone, and keep the later of two with one name", () => {
    const stored = [
      { name: " Saturday ", matchIds: [101] },
      { name: "", matchIds: [101] },
      { name: "Empty", matchIds: [] },
      { matchIds: [101] },
      "no board",
      { name: "Saturday", matchIds: [102] },
      { name: "x".repeat(NAME_MAX + 9), matchIds: [103] },
    ];
    expect(readSavedBoards(stored)).toEqual([
      { name: "Saturday", matchIds: [102] },
      { name: "x".repeat(NAME_MAX), matchIds: [103] },
    ]);
    expect(readSavedBoards({})).toBeUndefined();
    expect(
      readSavedBoards([...many, ...many.map((board) => ({ ...board, name: `${board.name}b` }))]),
    ).toEqual(many);
  });

  it("take one more until they are full, and one of a known name in its place", () => {
    expect(withSaved([], { name: "A", matchIds: [1] })).toEqual([{ name: "A", matchIds: [1] }]);
    expect(withSaved(many, { name: "A", matchIds: [1] })).toBeUndefined();
    expect(withSaved(many, { name: "Board 3", matchIds: [1] })?.[3]).toEqual({
      name: "Board 3",
      matchIds: [1],
    });
  });
});

// The lines of a list: one per item, each with a height and a key that is stable while the list changes.
import { expect, it } from "vitest";
import type { RowHeights } from "#components/match/rowHeights.ts";
import type { ListHeading, ListOrdering } from "#domain/board/view.ts";
import { listLines } from "./listLines.ts";

const HEIGHTS: RowHeights = { match: 58, note: 24, league: 38, section: 44, day: 40 };
const league = (leagueId: number, kickoffAt?: number): ListHeading => ({
  kind: "league",
  leagueId,
  kickoffAt,
});

function ordering(
  items: readonly number[],
  headings: readonly ListHeading[],
  noted: readonly number[] = [],
): ListOrdering {
  return { items, headings, noted };
}

it("gives each item its kind and height; a match with a note is taller", () => {
  const headings: readonly ListHeading[] = [
    { kind: "day", date: "2026-11-21" },
    { kind: "section", section: "hotLeagues" },
    league(36),
  ];
  const lines = listLines(ordering([-1, -2, -3, 1001, 1002], headings, [1002]), HEIGHTS);
  expect(lines.map(({ size }) => size)).toEqual([40, 44, 38, 58, 82]);
  expect(lines.map(({ kind }) => kind)).toEqual(["heading", "heading", "heading", "match", "match"]);
  expect(lines[2]).toMatchObject({ heading: headings[2] });
  expect(lines[4]).toMatchObject({ matchId: 1002, key: "match:1002" });
});

it("gives every line its own key, also when a league appears by hour, by day or twice", () => {
  const headings: readonly ListHeading[] = [
    { kind: "day", date: "2026-11-21" },
    league(36, 1),
    league(36, 2),
    league(36, 1),
    { kind: "day", date: "2026-11-22" },
    league(36, 1),
    league(36),
  ];
  const keys = listLines(ordering([-1, -2, 1, -3, 2, -4, 3, -5, -6, 4, -7, 5], headings), HEIGHTS).map(
    ({ key }) => key,
  );
  expect(new Set(keys).size).toBe(keys.length);
});

it("keeps the key of a line when the list around it changes", () => {
  const keyOf = (
    items: readonly number[],
    headings: readonly ListHeading[],
    at: number,
  ): string | undefined => listLines(ordering(items, headings), HEIGHTS).at(at)?.key;
  expect(keyOf([-1, 1, -2, 2], [league(36), league(37)], 2)).toBe(keyOf([-1, 2, 3], [league(37)], 0));
  expect(keyOf([-1, 1, 2], [league(36)], 2)).toBe(keyOf([-1, 2, 1], [league(36)], 1));
});

it("has an empty heading for a number without one", () => {
  expect(listLines(ordering([-4], []), HEIGHTS)).toMatchObject([{ kind: "heading", size: 40 }]);
});

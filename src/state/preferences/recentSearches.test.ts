// Recent searches: newest first, each once, at most eight; damaged entries are dropped.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { readRecentSearches, RECENT_MAX, type RecentSearch, withRecent } from "./recentSearches.ts";

const team = (id: number): RecentSearch => ({
  kind: "team",
  id,
  name: `Team ${id}`,
  detail: "England",
  picture: `${id}.svg`,
});
const many = Array.from({ length: RECENT_MAX + 4 }, (_, index) => team(index + 1));

it("are restored as stored", () => {
  const list = many.slice(0, RECENT_MAX);
  expect(readRecentSearches(JSON.parse(JSON.stringify(list)))).toEqual(list);
});

it("keep the latest eight, each once", () => {
  const list = many.reduce<readonly RecentSearch[]>(withRecent, []);
  expect(list).toHaveLength(RECENT_MAX);
  expect(list[0]).toEqual(many.at(-1));
  const again = withRecent(list, list[3] ?? team(1));
  expect(again).toHaveLength(RECENT_MAX);
  expect(again[0]).toEqual(list[3]);
  // A league and a team may have the same id.
  expect(withRecent([team(1)], { ...team(1), kind: "league" })).toHaveLength(2);
});

it("lose only the damaged entries", () => {
  const damaged = [
    null,
    7,
    "x",
    [],
    {},
    { ...team(1), kind: "ship" },
    { ...team(1), id: -1 },
    { ...team(1), name: "" },
  ];
  expect(readRecentSearches([...damaged, team(2)])).toEqual([team(2)]);
  expect(readRecentSearches([{ kind: "team", id: 3, name: "C", detail: 7 }])).toEqual([
    { kind: "team", id: 3, name: "C", detail: "", picture: "" },
  ]);
  for (const stored of [undefined, null, {}, "x", 7]) expect(readRecentSearches(stored)).toBeUndefined();
});

it("are valid whatever was stored", () => {
  fc.assert(
    fc.property(fc.array(fc.anything()), (stored) => {
      const list = readRecentSearches(stored) ?? [];
      expect(list.length).toBeLessThanOrEqual(RECENT_MAX);
      expect(readRecentSearches(list)).toEqual(list);
    }),
  );
});

// An index of names finds the same as a linear search, best first.
import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { foldName, queryWords } from "./foldName.ts";
import { createNameIndex } from "./nameIndex.ts";

describe("an index of names", () => {
  const index = createNameIndex({ extraCounts: false });
  ["Real Toledo", "Toledo", "Toledo Rovers", "New Toledo", "Untoledo", "Rovers"].forEach((name, place) =>
    index.add(place + 1, place, name, "Spain"),
  );
  const find = (query: string, limit = 9): readonly number[] =>
    index.find(query, queryWords(query), limit).map(({ id }) => id);

  test("returns the whole name first, then starts, starts of words, and other occurrences", () => {
    expect(find("toledo")).toEqual([2, 3, 1, 4, 5]);
    expect(find("toledo", 2)).toEqual([2, 3]);
  });

  test("finds words in any order, including extra words that distinguish equal names", () => {
    expect(find("rovers toledo")).toEqual([3]);
    expect(find("rovers spain")).toEqual([3, 6]);
    expect(find("spain")).toEqual([]);
    expect(find("rovers france")).toEqual([]);
  });

  test("agrees with a linear search", () => {
    const names = fc.array(
      fc
        .stringMatching(/^[abc ]{1,6}$/)
        .map(foldName)
        .filter(Boolean),
      { maxLength: 30 },
    );
    fc.assert(
      fc.property(names, fc.stringMatching(/^[abc]{1,3}$/), (all, query) => {
        const made = createNameIndex({ extraCounts: false });
        all.forEach((name, place) => made.add(place, place, name, ""));
        const found = made.find(query, [query], 100).map(({ id }) => id);
        const plain = all.flatMap((name, place) => (name.includes(query) ? [place] : []));
        expect([...found].sort((a, b) => a - b)).toEqual(plain);
      }),
    );
  });
});

// The favourite lists: what a toggle changes, and what it leaves alone.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type FavoriteKind, type FavoriteLists, NO_FAVORITES, withToggled } from "./favourites.ts";

const KINDS: readonly FavoriteKind[] = ["match", "league", "team"];
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
const lists: fc.Arbitrary<FavoriteLists> = fc.record({ match: ids, league: ids, team: ids });

it("puts an id in at the end and takes it out again", () => {
  const one = withToggled(NO_FAVORITES, "match", 1001, true);
  const two = withToggled(one, "match", 1002, true);
  expect(two).toEqual({ match: [1001, 1002], league: [], team: [] });
  expect(withToggled(two, "match", 1001, false)).toEqual({ match: [1002], league: [], team: [] });
  expect(NO_FAVORITES).toEqual({ match: [], league: [], team: [] });
});

it("changes what it is told, once, and nothing else", () => {
  fc.assert(
    fc.property(
      lists,
      fc.constantFrom(...KINDS),
      fc.integer({ min: 1, max: 20 }),
      fc.boolean(),
      (before, kind, id, on) => {
        const after = withToggled(before, kind, id, on);
        expect(after[kind].filter((known) => known === id)).toHaveLength(on ? 1 : 0);
        const others = (of: FavoriteLists): readonly number[] => of[kind].filter((known) => known !== id);
        expect(others(after)).toEqual(others(before));
        for (const other of KINDS) if (other !== kind) expect(after[other]).toBe(before[other]);
        // The same again changes nothing, identity included.
        expect(withToggled(after, kind, id, on)).toBe(after);
      },
    ),
  );
});

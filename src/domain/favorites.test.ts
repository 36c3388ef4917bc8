// The favourite lists: what a toggle changes, and what it leaves unchanged.
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { type FavoriteKind, type FavoriteLists, NO_FAVORITES, withToggled } from "./favorites.ts";
import { mergeFavorites } from "./mergeFavorites.ts";

const KINDS: readonly FavoriteKind[] = ["match", "league", "team"];
const ids = fc.uniqueArray(fc.integer({ min: 1, max: 20 }), { maxLength: 8 });
const lists: fc.Arbitrary<FavoriteLists> = fc.record({ match: ids, league: ids, team: ids });

it("adds an id at the end and removes it again", () => {
  const one = withToggled(NO_FAVORITES, "match", 1001, true);
  const two = withToggled(one, "match", 1002, true);
  expect(two).toEqual({ match: [1001, 1002], league: [], team: [] });
  expect(withToggled(two, "match", 1001, false)).toEqual({ match: [1002], league: [], team: [] });
  expect(NO_FAVORITES).toEqual({ match: [], league: [], team: [] });
});

it("applies a toggle once, and changes nothing else", () => {
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
        // The same toggle again changes nothing, including identity.
        expect(withToggled(after, kind, id, on)).toBe(after);
      },
    ),
  );
});

it("merges changes of both sides since the agreed state, and unites the lists without an agreed state", () => {
  fc.assert(
    fc.property(lists, lists, lists, (agreed, local, server) => {
      const merged = mergeFavorites(agreed, local, server);
      for (const kind of KINDS) {
        for (let id = 1; id <= 20; id += 1) {
          const [before, here, there] = [agreed, local, server].map((side) => side[kind].includes(id));
          // A side that differs from the agreed state has made a change, and a change wins.
          const expected = here === there ? here : !before;
          expect(merged.lists[kind].includes(id)).toBe(expected);
          expect(merged.follow[kind].includes(id)).toBe(expected === true && there === false);
          expect(merged.unfollow[kind].includes(id)).toBe(expected === false && there === true);
        }
      }
      const united = mergeFavorites(NO_FAVORITES, local, server);
      expect(united.unfollow).toEqual(NO_FAVORITES);
      for (const kind of KINDS) {
        expect(new Set(united.lists[kind])).toEqual(new Set([...local[kind], ...server[kind]]));
      }
    }),
  );
});

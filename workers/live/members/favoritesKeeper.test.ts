// The favourites of all tabs: nothing toggled early is lost, two workers share one store, a blocked one is survived.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type FavoriteKind, type FavoriteLists, NO_FAVORITES, withToggled } from "#domain/favorites.ts";
import { createCounters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { aStorage, breakingStorage, brokenStorage } from "../testing/aStorage.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { createFavoritesKeeper, readStoredFavorites } from "./favoritesKeeper.ts";

/** A store whose calls take a turn each, in order, as transactions do. */
function createStorage(initial?: unknown) {
  const stored = new Map<string, unknown>(initial === undefined ? [] : [["favorites", initial]]);
  let queue: Promise<unknown> = Promise.resolve();
  const inTurn = <T>(run: () => T): Promise<T> => {
    const mine = queue.then(() => Promise.resolve()).then(run);
    queue = mine;
    return mine;
  };
  const storage: KeeperStorage = {
    ...aStorage(stored),
    load: (key) => inTurn(() => stored.get(key)),
    update: (key, change) => inTurn(() => void stored.set(key, change(stored.get(key)))),
    remove: (key) => inTurn(() => void stored.delete(key)),
  };
  return { stored, storage };
}

function createKeeper(storage: KeeperStorage) {
  const counters = createCounters();
  const changes: FavoriteLists[] = [];
  const clock = createFakeClock();
  const keeper = createFavoritesKeeper({
    storage,
    counters,
    clock,
    onChange: (lists) => changes.push(lists),
  });
  return { keeper, counters, changes, clock };
}

const BLOCKED = brokenStorage(() => Promise.reject(new Error("blocked")));

describe("what is stored", () => {
  it.each([undefined, null, "x", 7, [], {}, { match: "1001", team: null }])(
    "%j is read as no favourites",
    (stored) => {
      expect(readStoredFavorites(stored)).toEqual(NO_FAVORITES);
    },
  );

  it("loses only its damaged parts", () => {
    const stored = {
      match: [1001, "1002", 1001, -3, 0, 1.5, null, 2 ** 60, 1003],
      league: {},
      team: [11],
      club: [1],
    };
    expect(readStoredFavorites(stored)).toEqual({ match: [1001, 1003], league: [], team: [11] });
  });
});

describe("a keeper", () => {
  it("reads what is stored and reports it", async () => {
    const { storage } = createStorage({ match: [1001], league: [], team: [11] });
    const { keeper, changes } = createKeeper(storage);
    expect(keeper.lists()).toBe(NO_FAVORITES);
    await keeper.load();
    expect(changes).toEqual([{ match: [1001], league: [], team: [11] }]);
    expect(keeper.lists()).toBe(changes[0]);
  });

  it("applies a toggle at once, stores it and forwards it", async () => {
    const { storage, stored } = createStorage();
    const { keeper, changes } = createKeeper(storage);
    await keeper.load();
    const done = keeper.toggle("league", 36, true);
    expect(keeper.lists().league).toEqual([36]);
    expect(changes).toHaveLength(2);
    await done;
    expect(stored.get("favorites")).toEqual({ match: [], league: [36], team: [] });
  });

  it("forwards a toggle that changes nothing here, but reports no change", async () => {
    const { keeper, changes } = createKeeper(createStorage().storage);
    await keeper.load();
    await keeper.toggle("match", 1001, false);
    expect(changes).toHaveLength(1);
  });

  it("keeps toggles made before the store answered, on top of what it held", async () => {
    const { storage, stored } = createStorage({ match: [1001, 1002], league: [], team: [] });
    const { keeper } = createKeeper(storage);
    const loading = keeper.load();
    const toggles = [keeper.toggle("match", 1001, false), keeper.toggle("match", 1003, true)];
    expect(keeper.lists().match).toEqual([1003]);
    await Promise.all([loading, ...toggles]);
    expect(keeper.lists().match).toEqual([1002, 1003]);
    expect(stored.get("favorites")).toEqual(keeper.lists());
  });

  it("keeps toggles made while it reads again, too", async () => {
    const { storage, stored } = createStorage({ match: [1001], league: [], team: [] });
    const { keeper } = createKeeper(storage);
    await keeper.load();
    const again = keeper.load();
    await Promise.all([again, keeper.toggle("match", 1002, true)]);
    expect(keeper.lists().match).toEqual([1001, 1002]);
    expect(stored.get("favorites")).toEqual(keeper.lists());
  });

  it("over a blocked store works for this visit, and counts the failures", async () => {
    const { keeper, counters } = createKeeper(BLOCKED);
    await expect(keeper.load()).resolves.toBeUndefined();
    await expect(keeper.toggle("match", 1001, true)).resolves.toBeUndefined();
    expect(keeper.lists().match).toEqual([1001]);
    expect(counters.read()["favoritesStoreFailures"]).toBe(2);
  });

  it("loses nothing when the store answers only the second time", async () => {
    const { storage } = createStorage({ match: [1001], league: [], team: [] });
    let blocked = true;
    const { keeper } = createKeeper({ ...storage, load: (key) => (blocked ? BLOCKED : storage).load(key) });
    await keeper.load();
    await keeper.toggle("match", 1002, true);
    blocked = false;
    await keeper.load();
    expect(keeper.lists().match).toEqual([1001, 1002]);
  });
});

describe("a store that fails for a while", () => {
  it("is read again every 3 s, and told what was toggled meanwhile", async () => {
    const stored = new Map<string, unknown>([["favorites", { match: [1001], league: [], team: [] }]]);
    const breaking = breakingStorage(stored);
    breaking.isBroken = true;
    const { keeper, clock } = createKeeper(breaking.storage);
    await keeper.load();
    await keeper.toggle("match", 1002, true);
    await clock.advance(7_000);
    expect(keeper.lists().match).toEqual([1002]);
    breaking.isBroken = false;
    await clock.advance(3_000);
    expect(keeper.lists().match).toEqual([1001, 1002]);
    expect(readStoredFavorites(stored.get("favorites")).match).toEqual([1001, 1002]);
  });

  it("is told again what it refused, in order", async () => {
    const stored = new Map<string, unknown>();
    const breaking = breakingStorage(stored);
    const { keeper, clock } = createKeeper(breaking.storage);
    await keeper.load();
    await keeper.toggle("match", 1001, true);
    breaking.isBroken = true;
    await keeper.toggle("match", 1002, true);
    await keeper.toggle("match", 1001, false);
    await keeper.toggle("team", 11, true);
    breaking.isBroken = false;
    await keeper.toggle("team", 11, false);
    await clock.advance(3_000);
    const expected = { match: [1002], league: [], team: [] };
    expect(keeper.lists()).toEqual(expected);
    expect(readStoredFavorites(stored.get("favorites"))).toEqual(expected);
  });

  it("is not read for a visitor where it refused the sign-out of a member", async () => {
    const stored = new Map<string, unknown>([["favorites", { match: [1001], league: [], team: [] }]]);
    const breaking = breakingStorage(stored);
    const { keeper, clock } = createKeeper(breaking.storage);
    await keeper.load();
    breaking.isBroken = true;
    await keeper.change(() => NO_FAVORITES);
    await keeper.toggle("match", 1002, true);
    breaking.isBroken = false;
    await clock.advance(10_000);
    expect(keeper.lists().match).toEqual([1002]);
    expect(readStoredFavorites(stored.get("favorites")).match).toEqual([1002]);
    expect(await keeper.ready()).toBe(true);
    expect(keeper.lists().match).toEqual([1002]);
  });

  it("keeps nothing of a member whose last star it refused before the sign-out", async () => {
    const stored = new Map<string, unknown>([["favorites", { match: [1001], league: [], team: [] }]]);
    const breaking = breakingStorage(stored);
    const { keeper, clock } = createKeeper(breaking.storage);
    await keeper.load();
    breaking.isBroken = true;
    await keeper.toggle("match", 1003, true);
    breaking.isBroken = false;
    await keeper.change(() => NO_FAVORITES);
    await clock.advance(10_000);
    expect(keeper.lists()).toEqual(NO_FAVORITES);
    expect(readStoredFavorites(stored.get("favorites"))).toEqual(NO_FAVORITES);
  });

  it("is not read for lists that a sign-in or sign-out has replaced", async () => {
    const stored = new Map<string, unknown>([["favorites", { match: [1001], league: [], team: [] }]]);
    const breaking = breakingStorage(stored);
    breaking.isBroken = true;
    const { keeper, clock } = createKeeper(breaking.storage);
    await keeper.load();
    await keeper.change(() => NO_FAVORITES);
    breaking.isBroken = false;
    await clock.advance(10_000);
    expect(keeper.lists()).toEqual(NO_FAVORITES);
  });
});

it("two keepers on one store lose nothing, in any order of toggles", async () => {
  const toggle = fc.record({
    keeper: fc.nat(1),
    kind: fc.constantFrom<FavoriteKind>("match", "league", "team"),
    id: fc.integer({ min: 1, max: 6 }),
    on: fc.boolean(),
    waits: fc.boolean(),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(toggle, { maxLength: 30 }), async (toggles) => {
      const { storage, stored } = createStorage();
      const keepers = [createKeeper(storage).keeper, createKeeper(storage).keeper];
      await Promise.all(keepers.map((keeper) => keeper.load()));
      let expected = NO_FAVORITES;
      const all: Promise<void>[] = [];
      for (const { keeper, kind, id, on, waits } of toggles) {
        expected = withToggled(expected, kind, id, on);
        const done = keepers[keeper]?.toggle(kind, id, on);
        if (done) all.push(done);
        if (waits) await done;
      }
      await Promise.all(all);
      expect(readStoredFavorites(stored.get("favorites"))).toEqual(expected);
    }),
  );
});

// Toggles of a member: each is sent to the server, also one that changes nothing here or cannot be stored.
import { expect, it } from "vitest";
import { createCounters } from "../base/counters.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { brokenStorage } from "../testing/aStorage.ts";
import type { AccountKeeper } from "./accountKeeper.ts";
import { createFavoritesKeeper } from "./favoritesKeeper.ts";
import { createMemberFavorites } from "./memberFavorites.ts";
import type { FavoritesSync } from "./syncFavorites.ts";

const BLOCKED = brokenStorage(() => Promise.reject(new Error("blocked")));

it.each([
  ["a new favourite", 1001, true, "+match:1001"],
  ["one that is no favourite here", 1002, false, "-match:1002"],
])("send %s to the server, although the store is blocked", async (_name, id, on, expected) => {
  const told: string[] = [];
  const counters = createCounters();
  const sync: FavoritesSync = {
    tell: (kind, matchId, follows) => told.push(`${follows ? "+" : "-"}${kind}:${matchId}`),
    reconcile: async () => undefined,
  };
  const account = {
    current: () => ({ memberId: 7, token: "t", session: "s" }),
    onChange() {},
  } as unknown as AccountKeeper;
  const keeper = createFavoritesKeeper({
    storage: BLOCKED,
    counters,
    clock: createFakeClock(),
    onChange() {},
  });
  const favorites = createMemberFavorites({
    account,
    keeper,
    storage: BLOCKED,
    counters,
    load: async () => sync,
  });
  await favorites.toggle("match", id, on);
  expect(told).toEqual([expected]);
  expect(keeper.lists().match.includes(id)).toBe(on);
});

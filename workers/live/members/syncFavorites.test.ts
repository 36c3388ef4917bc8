// The member's copy on the server: the latest intent wins, one call at a time, failures go again with the next.
import { expect, it } from "vitest";
import { failure, type Result, success } from "#api/transport/result.ts";
import { type FavoriteKind, NO_FAVORITES } from "#domain/favorites.ts";
import { createCounters } from "../base/counters.ts";
import { createFavoritesSync } from "./syncFavorites.ts";

const OK: Result<unknown> = success(true);
const FAILED: Result<unknown> = failure("noAnswer");

function setUp() {
  const counters = createCounters();
  const calls: string[] = [];
  const waiting: ((answer: Result<unknown>) => void)[] = [];
  let signedIn = true;
  const call =
    (sign: string) =>
    (kind: FavoriteKind, ids: readonly number[]): Promise<Result<unknown>> => {
      calls.push(`${sign}${kind}:${ids.join()}`);
      return new Promise((resolve) => void waiting.push(resolve));
    };
  const sync = createFavoritesSync({
    api: { follow: call("+"), unfollow: call("-"), followed: () => Promise.resolve(success([])) },
    counters,
    isSignedIn: () => signedIn,
    memberId: 7,
    storage: {
      load: () => Promise.resolve(undefined),
      update: () => Promise.resolve(),
      remove: () => Promise.resolve(),
      removeRange: async () => undefined,
    },
    lists: () => NO_FAVORITES,
    apply: () => Promise.resolve(),
  });
  return {
    sync,
    calls,
    counters,
    waiting,
    signOut: () => void (signedIn = false),
    async answer(result: Result<unknown>) {
      waiting.shift()?.(result);
      for (let turn = 0; turn < 12; turn += 1) await Promise.resolve();
    },
  };
}

it("sends follow and unfollow, one call at a time, in order", async () => {
  const { sync, calls, waiting, answer } = setUp();
  sync.tell("match", 1001, true);
  sync.tell("league", 36, false);
  sync.tell("team", 11, true);
  expect(calls).toEqual(["+match:1001"]);
  await answer(OK);
  expect(calls).toEqual(["+match:1001", "-league:36"]);
  expect(waiting).toHaveLength(1);
  await answer(OK);
  await answer(OK);
  expect(calls).toEqual(["+match:1001", "-league:36", "+team:11"]);
});

it("sends only the latest waiting intent", async () => {
  const { sync, calls, answer } = setUp();
  sync.tell("match", 1001, true);
  for (const on of [false, true, false]) sync.tell("match", 1001, on);
  sync.tell("match", 1002, true);
  sync.tell("match", 1002, false);
  await answer(OK);
  await answer(OK);
  await answer(OK);
  expect(calls).toEqual(["+match:1001", "-match:1001", "-match:1002"]);
});

it("keeps a match, a league and a team with the same id apart", async () => {
  const { sync, calls, answer } = setUp();
  for (const kind of ["match", "league", "team"] as const) sync.tell(kind, 7, true);
  await answer(OK);
  await answer(OK);
  expect(calls).toEqual(["+match:7", "+league:7", "+team:7"]);
});

it("repeats a failed intent with the next one, and not before", async () => {
  const { sync, calls, counters, answer } = setUp();
  sync.tell("match", 1001, true);
  await answer(FAILED);
  expect(calls).toEqual(["+match:1001"]);
  expect(counters.read()["favoritesSyncFailures"]).toBe(1);
  sync.tell("team", 11, true);
  await answer(OK);
  await answer(OK);
  expect(calls).toEqual(["+match:1001", "+match:1001", "+team:11"]);
});

it("forgets a failed intent once there is a later one for the same id", async () => {
  const { sync, calls, answer } = setUp();
  sync.tell("match", 1001, true);
  // The change of mind comes while the first call is under way.
  sync.tell("match", 1001, false);
  await answer(FAILED);
  await answer(OK);
  sync.tell("team", 11, true);
  await answer(OK);
  await answer(OK);
  expect(calls).toEqual(["+match:1001", "-match:1001", "+team:11"]);
});

it("sends nothing while no member is signed in", async () => {
  const { sync, calls, signOut, answer } = setUp();
  signOut();
  sync.tell("match", 1001, true);
  await answer(OK);
  expect(calls).toEqual([]);
});

it("stops when the member signs out in between", async () => {
  const { sync, calls, signOut, answer } = setUp();
  sync.tell("match", 1001, true);
  sync.tell("match", 1002, true);
  signOut();
  await answer(OK);
  expect(calls).toEqual(["+match:1001"]);
});

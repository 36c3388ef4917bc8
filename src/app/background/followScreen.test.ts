// Which lists a picture is kept of, and until when it may be shown.
import { getDefaultStore } from "jotai";
import { describe, expect, it } from "vitest";
import { communityConfigAtom } from "#state/preferences/communityConfig.ts";
import { DEFAULT_CONFIG, personalConfigAtom } from "#state/preferences/personalConfig.ts";
import { densityAtom } from "#state/preferences/density.ts";
import { listPreferencesAtom } from "#state/preferences/listPreferences.ts";
import { matchDisplayAtom } from "#state/preferences/matchDisplay.ts";
import type { Place } from "#state/navigation/navigation.ts";
import type { Connection, ListInfo } from "#workers/live/contract.ts";
import { createLiveStore } from "#state/live/client/liveStore.ts";
import { forgetOldShapes, timesShown } from "./followScreen.ts";

const HOUR = 3_600_000;
/** The chosen zone is UTC. */
getDefaultStore().set(personalConfigAtom, { ...DEFAULT_CONFIG, zoneOffset: 0 });
const NOON = Date.UTC(2026, 10, 25, 12);
const MIDNIGHT = Date.UTC(2026, 10, 26);
const LIVE: Connection = { state: "live", ageSeconds: 0, stale: false };

interface Scene {
  readonly list?: Place["list"];
  readonly filter?: string;
  readonly status?: ListInfo["status"];
  readonly connection?: Partial<Connection>;
  readonly now?: number;
}

function times(scene: Scene) {
  const list = "list" in scene ? scene.list : "scores";
  const { status = "ready", connection = {}, now = NOON } = scene;
  const store = createLiveStore();
  const info = { version: 1, status, date: "2026-11-25", today: "2026-11-25", counts: {}, hot: [] };
  store.receive({
    seq: 1,
    snapshot: true,
    list: info as unknown as ListInfo,
    connection: { ...LIVE, ...connection },
  });
  const place = {
    path: "/",
    search: { filter: scene.filter },
    flags: {},
    list,
    complete: true,
  } as unknown as Place;
  return timesShown({ store }, { place: () => place }, now);
}

describe("the picture of a list with news", () => {
  it("may be shown until the day is over", () => {
    expect(times({})).toEqual({ at: NOON, until: MIDNIGHT });
    expect(times({ list: "alternate", now: MIDNIGHT - 1 })).toEqual({ at: MIDNIGHT - 1, until: MIDNIGHT });
  });

  it("of running matches may be shown for 3 h of that day", () => {
    expect(times({ list: "live" })).toEqual({ at: NOON, until: NOON + 3 * HOUR });
    expect(times({ list: "live", now: MIDNIGHT - HOUR })?.until).toBe(MIDNIGHT);
    expect(times({ filter: "live" })?.until).toBe(NOON + 3 * HOUR);
  });

  it("is as old as its scores", () => {
    expect(times({ connection: { state: "polling", ageSeconds: 60 } })?.at).toBe(NOON - 60_000);
  });
});

it.each<readonly [string, Scene]>([
  ["favourites, which are one reader's", { list: "favorites" }],
  ["another list that shows favourites alone", { filter: "favorites" }],
  ["another page", { list: undefined }],
  ["a list that is loading", { status: "loading" }],
  ["a list that has failed", { status: "failed" }],
  ["a kept list", { connection: { state: "reconnecting", asking: true } }],
  ["old scores", { connection: { stale: true } }],
  ["scores without a connection", { connection: { state: "offline" } }],
  ["scores of a connection that was lost", { connection: { state: "reconnecting" } }],
])("no picture is kept of %s", (_, scene) => {
  expect(times(scene)).toBeUndefined();
});

it("the picture is removed when a setting changes its rows, and by no other setting", () => {
  const store = getDefaultStore();
  const stored = (): string | null => localStorage.getItem("touchline.screen.1");
  forgetOldShapes();
  localStorage.setItem("touchline.screen.1", "of high rows");
  store.set(communityConfigAtom, (before) => ({ ...before, recommend: !before.recommend }));
  expect(stored()).toBe("of high rows");
  store.set(densityAtom, "compact");
  expect(stored()).toBeNull();
  localStorage.setItem("touchline.screen.1", "with odds");
  store.set(matchDisplayAtom, (before) => ({ ...before, odds: !before.odds }));
  expect(stored()).toBeNull();
  localStorage.setItem("touchline.screen.1", "with a match that is hidden now");
  store.set(listPreferencesAtom, (before) => ({ ...before, hiddenMatchIds: [1001] }));
  expect(stored()).toBeNull();
});

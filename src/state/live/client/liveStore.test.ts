// A tab's data: updates in order, gaps noticed, snapshots taken whole, and listeners called for changes only.
import { describe, expect, it, vi } from "vitest";
import { aRow, flatRows } from "#domain/testing/aRow.ts";
import type {
  EventLineView,
  EventView,
  LeagueHeading,
  MatchFacts,
  TabUpdate,
} from "#workers/live/contract.ts";
import { createLiveStore } from "./liveStore.ts";

const aFact = (matchId: number): MatchFacts => ({
  matchId,
  leagueId: 36,
  teamIds: { home: 11, away: 12 },
  names: { home: "Home", away: "Away" },
  logos: { home: "", away: "" },
  ranks: { home: "", away: "" },
  neutralVenue: false,
  explanation: undefined,
});

function anEvent(id: string): EventView {
  const none = { home: 0, away: 0 };
  return {
    event: { id, type: "goal", matchId: 1001, leagueId: 36, side: "home", at: 0, minute: 0, values: none },
    league: "",
    names: { home: "Home", away: "Away" },
    logos: { home: "", away: "" },
    score: none,
    redCards: none,
    yellowCards: none,
    favorite: true,
  };
}

const ids = (views: readonly EventLineView[]): readonly string[] => views.map(({ event }) => event.id);

/** A store that has its first snapshot. */
function started(update: Partial<TabUpdate> = {}) {
  const store = createLiveStore();
  store.receive({ seq: 1, snapshot: true, log: [], ...update });
  return store;
}

describe("the sequence", () => {
  it("keeps its lines while the same list loads in another language, and no others", () => {
    const info = {
      version: 1,
      status: "ready",
      date: "2026-11-26",
      today: "2026-11-26",
      counts: { all: 1, favorites: 0, live: 0, finished: 0, scheduled: 0, hidden: 0 },
      hot: [],
    } as const;
    const none = { items: [], headings: [], noted: [] };
    const store = createLiveStore();
    const shown = (list: TabUpdate["list"], order: TabUpdate["order"]): readonly number[] => {
      store.receive({ seq: 1, snapshot: true, ...(list && { list }), ...(order && { order }) });
      return store.part("order").items;
    };
    expect(shown(info, { ...none, items: [1001] })).toEqual([1001]);
    expect(shown({ ...info, status: "loading" }, none)).toEqual([1001]);
    expect(shown(info, { ...none, items: [1002] })).toEqual([1002]);
    // Another view or day, a failure, and a list without matches.
    for (const other of [
      { ...info, version: 2, status: "loading" },
      { ...info, date: "2026-11-27", status: "loading" },
      { ...info, status: "failed" },
      info,
    ] as const) {
      shown(info, { ...none, items: [1001] });
      expect(shown(other, none)).toEqual([]);
    }
  });

  it("takes updates in order and notices a gap", () => {
    const store = started(flatRows(aRow(1001)));
    expect(store.receive({ seq: 2, ...flatRows(aRow(1001, { homeScore: 2 })) })).toBe(true);
    expect(store.receive({ seq: 4, ...flatRows(aRow(1001, { homeScore: 3 })) })).toBe(false);
    expect(store.row(1001)?.homeScore).toBe(2);
  });

  it("notices an update that arrives twice", () => {
    const store = started();
    expect(store.receive({ seq: 2 })).toBe(true);
    expect(store.receive({ seq: 2 })).toBe(false);
  });

  it("is mended by a snapshot, whatever its number", () => {
    const store = started();
    expect(store.receive({ seq: 9 })).toBe(false);
    expect(store.receive({ seq: 10, snapshot: true, ...flatRows(aRow(1001, { homeScore: 4 })) })).toBe(true);
    expect(store.row(1001)?.homeScore).toBe(4);
    expect(store.receive({ seq: 11 })).toBe(true);
  });

  it("starts again with a new stream", () => {
    const store = started();
    store.receive({ seq: 2 });
    store.restart();
    expect(store.receive({ seq: 1, snapshot: true })).toBe(true);
    expect(store.receive({ seq: 2 })).toBe(true);
  });
});

describe("an update", () => {
  it("tells the topics it changes, each as often as it changed, and no other", () => {
    const store = started(flatRows(aRow(1001), aRow(1002)));
    const told = new Map<string, number>();
    for (const topic of [
      "row:1001",
      "row:1002",
      "facts:1001",
      "league:36",
      "list",
      "order",
      "log",
      "favorites",
    ]) {
      store.subscribe(topic, () => told.set(topic, (told.get(topic) ?? 0) + 1));
    }
    const before = store.row(1002);
    store.receive({ seq: 2, ...flatRows(aRow(1001, { homeScore: 1 })), facts: [aFact(1001)] });
    store.receive({ seq: 3, ...flatRows(aRow(1001, { homeScore: 2 })), log: [anEvent("a")] });
    expect(Object.fromEntries(told)).toEqual({ "row:1001": 2, "facts:1001": 1, log: 1 });
    expect(store.row(1002)).toBe(before);
    expect(store.facts(1001)).toEqual(aFact(1001));
  });

  it("calls every listener of a topic, and none that has stopped", () => {
    const store = started();
    const first = vi.fn();
    const second = vi.fn();
    const stop = store.subscribe("row:1001", first);
    store.subscribe("row:1001", second);
    store.receive({ seq: 2, ...flatRows(aRow(1001)) });
    stop();
    stop();
    store.receive({ seq: 3, ...flatRows(aRow(1001)) });
    expect(first).toHaveBeenCalledTimes(1);
    expect(second).toHaveBeenCalledTimes(2);
  });

  it("brings headings, and keeps those it does not speak of", () => {
    const heading = { leagueId: 36, name: "League" } as LeagueHeading;
    const store = started({ leagues: [heading] });
    store.receive({ seq: 2, leagues: [{ ...heading, leagueId: 37 }] });
    expect(store.league(36)).toBe(heading);
    expect(store.league(37)?.leagueId).toBe(37);
  });
});

describe("the log", () => {
  it("grows at its head, to thirty, and is replaced by a snapshot", () => {
    const store = started({ log: [anEvent("a")] });
    store.receive({ seq: 2, log: [anEvent("c"), anEvent("b")] });
    expect(ids(store.part("log"))).toEqual(["c", "b", "a"]);
    store.receive({ seq: 3, log: Array.from({ length: 30 }, (_, index) => anEvent(`n${index}`)) });
    expect(store.part("log")).toHaveLength(30);
    store.receive({ seq: 4, snapshot: true, log: [anEvent("d")] });
    expect(ids(store.part("log"))).toEqual(["d"]);
  });
});

describe("popups", () => {
  it("are listed newest first, three at most", () => {
    const store = started();
    store.receive({ seq: 2, popups: [anEvent("a"), anEvent("b")] });
    expect(ids(store.part("popups"))).toEqual(["b", "a"]);
    store.receive({ seq: 3, popups: [anEvent("c"), anEvent("d")] });
    expect(ids(store.part("popups"))).toEqual(["d", "c", "b"]);
  });

  it("received twice are listed once", () => {
    const store = started({ popups: [anEvent("a"), anEvent("b")] });
    store.receive({ seq: 2, popups: [anEvent("a")] });
    expect(ids(store.part("popups"))).toEqual(["a", "b"]);
  });

  it("go when they are withdrawn, also in the message that brings them", () => {
    const store = started();
    store.receive({ seq: 2, popups: [anEvent("a"), anEvent("b")] });
    store.receive({ seq: 3, withdrawn: ["a", "c"], popups: [anEvent("c"), anEvent("d")] });
    expect(ids(store.part("popups"))).toEqual(["d", "b"]);
  });

  it("call the listeners once, and not when nothing is removed", () => {
    const store = started();
    store.receive({ seq: 2, popups: [anEvent("a")] });
    const told = vi.fn();
    store.subscribe("popups", told);
    store.receive({ seq: 3, withdrawn: ["z"] });
    store.dismissPopup("z");
    expect(told).not.toHaveBeenCalled();
    store.dismissPopup("a");
    expect(told).toHaveBeenCalledTimes(1);
    expect(store.part("popups")).toEqual([]);
  });
});

it("forgets the rows that left the screen", () => {
  const store = started(flatRows(aRow(1001), aRow(1002)));
  store.keepRows([1002, 1003]);
  expect(store.row(1001)).toBeUndefined();
  expect(store.row(1002)).toBeDefined();
});

it("paints a favourite at once; lists of the core wait for 1.5 s, because they may be older than the press", () => {
  vi.useFakeTimers();
  const store = started();
  const told = vi.fn();
  store.subscribe("favorites", told);
  const painted = { match: [1001], league: [], team: [] };
  store.setFavorites(painted);
  store.setFavorites(painted);
  expect(told).toHaveBeenCalledTimes(1);
  store.receive({ seq: 2, favorites: { match: [], league: [], team: [] } });
  store.receive({ seq: 3, favorites: { match: [], league: [36], team: [] } });
  expect(store.part("favorites").match).toEqual([1001]);
  vi.advanceTimersByTime(1_500);
  expect(store.part("favorites")).toEqual({ match: [], league: [36], team: [] });
  store.receive({ seq: 4, favorites: painted });
  expect(store.part("favorites")).toEqual(painted);
  store.setFavorites({ match: [], league: [], team: [] });
  vi.advanceTimersByTime(60_000);
  // A core that has not answered reverts no star.
  expect(store.part("favorites").match).toEqual([]);
  vi.useRealTimers();
});

describe("a digest", () => {
  it("grows with later events, loses withdrawn ones, and is removed when it is dismissed", () => {
    const store = started({ digest: [anEvent("b"), anEvent("a")] });
    store.receive({ seq: 2, digest: [anEvent("c")], popups: [anEvent("p")] });
    expect(ids(store.part("digest"))).toEqual(["c", "b", "a"]);
    store.receive({ seq: 3, withdrawn: ["b"] });
    expect(ids(store.part("digest"))).toEqual(["c", "a"]);
    store.receive({ seq: 4, withdrawn: ["a", "c"] });
    expect(ids(store.part("digest"))).toEqual([]);
    store.receive({ seq: 5, digest: [anEvent("d"), anEvent("e")] });
    store.dismissDigest();
    expect(ids(store.part("digest"))).toEqual([]);
    expect(ids(store.part("popups"))).toEqual(["p"]);
  });

  it("is left alone by everything else", () => {
    const store = started({ digest: [anEvent("a")] });
    const told = vi.fn();
    store.subscribe("digest", told);
    store.receive({ seq: 2, popups: [anEvent("p")], withdrawn: ["x"], log: [anEvent("l")] });
    store.receive({ seq: 9, snapshot: true });
    expect(told).not.toHaveBeenCalled();
    expect(ids(store.part("digest"))).toEqual(["a"]);
  });
});

// The full lists: one request for many, none overlapping, due again in time, and the old ones forgotten.
import { describe, expect, it } from "vitest";
import { NO_FAVORITES } from "#domain/favorites.ts";
import type { MatchList } from "#domain/match/match.ts";
import { createCounters } from "../base/counters.ts";
import { createLists, listKey, type ListRequest, type LoadedList } from "./lists.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { aMatch } from "#domain/testing/aMatch.ts";
import { createFakeServer } from "../testing/fakeServer.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const day = (date: string, context = LONDON): ListRequest => ({ context, scope: { kind: "day", date } });
const TODAY = day("2026-11-21");
const CALL = "day:en_GB:2026-11-21";

function setUp() {
  const clock = createFakeClock();
  const server = createFakeServer();
  const counters = createCounters();
  const taken: { list: MatchList; loaded: LoadedList; mark: number; at: number; reload: boolean }[] = [];
  const failed: LoadedList[] = [];
  let mark = 0;
  const lists = createLists({
    api: server.api,
    clock,
    counters,
    mark: () => mark,
    gate: () => undefined,
  });
  lists.listen({
    onList: (list, loaded, sent) => taken.push({ list, loaded, ...sent }),
    onFailed: (loaded) => failed.push(loaded),
  });
  function hold(): () => void {
    let release = (): void => {};
    server.hold = new Promise((resolve) => {
      release = () => {
        server.hold = undefined;
        resolve();
      };
    });
    return release;
  }
  return { clock, server, counters, lists, taken, failed, hold, setMark: (to: number) => void (mark = to) };
}

it("names lists by language, zone and scope", () => {
  const keys = [
    TODAY,
    day("2026-11-22"),
    day("2026-11-21", { language: "ar_SA", offsetMinutes: 0 }),
    day("2026-11-21", { language: "en_GB", offsetMinutes: 60 }),
    { context: LONDON, scope: { kind: "live" } },
    { context: LONDON, scope: { kind: "of", of: { ...NO_FAVORITES, match: [1, 23] } } },
    { context: LONDON, scope: { kind: "of", of: { ...NO_FAVORITES, match: [12, 3] } } },
  ] satisfies ListRequest[];
  expect(new Set(keys.map(listKey)).size).toBe(keys.length);
  expect(listKey(day("2026-11-21", { ...LONDON }))).toBe(listKey(TODAY));
});

describe("a needed list", () => {
  it("is requested once for all tabs, before and after the answer", async () => {
    const { clock, server, lists, taken } = setUp();
    for (let tab = 0; tab < 20; tab += 1) expect(lists.need(TODAY).status).toBe("loading");
    await clock.advance(0);
    for (let tab = 0; tab < 20; tab += 1) lists.need(TODAY);
    await clock.advance(60_000);
    expect(server.calls[CALL]).toBe(1);
    expect(taken).toHaveLength(1);
    expect(lists.need(TODAY)).toMatchObject({ status: "ready", matchIds: new Set([1001]) });
  });

  it("reports what was known at its request, and whether it was answered before", async () => {
    const { clock, lists, taken, hold, setMark } = setUp();
    setMark(7);
    const release = hold();
    const askedAt = clock.now();
    lists.need(TODAY);
    setMark(9);
    await clock.advance(1_000);
    release();
    await clock.advance(0);
    lists.refresh(TODAY);
    await clock.advance(0);
    expect(taken.map(({ mark, at, reload }) => ({ mark, at, reload }))).toEqual([
      { mark: 7, at: askedAt, reload: false },
      { mark: 9, at: askedAt + 1_000, reload: true },
    ]);
  });

  it("is due again 10 minutes after its answer, and not before", async () => {
    const { clock, server, lists } = setUp();
    lists.need(TODAY);
    await clock.advance(10 * 60_000 - 1);
    lists.need(TODAY);
    expect(server.calls[CALL]).toBe(1);
    await clock.advance(1);
    lists.need(TODAY);
    lists.need(TODAY);
    expect(server.calls[CALL]).toBe(2);
  });

  it("that failed is requested again after 5 s, while a tab needs it", async () => {
    const { clock, server, lists, failed, counters } = setUp();
    server.failing = true;
    lists.need(TODAY);
    await clock.advance(0);
    expect(failed.map((list) => list.status)).toEqual(["failed"]);
    await clock.advance(4_999);
    expect(lists.need(TODAY).status).toBe("failed");
    expect(server.calls[CALL]).toBe(1);
    server.failing = false;
    await clock.advance(1);
    lists.need(TODAY);
    await clock.advance(0);
    expect(lists.need(TODAY).status).toBe("ready");
    expect(counters.read()).toMatchObject({ listRequests: 2, listFailures: 1 });
  });

  it("is kept when its refresh fails, and the refresh is repeated", async () => {
    const { clock, server, lists } = setUp();
    lists.need(TODAY);
    await clock.advance(0);
    server.failing = true;
    lists.refresh(TODAY);
    await clock.advance(0);
    expect(lists.need(TODAY)).toMatchObject({ status: "ready", matchIds: new Set([1001]) });
    server.failing = false;
    await clock.advance(5_000);
    lists.need(TODAY);
    expect(server.calls[CALL]).toBe(3);
  });
});

describe("a refresh", () => {
  it("during a request is made once after it", async () => {
    const { clock, server, lists, taken, hold } = setUp();
    const release = hold();
    lists.need(TODAY);
    for (let times = 0; times < 5; times += 1) lists.refresh(TODAY);
    await clock.advance(100);
    expect(server.calls[CALL]).toBe(1);
    server.matches = [aMatch(), aMatch({ id: 1002 })];
    release();
    await clock.advance(0);
    expect(server.calls[CALL]).toBe(2);
    expect(taken.map(({ list }) => list.matches.length)).toEqual([1, 2]);
    await clock.advance(1_000);
    expect(server.calls[CALL]).toBe(2);
  });

  it("that is spread after an outage leaves a recent request alone, and its answer makes the list complete", async () => {
    const { clock, server, lists, hold } = setUp();
    lists.need(TODAY);
    await clock.advance(0);
    const lostAt = clock.now();
    await clock.advance(60_000);
    lists.outdate(lostAt, clock.now());
    const release = hold();
    lists.refresh(TODAY);
    const askedAt = clock.now();
    // The socket opens while the list is under way.
    await clock.advance(2_000);
    lists.refresh(TODAY, 15_000);
    release();
    await clock.advance(0);
    expect(lists.dataAt([TODAY], undefined)).toBe(askedAt);
    await clock.advance(20_000);
    lists.need(TODAY);
    expect(server.calls[CALL]).toBe(2);
  });

  it("that is spread repeats a request from before a sleep", async () => {
    const { clock, server, lists, hold } = setUp();
    const release = hold();
    lists.need(TODAY);
    clock.sleep(3_600_000);
    lists.refresh(TODAY, 1_000);
    release();
    await clock.advance(1_000);
    lists.need(TODAY);
    await clock.advance(0);
    expect(server.calls[CALL]).toBe(2);
  });

  it("of a failed list shows it as loading again", async () => {
    const { clock, server, lists } = setUp();
    server.failing = true;
    lists.need(TODAY);
    await clock.advance(0);
    lists.refresh(TODAY);
    expect(lists.need(TODAY).status).toBe("loading");
  });
});

it("removes the lists needed longest ago, but none that is being fetched", async () => {
  const { clock, lists, hold } = setUp();
  for (const date of ["2026-11-18", "2026-11-19", "2026-11-20"]) {
    lists.need(day(date));
    await clock.advance(1_000);
  }
  lists.need(day("2026-11-18"));
  expect(lists.trim(3)).toBe(false);
  expect(lists.trim(2)).toBe(true);
  const dates = (): readonly string[] =>
    [...lists.all()].map(({ request }) => (request.scope.kind === "day" ? request.scope.date : ""));
  expect(dates()).toEqual(["2026-11-18", "2026-11-20"]);
  hold();
  lists.need(TODAY);
  lists.trim(0);
  expect(dates()).toEqual(["2026-11-21"]);
});

it("keeps a match that another list added while its own older answer was awaited", async () => {
  const { clock, server, lists, hold } = setUp();
  const list = lists.need(TODAY);
  await clock.advance(0);
  const release = hold();
  lists.refresh(TODAY);
  list.matchIds.add(1002);
  release();
  await clock.advance(0);
  expect([...list.matchIds]).toEqual([1001, 1002]);
  // The next answer is newer, and no longer holds it.
  lists.refresh(TODAY);
  await clock.advance(0);
  expect([...list.matchIds]).toEqual(server.matches.map(({ id }) => id));
});

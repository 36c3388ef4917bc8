// A start with the lists of the last visit: what is shown of which age, and what replaces it.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { FakeTab } from "../testing/aCore.ts";
import { aStorage } from "../testing/aStorage.ts";
import { aWait, HOUR, MINUTE, playing, restart, SECOND, visited } from "../testing/aVisit.ts";

/** The states that the tab was told. */
const states = (tab: FakeTab): readonly string[] =>
  tab.updates.flatMap(({ connection }) => (connection ? [connection.state] : []));

describe("a start after a visit", () => {
  it.each([
    { name: "1 s", afterMs: SECOND, age: 0, minute: 30, price: "2.00" },
    { name: "30 s", afterMs: 30 * SECOND, age: 30, minute: 30, price: "2.00" },
    { name: "9 min", afterMs: 9 * MINUTE, age: 540, minute: 30, price: "2.00" },
    { name: "11 min", afterMs: 11 * MINUTE, age: 660, minute: 30, price: "" },
    { name: "2 h", afterMs: 2 * HOUR, age: 7_200, minute: 30, price: "" },
  ])("of $name ago shows its list with its age and its minute", async ({ afterMs, age, minute, price }) => {
    const under = restart(await visited(), afterMs);
    await under.clock.advance(500);
    expect(under.tab.listed()).toEqual([1001]);
    expect(under.tab.row(1001)).toMatchObject({ homeScore: 1, minute: minute * 100, oddsHome: price });
    expect(under.tab.facts(1001)?.names.home).not.toBe("");
    const { ageSeconds = -1, ...connection } = under.tab.latest("connection") ?? {};
    expect(connection).toEqual({ state: "reconnecting", stale: false, asking: true });
    expect(ageSeconds).toBe(age);
  });

  it.each([
    [0, 1],
    [150, 1],
    [400, 2],
  ])("has the kept list, which the store hands out after %i ms, in message %i", async (storeMs, message) => {
    const stored = await visited();
    const wait = aWait();
    const load = (key: string): Promise<unknown> => wait.over.then(() => stored.get(key));
    const nothing = async (): Promise<void> => undefined;
    const under = restart(stored, MINUTE, {
      storage: { ...aStorage(new Map()), load, update: nothing, remove: nothing },
    });
    await under.clock.advance(storeMs);
    wait.end();
    await under.clock.advance(150);
    const hasRows = under.tab.updates.map(({ order }) => (order?.items.length ?? 0) > 0);
    expect(hasRows.indexOf(true) + 1).toBe(message);
  });

  it("of yesterday shows nothing in the place of today", async () => {
    const under = restart(await visited(), 24 * HOUR);
    await under.clock.advance(500);
    expect(under.tab.listed()).toEqual([]);
    expect(under.tab.latest("list")?.status).toBe("loading");
    expect(under.tab.latest("connection")?.ageSeconds).toBeUndefined();
  });

  it("shows running matches of up to three hours ago", async () => {
    const stored = await visited({ page: "live" });
    const recent = restart(stored, 3 * HOUR, { page: "live" });
    await recent.clock.advance(500);
    expect(recent.tab.listed()).toEqual([1001]);
    const old = restart(stored, 3 * HOUR + MINUTE, { page: "live" });
    await old.clock.advance(500);
    expect(old.tab.listed()).toEqual([]);
  });

  it("shows the running matches of a day for three hours too", async () => {
    const stored = await visited();
    const recent = restart(stored, 3 * HOUR, { filter: "live" });
    await recent.clock.advance(500);
    expect(recent.tab.listed()).toEqual([1001]);
    const old = restart(stored, 3 * HOUR + MINUTE, { filter: "live" });
    await old.clock.advance(500);
    expect(old.tab.listed()).toEqual([]);
  });

  it("sends no rows to a page that showed rows before its core was replaced", async () => {
    const under = restart(await visited(), MINUTE, { rejoins: true });
    await under.clock.advance(500);
    expect(under.tab.latest("list")?.status).toBe("loading");
    expect(under.tab.listed()).toEqual([]);
  });

  it("shows nothing of the future, after the machine's clock was set back", async () => {
    const under = restart(await visited(), -MINUTE);
    await under.clock.advance(500);
    expect(under.tab.listed()).toEqual([]);
  });

  it("leaves favourites to their own lists", async () => {
    const under = restart(await visited(), MINUTE, { page: "favorites" });
    await under.clock.advance(500);
    expect(under.tab.latest("list")?.status).toBe("loading");
  });

  it("takes prices away that become older than 10 min meanwhile", async () => {
    const under = restart(await visited(), 9 * MINUTE + 50 * SECOND);
    await under.clock.advance(500);
    expect(under.tab.row(1001).oddsHome).toBe("2.00");
    await under.clock.advance(30 * SECOND);
    expect(under.tab.row(1001).oddsHome).toBe("");
  });

  it("does not let a minute run", async () => {
    const under = restart(await visited(), MINUTE);
    await under.clock.advance(10 * SECOND);
    const { minute } = under.tab.row(1001);
    await under.clock.advance(2 * MINUTE);
    expect(under.tab.row(1001).minute).toBe(minute);
  });
});

describe("the list that was asked for", () => {
  it("replaces the kept one, and announces nothing that happened before", async () => {
    const under = restart(await visited(), 5 * MINUTE);
    await under.clock.advance(500);
    under.answer();
    await under.clock.advance(5 * SECOND);
    expect(under.tab.row(1001)).toMatchObject({ homeScore: 2, changed: 0, minute: 3_500 });
    expect(under.tab.latest("connection")).toMatchObject({ state: "live", ageSeconds: 0, stale: false });
    expect(under.tab.latest("connection")?.asking).toBeUndefined();
    expect([under.tab.popups(), under.tab.digest(), under.tab.latest("log")]).toEqual([[], [], []]);
  });

  it("announces what happens after it", async () => {
    const under = restart(await visited(), 5 * MINUTE);
    await under.clock.advance(500);
    under.answer();
    await under.clock.advance(5 * SECOND);
    await under.tab.session.toggleFavorite("match", 1001, true);
    under.server.socket().push(playing(3));
    await under.clock.advance(SECOND);
    expect(under.tab.popups().map(({ event }) => event.values)).toEqual([{ home: 3, away: 0 }]);
    expect(under.tab.row(1001).changed).not.toBe(0);
  });

  it("stays when the store answers after it", async () => {
    const stored = await visited();
    const slow = aWait();
    const storage: KeeperStorage = {
      ...aStorage(stored),
      async load(key) {
        await slow.over;
        return stored.get(key);
      },
      update: async () => undefined,
    };
    const under = restart(stored, 5 * MINUTE, { storage });
    under.answer();
    await under.clock.advance(2 * SECOND);
    const before = under.tab.updates.length;
    slow.end();
    await under.clock.advance(900);
    expect(under.tab.row(1001).homeScore).toBe(2);
    const later = under.tab.updates.slice(before);
    expect(later.flatMap(({ rows, order }) => [rows, order]).filter(Boolean)).toEqual([]);
  });

  it("is missing: after its failure the age gets a notice, and never a word of being live", async () => {
    const under = restart(await visited(), 5 * MINUTE, { failing: true });
    await under.clock.advance(500);
    expect(under.tab.latest("connection")).toMatchObject({ stale: false, asking: true });
    under.answer();
    await under.clock.advance(20 * SECOND);
    expect(under.tab.listed()).toEqual([1001]);
    expect(under.tab.latest("connection")).toMatchObject({ state: "reconnecting", stale: true });
    expect(new Set(states(under.tab))).toEqual(new Set(["reconnecting"]));
    under.core.setOnline(false);
    await under.clock.advance(2 * SECOND);
    expect(under.tab.latest("connection")?.state).toBe("offline");
    under.server.failing = false;
    under.core.setOnline(true);
    await under.clock.advance(40 * SECOND);
    expect(under.tab.row(1001).homeScore).toBe(2);
    expect(under.tab.popups()).toEqual([]);
  });

  it("is of another view: what it brought is never replaced by a kept list of this one", async () => {
    const under = restart(await visited({ page: "live" }), 2 * HOUR);
    under.answer();
    await under.clock.advance(5 * SECOND);
    under.server.hold = aWait().over;
    const before = under.tab.updates.length;
    under.tab.session.setView({ ...DEFAULT_VIEW, version: 2, page: "live" });
    await under.clock.advance(500);
    expect(under.tab.listed()).toEqual([1001]);
    expect(under.tab.row(1001).homeScore).toBe(2);
    expect(states(under.tab)).toHaveLength(
      under.tab.updates.slice(0, before).filter(({ connection }) => connection).length,
    );
  });

  it("of another tab leaves a page that shows the kept one as it is, with its age", async () => {
    const under = restart(await visited(), 2 * HOUR);
    await under.clock.advance(500);
    // From now on the server answers; the day that was asked for is still under way.
    under.server.hold = undefined;
    const other = under.openTab({ view: { page: "live" } });
    await under.clock.advance(5 * SECOND);
    expect(other.row(1001).homeScore).toBe(2);
    expect(under.tab.row(1001).homeScore).toBe(1);
    expect(new Set(states(under.tab))).toEqual(new Set(["reconnecting"]));
    expect(under.tab.latest("connection")).toMatchObject({ ageSeconds: 7_200, asking: true });
    under.answer();
    await under.clock.advance(5 * SECOND);
    expect(under.tab.row(1001).homeScore).toBe(2);
    expect(under.tab.latest("connection")).toMatchObject({ stale: false, ageSeconds: 0 });
    expect(under.tab.latest("connection")?.asking).toBeUndefined();
  });

  it("decides alone that a list is empty", async () => {
    const under = restart(await visited(), 5 * MINUTE);
    under.tab.session.setView({ ...DEFAULT_VIEW, filter: "finished" });
    await under.clock.advance(500);
    expect(under.tab.latest("list")?.status).toBe("loading");
  });
});

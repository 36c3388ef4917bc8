// What is stored of lists, how often, and what a store that refuses or holds damaged lists does to a start.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";
import { aStorage, brokenStorage } from "../testing/aStorage.ts";
import { HOUR, MINUTE, playing, restart, SECOND, START, visited } from "../testing/aVisit.ts";
import type { LoadKept } from "./keptLater.ts";
import { createKeptLists } from "./keptLists.ts";
import { KEPT_KEY, readRecord, writeRecord } from "./keptRecord.ts";

describe("the store", () => {
  const refusals: readonly { readonly name: string; readonly storage: KeeperStorage }[] = [
    {
      name: "refuses",
      storage: brokenStorage(() => Promise.reject(new Error("blocked"))),
    },
    {
      name: "hangs",
      storage: brokenStorage(() => new Promise(() => undefined)),
    },
    {
      name: "is full",
      storage: {
        ...aStorage(new Map()),
        update: () => Promise.reject(new DOMException("full", "QuotaExceededError")),
      },
    },
  ];

  it.each(refusals)("$name: the list arrives as soon as without it", async ({ storage }) => {
    const under = restart(new Map(), MINUTE, { storage });
    under.answer();
    await under.clock.advance(300);
    expect(under.tab.row(1001).homeScore).toBe(2);
    await under.clock.advance(10 * SECOND);
    expect(under.tab.latest("connection")?.state).toBe("live");
  });

  it("loses a record of another version, and one that is no record", async () => {
    const stored = await visited();
    const record = stored.get(KEPT_KEY) as { version: number };
    for (const foreign of [{ ...record, version: 99 }, "junk", { version: 1, lists: [1] }]) {
      const under = restart(new Map<string, unknown>([[KEPT_KEY, foreign]]), MINUTE);
      await under.clock.advance(500);
      expect(under.tab.listed()).toEqual([]);
      expect(under.stored.has(KEPT_KEY)).toBe(false);
    }
  });

  it("loses a damaged list, and keeps the others", async () => {
    const [list] = readRecord((await visited()).get(KEPT_KEY)) ?? [];
    if (!list) throw new Error("nothing was kept");
    const damaged = { ...list, bytes: list.bytes.slice(1) };
    const record = writeRecord([damaged, { ...list, key: "other" }]);
    const under = restart(new Map<string, unknown>([[KEPT_KEY, record]]), MINUTE);
    await under.clock.advance(500);
    expect(under.tab.listed()).toEqual([]);
    expect(readRecord(under.stored.get(KEPT_KEY))?.map(({ key }) => key)).toEqual(["other"]);
  });

  it.each([
    ["first", async () => new Map<string, unknown>()],
    ["repeated", visited],
  ])("gets a list 5 s after a %s start, then at most every 2 min, and of a hidden tab", async (_, before) => {
    const writes: number[] = [];
    const stored = await before();
    const storage: KeeperStorage = {
      ...aStorage(stored),
      async update(key, change) {
        if (key === KEPT_KEY) writes.push(under.clock.now() - START);
        stored.set(key, change(stored.get(key)));
      },
    };
    const under = createCoreUnderTest({ keepsLists: true, storage, clock: { startAt: START } });
    under.server.matches = [playing(1)];
    const tab = under.openTab();
    for (let second = 0; second < 140; second += 1) {
      await under.clock.advance(SECOND);
      if (second > 2)
        under.server.socket().push({ ...playing(1), yellowCards: { home: second % 9, away: 0 } });
    }
    expect(writes).toHaveLength(2);
    const [first = 0, second = 0] = writes;
    expect(first).toBeGreaterThanOrEqual(5 * SECOND);
    expect(second - first).toBeGreaterThanOrEqual(120 * SECOND);
    tab.session.setVisible(false);
    await under.clock.advance(100);
    expect(writes).toHaveLength(3);
  });

  it("gets the list of a tab that is hidden or closed, not that of another", async () => {
    const under = createCoreUnderTest({ keepsLists: true, clock: { startAt: START } });
    under.server.matches = [playing(1)];
    const dates = (): readonly string[] =>
      (readRecord(under.stored.get(KEPT_KEY)) ?? []).map(({ key }) => key.split("|").at(-1) ?? "");
    const hidden = under.openTab({ view: { page: "live" } });
    hidden.session.setVisible(false);
    const tab = under.openTab();
    await under.clock.advance(10 * SECOND);
    tab.session.setView({ ...DEFAULT_VIEW, version: 2, date: "2026-11-22" });
    await under.clock.advance(2 * SECOND);
    expect(dates()).toEqual(["2026-11-21"]);
    tab.session.setVisible(false);
    await under.clock.advance(100);
    expect(dates()).toContain("2026-11-22");
    tab.session.setVisible(true);
    tab.session.setView({ ...DEFAULT_VIEW, version: 3, date: "2026-11-23" });
    await under.clock.advance(2 * SECOND);
    under.server.socket().push(playing(2));
    await under.clock.advance(SECOND);
    tab.session.goodbye();
    await under.clock.advance(100);
    expect(dates()).toContain("2026-11-23");
    expect(dates()).not.toContain("live");
  });

  it("gets a list again 10 min after it refused one", async () => {
    let isRefusing = true;
    const stored = new Map<string, unknown>();
    const storage: KeeperStorage = {
      ...aStorage(stored),
      async update(key, change) {
        if (isRefusing) throw new DOMException("suspended", "AbortError");
        stored.set(key, change(stored.get(key)));
      },
    };
    const under = createCoreUnderTest({ keepsLists: true, storage, clock: { startAt: START } });
    under.server.matches = [playing(1)];
    const tab = under.openTab();
    await under.clock.advance(10 * SECOND);
    const count = async (name: string) => (await tab.session.getStatus()).counters[name];
    expect([await count("keptStoreFailures"), await count("keptWrites")]).toEqual([1, undefined]);
    isRefusing = false;
    await under.clock.advance(9 * MINUTE);
    expect(stored.has(KEPT_KEY)).toBe(false);
    await under.clock.advance(2 * MINUTE);
    expect(readRecord(stored.get(KEPT_KEY))).toHaveLength(1);
    expect(await count("keptWrites")).toBe(1);
  });

  it("gets a list although the code for it could not be loaded at first", async () => {
    const askedAt: number[] = [];
    const keepsLists: LoadKept = async () => {
      askedAt.push(Math.round((under.clock.now() - START) / SECOND));
      if (askedAt.length < 3) throw new TypeError("Failed to fetch");
      return createKeptLists;
    };
    const under = createCoreUnderTest({ keepsLists, clock: { startAt: START } });
    under.server.matches = [playing(1)];
    under.openTab();
    await under.clock.advance(30 * SECOND);
    const [first = 0, second = 0, third = 0] = askedAt;
    expect([second - first, third - second, askedAt.length]).toEqual([5, 5, 3]);
    expect(readRecord(under.stored.get(KEPT_KEY))).toHaveLength(1);
  });

  it("loses lists of the future, which a clock that was ahead has left", async () => {
    const [list] = readRecord((await visited()).get(KEPT_KEY)) ?? [];
    if (!list) throw new Error("nothing was kept");
    const record = writeRecord([list, { ...list, key: "future", at: START + 30 * 24 * HOUR }]);
    const under = restart(new Map<string, unknown>([[KEPT_KEY, record]]), MINUTE);
    under.answer();
    await under.clock.advance(10 * SECOND);
    expect(readRecord(under.stored.get(KEPT_KEY))?.map(({ key }) => key)).toEqual([list.key]);
  });

  it("gets the same of a member with favourites as of a visitor", async () => {
    const kept = async (signedIn: boolean): Promise<unknown> => {
      const under = createCoreUnderTest({ keepsLists: true, signedIn, clock: { startAt: START } });
      under.server.matches = [playing(1), playing(0, 1002)];
      const tab = under.openTab({ view: signedIn ? { hiddenMatchIds: [1002], pinnedLeagueIds: [36] } : {} });
      await under.clock.advance(2 * SECOND);
      if (signedIn) await tab.session.toggleFavorite("match", 1001, true);
      if (signedIn) await tab.session.toggleFavorite("team", 12, true);
      await under.clock.advance(40 * SECOND);
      return under.stored.get(KEPT_KEY);
    };
    const ofVisitor = await kept(false);
    expect(readRecord(ofVisitor)).toHaveLength(1);
    expect(await kept(true)).toEqual(ofVisitor);
  });

  it("gets no list of favourites", async () => {
    const under = createCoreUnderTest({ keepsLists: true, signedIn: true, clock: { startAt: START } });
    under.server.matches = [playing(1)];
    const tab = under.openTab({ view: { page: "favorites" } });
    await tab.session.toggleFavorite("team", 777, true);
    await under.clock.advance(40 * SECOND);
    expect(readRecord(under.stored.get(KEPT_KEY))?.map(({ key }) => key)).toEqual(["en_GB|0|2026-11-21"]);
  });
});

// Digests after an absence: one digest in one tab, without withdrawn goals, and none at the first load.
import { describe, expect, it } from "vitest";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";
import { alive, busyAfternoon, IDS, playing, push, told, TWO_HOURS, watching } from "../testing/anAbsence.ts";

describe("the first load", () => {
  it("shows no popup: neither twice, nor in a second language, on another day or on another page", async () => {
    const { clock, server, openTab, stored } = createCoreUnderTest();
    stored.set("favorites", { match: [...IDS], league: [], team: [] });
    server.matches = [playing(1001, 4, { redCards: { home: 1, away: 0 } }), playing(1002, 2)];
    const contexts = [
      { language: "en_GB", offsetMinutes: 0 },
      { language: "ar_SA", offsetMinutes: 180 },
    ];
    const tabs = contexts.flatMap((context) => [
      openTab({ context }),
      openTab({ context, view: { date: "2026-11-20" } }),
      openTab({ context, view: { page: "live" } }),
      openTab({ context, view: { page: "favorites" } }),
    ]);
    await clock.advance(1_000);
    for (const tab of tabs) tab.session.retry();
    await clock.advance(15_000);
    expect(tabs.flatMap((tab) => [...tab.popups(), ...tab.digest()])).toEqual([]);
  });
});

describe("a tab that opens after the last one was closed", () => {
  async function reopened(restMs: number, openMs = 15_000) {
    const under = await watching();
    under.tab.session.goodbye();
    under.server.changed = [playing(1001, 1), playing(1002, 1)];
    under.server.matches = [...under.server.changed, playing(1003)];
    await under.clock.advance(restMs);
    if (restMs > CHANGE_WINDOW_MS) under.server.changed = [];
    const tab = under.openTab({ watch: IDS });
    await alive(under, openMs);
    return { ...under, tab };
  }

  it("gets popups of events during a reload", async () => {
    const { tab } = await reopened(2_000);
    expect([tab.popups().length, tab.digest().length]).toEqual([2, 0]);
  });

  it.each([10_000, 30_000])(
    "gets no popup of events in the last %i ms, like any first load",
    async (restMs) => {
      const { tab } = await reopened(restMs);
      expect([tab.popups(), tab.digest()]).toEqual([[], []]);
      expect(tab.latest("log")).toHaveLength(2);
      expect(tab.row(1002).homeScore).toBe(1);
    },
  );

  it("gets a popup of a goal soon after the polls go on", async () => {
    const under = await reopened(20_000, 3_000);
    push(under, playing(1003, 1));
    await under.clock.advance(500);
    expect(told(under.tab.popups())).toEqual(["goal 1003 1-0"]);
  });

  it("gets a digest after a longer absence, and a popup of the next goal", async () => {
    const under = await reopened(120_000);
    expect([under.tab.popups().length, under.tab.digest().length]).toEqual([0, 2]);
    push(under, playing(1003, 1));
    await under.clock.advance(500);
    expect(told(under.tab.popups())).toEqual(["goal 1003 1-0"]);
  });
});

describe("a sleep of two hours", () => {
  it("is summed up in one digest of all that would have been popups, without a popup", async () => {
    const under = await watching();
    const { clock, tab } = under;
    busyAfternoon(under);
    clock.sleep(TWO_HOURS);
    await clock.advance(15_000);
    expect(tab.popups()).toEqual([]);
    expect(tab.updates.filter(({ digest }) => digest)).toHaveLength(1);
    const types = tab.digest().map(({ event }) => event.type);
    expect(types.toSorted()).toEqual([...Array(7).fill("goal"), "redCard", "redCard"]);
    expect(tab.row(1001).homeScore).toBe(4);
    expect(tab.latest("log")).toHaveLength(9);
  });

  it("gives no event a time, and each goal the score after it", async () => {
    const under = await watching();
    const { clock, server, tab } = under;
    server.matches = [playing(1001, 3), playing(1002), playing(1003)];
    clock.sleep(TWO_HOURS);
    await alive(under, 15_000);
    expect(tab.digest().map(({ late, score }) => [late, score.home])).toEqual([
      [true, 3],
      [true, 2],
      [true, 1],
    ]);
    expect(tab.latest("log")?.map(({ late }) => late)).toEqual([true, true, true]);
    await alive(under, 5_000);
    push(under, playing(1001, 4));
    await clock.advance(500);
    expect([tab.popups()[0]?.late, tab.popups()[0]?.score.home]).toEqual([undefined, 4]);
  });

  it("is followed by an ordinary popup for the next goal", async () => {
    const under = await watching();
    busyAfternoon(under);
    under.clock.sleep(TWO_HOURS);
    await alive(under, 15_000);
    push(under, playing(1002, 3));
    await under.clock.advance(500);
    expect(told(under.tab.popups())).toEqual(["goal 1002 3-0"]);
    expect(under.tab.digest()).toHaveLength(9);
  });

  it("counts only events that settings and favourites allow as popups", async () => {
    const under = await watching();
    const { clock, tab, server } = under;
    await tab.session.toggleFavorite("match", 1003, false);
    server.matches = [
      playing(1001, 2, { yellowCards: { home: 2, away: 0 }, hasLineup: true, phase: "fullTime" }),
      playing(1002),
      playing(1003, 5),
    ];
    clock.sleep(TWO_HOURS);
    await clock.advance(15_000);
    const types = tab.digest().map(({ event }) => event.type);
    expect(types.toSorted()).toEqual(["end", "goal", "goal", "yellowCard", "yellowCard"]);
  });

  it("with one event gives an ordinary popup, without events nothing", async () => {
    const under = await watching();
    under.clock.sleep(TWO_HOURS);
    await alive(under, 15_000);
    under.server.matches = [playing(1001, 1), playing(1002), playing(1003)];
    under.clock.sleep(TWO_HOURS);
    await alive(under, 15_000);
    expect(under.tab.digest()).toEqual([]);
    expect(told(under.tab.popups())).toEqual(["goal 1001 1-0"]);
  });

  it("gives its digest once, after the list was fetched over the restored network", async () => {
    const under = await watching();
    const { clock, server, tab } = under;
    busyAfternoon(under);
    server.failing = true;
    server.autoAccept = false;
    clock.sleep(TWO_HOURS);
    await clock.advance(60_000);
    expect([tab.popups(), tab.digest()]).toEqual([[], []]);
    server.failing = false;
    server.autoAccept = true;
    await clock.advance(60_000);
    expect(tab.popups()).toEqual([]);
    expect(tab.updates.filter(({ digest }) => digest)).toHaveLength(1);
    expect(tab.digest()).toHaveLength(9);
  });

  it("adds the events of a list that is fetched long after the first poll", async () => {
    const under = await watching();
    const { clock, server, tab } = under;
    const { api } = server;
    const { fetchDay } = api;
    Object.assign(api, {
      fetchDay: async () => ({ ok: false, reason: "noAnswer", code: -1, message: "error" }),
    });
    busyAfternoon(under);
    server.changed = [playing(1002, 1)];
    clock.sleep(TWO_HOURS);
    await clock.advance(20_000);
    expect(told(tab.popups())).toEqual(["goal 1002 1-0"]);
    server.changed = [];
    Object.assign(api, { fetchDay });
    await clock.advance(20_000);
    expect(tab.popups()).toHaveLength(1);
    expect(tab.digest()).toHaveLength(8);
  });
});

describe("a gap below a minute", () => {
  it("is not an absence: its events are popups", async () => {
    const under = await watching();
    under.server.matches = [playing(1001, 1), playing(1002, 1), playing(1003)];
    under.clock.sleep(40_000);
    await under.clock.advance(15_000);
    expect(under.tab.digest()).toEqual([]);
    expect(told(under.tab.popups()).toSorted()).toEqual(["goal 1001 1-0", "goal 1002 1-0"]);
  });
});

describe("without a visible tab", () => {
  it("events of a minute or more are announced once, in the tab that is shown first", async () => {
    const under = await watching(10);
    const { clock, tabs } = under;
    for (const tab of tabs) tab.session.setVisible(false);
    await alive(under, 30_000);
    push(under, playing(1001, 1));
    push(under, playing(1002, 1));
    await alive(under, 60_000);
    tabs[3]?.session.setVisible(true);
    await clock.advance(300);
    tabs[7]?.session.setVisible(true);
    await clock.advance(3_000);
    expect(tabs.map((tab) => tab.digest().length)).toEqual([0, 0, 0, 2, 0, 0, 0, 0, 0, 0]);
    expect(tabs.flatMap((tab) => tab.popups())).toEqual([]);
    expect(told(tabs[3]?.digest() ?? [])).toEqual(["goal 1002 1-0", "goal 1001 1-0"]);
  });

  it("a moment is not an absence: events in the log are not announced again", async () => {
    const under = await watching();
    under.tab.session.setVisible(false);
    push(under, playing(1001, 1));
    push(under, playing(1002, 1));
    await alive(under, 20_000);
    under.tab.session.setVisible(true);
    await under.clock.advance(2_000);
    expect([under.tab.popups(), under.tab.digest()]).toEqual([[], []]);
    expect(under.tab.latest("log")).toHaveLength(2);
  });

  it("a sleep of the machine adds no second digest, in any order of tab and clock", async () => {
    const under = await watching();
    const { clock, tab } = under;
    tab.session.setVisible(false);
    push(under, playing(1003, 1));
    await alive(under, 100_000);
    busyAfternoon(under);
    clock.sleep(TWO_HOURS);
    tab.session.setVisible(true);
    await clock.advance(15_000);
    expect(tab.popups()).toEqual([]);
    expect(tab.updates.filter(({ digest }) => digest)).toHaveLength(1);
    expect(tab.digest()).toHaveLength(9);
  });
});

describe("a withdrawn goal", () => {
  it("is not counted when it is withdrawn before a tab is shown", async () => {
    const under = await watching();
    const { clock, tab } = under;
    tab.session.setVisible(false);
    for (const home of [1, 2, 1]) push(under, playing(1001, home));
    push(under, playing(1002, 1));
    await alive(under, 70_000);
    tab.session.setVisible(true);
    await clock.advance(500);
    expect(told(tab.digest())).toEqual(["goal 1002 1-0", "goal 1001 1-0"]);
  });

  it("is removed from the digest hours later, and an empty digest is closed; the log keeps all events", async () => {
    const under = await watching();
    const { clock, tab } = under;
    tab.session.setVisible(false);
    push(under, playing(1001, 1));
    push(under, playing(1002, 1));
    await alive(under, 70_000);
    tab.session.setVisible(true);
    await alive(under, 3 * 3_600_000);
    const ids = new Map(tab.digest().map(({ event }) => [event.matchId, event.id]));
    push(under, playing(1001));
    await clock.advance(500);
    expect(tab.latest("withdrawn")).toEqual([ids.get(1001)]);
    push(under, playing(1002));
    await clock.advance(1_500);
    expect(tab.latest("withdrawn")).toEqual([ids.get(1002)]);
    const log = tab.updates.flatMap((update) => update.log ?? []).map(({ event }) => event.type);
    expect(log.slice(-4).toSorted()).toEqual(["goal", "goal", "goalCancelled", "goalCancelled"]);
  });
});

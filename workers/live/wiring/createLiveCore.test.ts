// The core as a whole under a fake clock: what tabs see when the server, the network and other tabs do things.
import { describe, expect, it } from "vitest";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";
import { aMatch } from "#domain/testing/aMatch.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function running(change: Partial<Match> = {}): Match {
  return aMatch({ phase: "firstHalf", periodStartedAt: NOON - 20 * 60_000, ...change });
}

describe("first list", () => {
  it("fills the row and raises no event", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running({ score: { home: 2, away: 1 } })];
    const tab = openTab();
    await clock.advance(500);
    expect(tab.row(1001)).toMatchObject({ homeScore: 2, awayScore: 1, phase: "firstHalf", minute: 2000 });
    expect(tab.row(1001).changed).toBe(0);
    expect(tab.latest("log")).toEqual([]);
    expect(tab.popups()).toEqual([]);
    expect(tab.facts(1001)?.names.home).toBe("en_GB team 11");
    expect(tab.latest("list")).toMatchObject({ status: "ready", date: "2026-11-21" });
  });

  it("reports its failure, and is requested again without help", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.failing = true;
    const tab = openTab();
    await clock.advance(500);
    expect(tab.latest("list")?.status).toBe("failed");
    server.failing = false;
    await clock.advance(7_000);
    expect(tab.latest("list")?.status).toBe("ready");
  });
});

describe("a goal over the socket", () => {
  it("is in the row with a highlight within 100 ms; the highlight ends after 5 s", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(100);
    expect(tab.row(1001)).toMatchObject({ homeScore: 1, changed: ROW_CHANGES.homeScore });
    await clock.advance(4_350);
    expect(tab.row(1001).changed).toBe(ROW_CHANGES.homeScore);
    await clock.advance(1_150);
    expect(tab.row(1001).changed).toBe(0);
  });

  it("is one event, however often and over which way it arrives", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    const goal = running({ score: { home: 1, away: 0 } });
    server.socket().push(goal);
    server.socket().push(goal);
    server.matches = [goal];
    server.changed = [goal];
    server.socket().fail();
    await clock.advance(3_000);
    tab.session.retry();
    await clock.advance(1_000);
    const log = tab.updates.flatMap((update) => update.log ?? []);
    expect(log.map((entry) => entry.event.type)).toEqual(["goal"]);
  });

  it("that arrives after another record of its match is kept, however often the same answer is polled", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.socket().fail();
    server.changed = [running({ score: { home: 1, away: 0 } }), running({ score: { home: 2, away: 0 } })];
    await clock.advance(9_000);
    expect(server.calls["liveChange"]).toBeGreaterThan(3);
    expect(tab.row(1001)).toMatchObject({ homeScore: 2 });
    const log = tab.updates.flatMap((update) => update.log ?? []);
    expect(log.map((entry) => entry.event.type)).toEqual(["goal", "goal"]);
  });

  it("of a favourite is a popup in one visible tab only", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const hidden = openTab({ visible: false });
    const first = openTab();
    await clock.advance(10);
    const second = openTab();
    await clock.advance(1_000);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(200);
    expect([...first.popups(), ...second.popups(), ...hidden.popups()]).toEqual([]);
    await first.session.toggleFavorite("match", 1001, true);
    server.socket().push(running({ score: { home: 2, away: 0 } }));
    await clock.advance(200);
    expect(first.popups()).toEqual([]);
    expect(hidden.popups()).toEqual([]);
    expect(second.popups().map((popup) => popup.event)).toMatchObject([
      { type: "goal", side: "home", values: { home: 2, away: 0 } },
    ]);
  });

  it("is withdrawn when it is cancelled: another popup says so in its place, the row shows the correction, the same goal counts again later", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    await tab.session.toggleFavorite("match", 1001, true);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(1_000);
    const [popup] = tab.popups();
    server.socket().push(running());
    await clock.advance(200);
    expect(tab.latest("withdrawn")).toEqual([popup?.event.id]);
    expect(tab.row(1001)).toMatchObject({ homeScore: 0 });
    expect(tab.row(1001).changed & ROW_CHANGES.correction).not.toBe(0);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    // The log comes once a second.
    await clock.advance(1_000);
    const types = tab.updates.flatMap((update) => update.log ?? []).map((entry) => entry.event.type);
    expect(types).toEqual(["goal", "goalCancelled", "goal"]);
    expect(tab.popups().map((each) => each.event.type)).toEqual(["goal", "goalCancelled", "goal"]);
    expect(new Set(tab.popups().map((each) => each.event.id)).size).toBe(3);
  });
});

describe("damaged input", () => {
  it("is counted, and the rest of the input is used", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.socket().say(new Uint8Array([1, 2, 3, 250, 9]).buffer);
    server.socket().say(new ArrayBuffer(0));
    server.socket().say(42);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(200);
    expect(tab.row(1001).homeScore).toBe(1);
    const status = await tab.session.getStatus();
    expect(status.counters["framesDropped"]).toBe(3);
    expect(server.sockets).toHaveLength(1);
  });

  it("causes few requests: a long frame counts each match once, and few ids of an unknown frame are requested", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    const upAndDown = Array.from({ length: 400 }, (_, place) =>
      running({ score: { home: place % 2 === 0 ? 99 : 1, away: 0 } }),
    );
    const strangers = Array.from({ length: 400 }, (_, place) => aMatch({ id: 5_000 + place }));
    server.matches = upAndDown.slice(-1);
    server.socket().push(...upAndDown, ...strangers);
    await clock.advance(1_000);
    expect(tab.row(1001)).toMatchObject({ homeScore: 1 });
    expect(tab.latest("log")?.map(({ event }) => event.type)).toEqual(["goal"]);
    const { counters } = await tab.session.getStatus();
    expect(counters["unknownIdRequests"]).toBe(1);
  });

  it("an unknown match that is not running asks for no list of running matches", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    server.socket().push(aMatch({ id: 5_000 }));
    await clock.advance(12_000);
    expect(server.calls["live:en_GB"]).toBe(1);
    server.socket().push(running({ id: 5_001 }));
    await clock.advance(12_000);
    expect(server.calls["live:en_GB"]).toBe(2);
  });

  it("closes a connection that sends more than the caps allow", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    openTab();
    await clock.advance(1_000);
    server.socket().say(new ArrayBuffer(256 * 1024 + 1));
    expect(server.sockets[0]?.closed).toBe(true);
    await clock.advance(40_000);
    expect(server.sockets).toHaveLength(2);
  });
});

describe("tabs", () => {
  it("share one socket and one list request, twenty of them", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    for (let count = 0; count < 20; count += 1) openTab();
    await clock.advance(5_000);
    expect(server.sockets).toHaveLength(1);
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(1);
  });

  it("get nothing while hidden and one complete snapshot when shown", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    tab.session.setVisible(false);
    await clock.advance(200);
    const before = tab.updates.length;
    for (let goals = 1; goals <= 5; goals += 1) {
      server.socket().push(running({ score: { home: goals, away: 0 } }));
      await clock.advance(2_000);
    }
    expect(tab.updates).toHaveLength(before);
    tab.session.setVisible(true);
    await clock.advance(10);
    expect(tab.updates).toHaveLength(before + 1);
    expect(tab.updates.at(-1)?.snapshot).toBe(true);
    expect(tab.row(1001).homeScore).toBe(5);
  });

  it("in two languages keep their own names over one socket", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const english = openTab();
    const arabic = openTab({ context: { language: "ar_SA", offsetMinutes: 180 } });
    await clock.advance(1_000);
    expect(server.sockets).toHaveLength(1);
    expect(english.facts(1001)?.names.home).toBe("en_GB team 11");
    expect(arabic.facts(1001)?.names.home).toBe("ar_SA team 11");
    expect(english.row(1001).kickoffMinutes).toBe(12 * 60);
    expect(arabic.row(1001).kickoffMinutes).toBe(15 * 60);
  });

  it("get only the rows they watch, and at most one message per 100 ms", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const other = { id: 1002, teamIds: { home: 21, away: 22 } };
    server.matches = [running(), running(other)];
    const tab = openTab();
    await clock.advance(1_000);
    // A new list brings its first rows along; what the tab says is on its screen takes their place.
    expect(tab.row(1001).homeScore + tab.row(1002).awayScore).toBe(0);
    tab.session.watch([1002]);
    await clock.advance(200);
    const before = tab.rowMessages();
    for (let goals = 1; goals <= 20; goals += 1) {
      server.socket().push(running({ score: { home: goals, away: 0 } }));
      server.socket().push(running({ ...other, score: { home: 0, away: goals } }));
      await clock.advance(10);
    }
    await clock.advance(100);
    expect(tab.rowMessages() - before).toBeLessThanOrEqual(4);
    expect(tab.row(1002).awayScore).toBe(20);
    expect(tab.row(1001).homeScore).toBe(0);
  });

  it("leave no timer and no request behind when the last one is closed", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const tab = openTab();
    await clock.advance(1_000);
    tab.session.goodbye();
    await clock.advance(120_000);
    expect(server.socket().closed).toBe(true);
    expect(clock.pending()).toBe(0);
    openTab();
    await clock.advance(1_000);
    expect(server.sockets).toHaveLength(2);
  });
});

// The core as a whole under a fake clock: what tabs see when the server, the network and other tabs do things.
import { describe, expect, it } from "vitest";
import { ROW_CHANGES, ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
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

  it("says that it failed, and tries again by itself", async () => {
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
  it("reaches the row with its highlight within 100 ms, which goes out after 5 s", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab();
    await clock.advance(1_000);
    server.socket().push(running({ score: { home: 1, away: 0 } }));
    await clock.advance(100);
    expect(tab.row(1001)).toMatchObject({ homeScore: 1, changed: ROW_CHANGES.homeScore });
    await clock.advance(4_899);
    expect(tab.row(1001).changed).toBe(ROW_CHANGES.homeScore);
    await clock.advance(200);
    expect(tab.row(1001).changed).toBe(0);
  });

  it("is one event, however often and whichever way it is told", async () => {
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

  it("pops up in one visible tab only, when the match is a favourite", async () => {
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

  it("is taken back when it is cancelled: no popup stands, the row says so, the same goal counts again later", async () => {
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
    await clock.advance(200);
    const types = tab.updates.flatMap((update) => update.log ?? []).map((entry) => entry.event.type);
    expect(types).toEqual(["goal", "goalCancelled", "goal"]);
    expect(new Set(tab.popups().map((each) => each.event.id)).size).toBe(2);
  });
});

describe("damaged input", () => {
  it("costs only itself and is counted", async () => {
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

  it("leaves a connection that sends more than the caps allow", async () => {
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

  it("get nothing while hidden and one right snapshot when shown", async () => {
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

  it("leave nothing running when the last one goes", async () => {
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

describe("lists", () => {
  it("of running matches let a match join and leave by itself", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(), aMatch({ id: 1002, teamIds: { home: 21, away: 22 } })];
    const tab = openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1001]);
    server.socket().push(aMatch({ id: 1002, phase: "firstHalf", periodStartedAt: NOON }));
    await clock.advance(300);
    expect(tab.listed()).toEqual([1001, 1002]);
    server.socket().push(running({ phase: "fullTime" }));
    await clock.advance(300);
    expect(tab.listed()).toEqual([1002]);
  });

  it("of favourites follow the star of a match, a team and a league, in every tab", async () => {
    const { clock, server, openTab, stored } = createCoreUnderTest();
    server.matches = [running(), aMatch({ id: 1002, leagueId: 37, teamIds: { home: 21, away: 22 } })];
    const tab = openTab({ view: { page: "favorites" } });
    const other = openTab();
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([]);
    await other.session.toggleFavorite("team", 22, true);
    await clock.advance(300);
    expect(tab.listed()).toEqual([1002]);
    await other.session.toggleFavorite("league", 36, true);
    await clock.advance(300);
    expect(tab.listed()).toEqual([1001, 1002]);
    expect(other.row(1001).flags & ROW_FLAGS.favoriteLeague).not.toBe(0);
    expect(stored.get("favorites")).toEqual({ match: [], league: [36], team: [22] });
  });

  it("of favourites are told to the server for a member, and to nobody for a visitor", async () => {
    for (const signedIn of [true, false]) {
      const { clock, server, openTab } = createCoreUnderTest({ signedIn });
      const tab = openTab();
      await clock.advance(500);
      await tab.session.toggleFavorite("match", 1001, true);
      await tab.session.toggleFavorite("match", 1001, false);
      await clock.advance(500);
      expect([server.calls["follow"] ?? 0, server.calls["unfollow"] ?? 0]).toEqual(
        signedIn ? [1, 1] : [0, 0],
      );
    }
  });

  it("ask once for an id they do not know", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const tab = openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    const stranger = aMatch({ id: 1009, phase: "firstHalf", teamIds: { home: 31, away: 32 } });
    for (let turn = 0; turn < 30; turn += 1) {
      server.socket().push({ ...stranger, yellowCards: { home: turn % 3, away: 0 } });
      await clock.advance(1_000);
      if (turn === 2) server.matches = [stranger];
    }
    expect(server.calls["live:en_GB"]).toBe(2);
    expect(tab.listed()).toEqual([]);
  });

  it("are not asked for again because of ids that came before them", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.failing = true;
    const tab = openTab();
    await clock.advance(1_000);
    server.failing = false;
    server.changed = [running(), aMatch({ id: 1009, phase: "fullTime" })];
    await clock.advance(3_000);
    expect(server.calls["liveChange"]).toBeGreaterThan(1);
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(1);
    server.changed = [];
    tab.session.retry();
    await clock.advance(1_000);
    expect(server.calls["day:en_GB:2026-11-21"]).toBe(2);
    expect(tab.latest("list")?.status).toBe("ready");
  });

  it("turn the page at midnight", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const tab = openTab();
    await clock.advance(1_000);
    clock.sleep(12 * 3_600_000);
    await clock.advance(3_000);
    expect(tab.latest("list")).toMatchObject({ date: "2026-11-22", today: "2026-11-22" });
    expect(server.calls["day:en_GB:2026-11-22"]).toBeGreaterThanOrEqual(1);
  });
});

describe("odds", () => {
  it("of the chosen provider come at once, move with an arrow, and follow the format", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.odds = new Map([[1001, { home: 2.5, draw: 3, away: 4 }]]);
    const tab = openTab({ settings: { oddsProviderId: 47, oddsFormat: "american" } });
    await clock.advance(500);
    expect(tab.row(1001)).toMatchObject({ oddsHome: "+150", oddsAway: "+300" });
    server.oddsChanges = "1001^2.6^3^3.9!1001^broken";
    await clock.advance(4_000);
    expect(tab.row(1001)).toMatchObject({ oddsHome: "+160", oddsAway: "+290" });
    expect(tab.row(1001).changed).toBe(ROW_CHANGES.oddsHomeUp | ROW_CHANGES.oddsAwayDown);
    expect(server.calls["odds:47"]).toBe(1);
  });
});

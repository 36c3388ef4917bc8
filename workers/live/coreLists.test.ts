// The whole core over a fake server: which lists it shows and asks for, and the prices in them.
import { describe, expect, it } from "vitest";
import { ROW_CHANGES, ROW_FLAGS } from "#domain/board/rowCode.ts";
import type { Match } from "#domain/match/match.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
import { aMatch } from "#domain/testing/aMatch.ts";

const NOON = Date.UTC(2026, 10, 21, 12);

function running(change: Partial<Match> = {}): Match {
  return aMatch({ phase: "firstHalf", periodStartedAt: NOON - 20 * 60_000, ...change });
}

describe("lists", () => {
  it("of running matches gain and lose matches as states change", async () => {
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

  it("of favourites are sent to the server for a member, and not for a visitor", async () => {
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

  it("request an unknown id once", async () => {
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

  it("are not requested again because of ids that arrived before them", async () => {
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

  it("change to the new day at midnight", async () => {
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
  it("of the chosen provider are shown at once, get an arrow when they change, and have the chosen format", async () => {
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

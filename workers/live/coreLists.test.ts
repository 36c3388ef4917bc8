// The whole core over a fake server: which lists it shows and asks for, and the prices in them.
import { describe, expect, it } from "vitest";
import { ROW_CHANGES, ROW_FLAGS } from "#domain/board/rowCode.ts";
import { type Match, NOT_TOLD } from "#domain/match/match.ts";
import { createCoreUnderTest } from "./testing/aCore.ts";
import { aMatch, KICK_OFF } from "#domain/testing/aMatch.ts";

const NOON = Date.UTC(2026, 10, 21, 12);
const DAY_MS = 86_400_000;

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

  it("leave the matches of a hidden league out of the hot block, in the tab that hides it", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running(), running({ id: 1002, leagueId: 37, teamIds: { home: 21, away: 22 } })];
    const hidden = openTab({ view: { page: "alternate", hiddenLeagueIds: [36] } });
    const other = openTab({ view: { page: "alternate" } });
    await clock.advance(1_000);
    expect(other.latest("list")?.hot).toContain(1001);
    expect(hidden.latest("list")?.hot).not.toContain(1001);
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

  it("of favourites hold matches of other days: today first, past ones last, and those of teams alone are old", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const onDay = (id: number, days: number, leagueId: number, home: number, away: number): Match =>
      aMatch({ id, leagueId, teamIds: { home, away }, kickoffAt: NOON + days * DAY_MS });
    server.matches = [
      onDay(1, -9, 36, 11, 12),
      onDay(2, -2, 36, 13, 11),
      onDay(3, -9, 37, 21, 22),
      onDay(4, 1, 37, 21, 22),
      onDay(5, 0, 37, 23, 24),
      onDay(6, 3, 36, 11, 14),
      onDay(7, 2, 38, 31, 32),
      onDay(8, 2, 38, 33, 34),
    ];
    const tab = openTab({ view: { page: "favorites" } });
    await clock.advance(500);
    expect(server.calls["matches"]).toBeUndefined();
    await tab.session.toggleFavorite("team", 11, true);
    await tab.session.toggleFavorite("league", 37, true);
    await tab.session.toggleFavorite("match", 7, true);
    await clock.advance(500);
    expect(tab.listed()).toEqual([5, 4, 7, 6, 2, 1]);
    const days = tab
      .latest("order")
      ?.headings.flatMap((heading) => (heading.kind === "day" ? heading.date : []));
    expect(days).toEqual([
      "2026-11-21",
      "2026-11-22",
      "2026-11-23",
      "2026-11-24",
      "2026-11-19",
      "2026-11-12",
    ]);
    expect(tab.latest("list")?.status).toBe("ready");
    // They are rows like any other.
    tab.session.watch([6]);
    await clock.advance(200);
    server.socket().push(aMatch({ ...server.matches[5], phase: "firstHalf", score: { home: 1, away: 0 } }));
    await clock.advance(300);
    expect(tab.row(6).homeScore).toBe(1);
  });

  it("of favourites are asked for in one request for all teams and leagues, and by no other page", async () => {
    const { clock, server, openTab, stored } = createCoreUnderTest();
    stored.set("favorites", { match: [2], league: [36, 37], team: [11, 12, 21] });
    openTab();
    await clock.advance(1_000);
    expect(server.calls["matches"]).toBeUndefined();
    openTab({ view: { page: "favorites" } });
    openTab({ view: { page: "favorites" } });
    await clock.advance(1_000);
    expect(server.calls["matches"]).toBe(1);
  });

  it("of favourites are loading until matches of other days are there, and show today's at once", async () => {
    const { clock, server, openTab, stored } = createCoreUnderTest();
    stored.set("favorites", { match: [], league: [36], team: [] });
    server.matches = [aMatch({ id: 1, kickoffAt: NOON })];
    const tab = openTab({ view: { page: "favorites" } });
    await clock.advance(1_000);
    server.failing = true;
    await tab.session.toggleFavorite("team", 99, true);
    await clock.advance(1_000);
    expect([tab.latest("list")?.status, tab.listed()]).toEqual(["failed", [1]]);
    server.failing = false;
    tab.session.retry();
    await clock.advance(1_000);
    expect([tab.latest("list")?.status, tab.listed()]).toEqual(["ready", [1]]);
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

describe("a full list", () => {
  const NOTHING = { home: NOT_TOLD, away: NOT_TOLD };

  it("that leaves scores out for a while keeps them, and raises nothing then or afterwards", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const known = running({ score: { home: 2, away: 1 }, halfTimeScore: { home: 1, away: 1 } });
    server.matches = [known];
    const tab = openTab();
    await clock.advance(1_000);
    await tab.session.toggleFavorite("match", 1001, true);
    for (const listed of [{ ...known, score: NOTHING, redCards: NOTHING, halfTimeScore: NOTHING }, known]) {
      server.matches = [listed];
      tab.session.retry();
      await clock.advance(2_000);
      expect(tab.row(1001)).toMatchObject({ homeScore: 2, awayScore: 1, homeHalfTime: 1, changed: 0 });
    }
    expect(tab.updates.flatMap(({ log }) => log ?? [])).toEqual([]);
    expect(tab.popups()).toEqual([]);
  });

  it("shows no score that was never told, and nothing pops up when it is", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running({ phase: "secondHalf", score: NOTHING, halfTimeScore: NOTHING })];
    const tab = openTab();
    await clock.advance(1_000);
    await tab.session.toggleFavorite("match", 1001, true);
    const shown = ROW_FLAGS.scored | ROW_FLAGS.halfTime;
    expect(tab.row(1001).flags & shown).toBe(0);
    server.matches = [
      running({ phase: "secondHalf", score: { home: 2, away: 1 }, halfTimeScore: { home: 1, away: 0 } }),
    ];
    tab.session.retry();
    await clock.advance(2_000);
    expect(tab.row(1001).flags & shown).toBe(shown);
    expect(tab.popups()).toEqual([]);
  });

  it("loses a match that is moved to another day, and another day's list has it", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    const day = 86_400_000;
    server.matches = [aMatch(), aMatch({ id: 1002 })];
    const tab = openTab();
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1001, 1002]);
    server.socket().push(aMatch({ kickoffAt: KICK_OFF + day, periodStartedAt: KICK_OFF + day }));
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1002]);
    server.socket().push(aMatch({ id: 1002, kickoffAt: KICK_OFF + 7 * day }));
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([]);
    server.socket().push(aMatch());
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1001]);
  });

  it("shows teams that are not known yet, and then the real ones", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [aMatch({ teamIds: { home: -2002, away: 12 } })];
    const tab = openTab();
    await clock.advance(1_000);
    expect(tab.listed()).toEqual([1001]);
    server.matches = [aMatch()];
    tab.session.retry();
    await clock.advance(1_000);
    expect(tab.updates.flatMap(({ facts }) => facts ?? []).at(-1)).toMatchObject({
      teamIds: { home: 11, away: 12 },
      names: { home: "en_GB team 11" },
    });
  });
});

describe("an interrupted match", () => {
  const interrupted = (): Match => running({ phase: "interrupted", score: { home: 2, away: 1 } });

  it("stays among the running ones, though the server's list leaves it out, and after it goes on", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running({ score: { home: 2, away: 1 } })];
    const live = openTab({ view: { page: "live" } });
    const day = openTab();
    await clock.advance(1_000);
    server.socket().push(interrupted());
    await clock.advance(1_000);
    expect(day.latest("list")?.counts).toMatchObject({ live: 1, scheduled: 0 });
    expect(day.latest("rail")?.liveCount).toBe(1);
    server.matches = [];
    await clock.advance(11 * 60_000);
    expect(live.listed()).toEqual([1001]);
    expect(live.row(1001)).toMatchObject({ phase: "interrupted", homeScore: 2, awayScore: 1 });
    expect(live.row(1001).flags & ROW_FLAGS.scored).not.toBe(0);
    server.changed = [running({ phase: "secondHalf", score: { home: 2, away: 1 } })];
    await clock.advance(5_000);
    expect(live.listed()).toEqual([1001]);
    expect(live.row(1001).phase).toBe("secondHalf");
  });

  it("is listed among the running ones when no list named it before", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const tab = openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    const stopped = running({ id: 1002, phase: "interrupted", kickoffAt: NOON + DAY_MS });
    server.matches = [running(), stopped];
    server.socket().push(stopped);
    await clock.advance(2_000);
    expect(tab.listed()).toEqual([1001, 1002]);
  });

  it("leaves them half a day after its kick-off", async () => {
    const { clock, server, openTab } = createCoreUnderTest();
    server.matches = [running()];
    const live = openTab({ view: { page: "live" } });
    await clock.advance(1_000);
    server.socket().push(interrupted());
    server.matches = [];
    await clock.advance(12 * 3_600_000 + 11 * 60_000);
    expect(live.listed()).toEqual([]);
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

  const PRICED = { oddsHome: "2.00", oddsDraw: "3.00", oddsAway: "4.00" };
  const NONE = { oddsHome: "", oddsDraw: "", oddsAway: "" };

  async function priced(oddsProviderId: 8 | 47 = 8) {
    const under = createCoreUnderTest();
    under.server.odds = new Map([
      [1001, { home: 2, draw: 3, away: 4 }],
      [1002, { home: 2, draw: 3, away: 4 }],
    ]);
    const tab = under.openTab({ settings: { oddsProviderId } });
    await under.clock.advance(10_000);
    expect(tab.row(1001)).toMatchObject(PRICED);
    return { ...under, tab };
  }

  it.each([
    ["0^0^0", NONE],
    ["^^", NONE],
    ["0.0001^0.0001^0.0001", NONE],
    ["1.00^1.009^-1", NONE],
    ["1.01^^51", { oddsHome: "1.01", oddsDraw: "", oddsAway: "51.0" }],
  ])("that a change withdraws by %s are none within 8 s, each by itself", async (record, shown) => {
    const { clock, server, tab } = await priced();
    server.oddsChanges = `1001^${record}`;
    await clock.advance(8_100);
    expect(tab.row(1001)).toMatchObject(shown);
  });

  it("that are withdrawn lose their arrow, and come back without one", async () => {
    const { clock, server, tab } = await priced();
    server.oddsChanges = "1001^2.1^3^4";
    await clock.advance(8_000);
    server.oddsChanges = "1001^2.2^3^4";
    await clock.advance(7_000);
    expect(tab.row(1001)).toMatchObject({ oddsHome: "2.20", changed: ROW_CHANGES.oddsHomeUp });
    server.odds = new Map();
    tab.session.retry();
    await clock.advance(500);
    expect(tab.row(1001)).toMatchObject({ ...NONE, changed: 0 });
    server.oddsChanges = "1001^2.3^3^4";
    await clock.advance(8_000);
    expect(tab.row(1001)).toMatchObject({ oddsHome: "2.30", changed: 0 });
  });

  it("that a full answer does not name are withdrawn", async () => {
    const { clock, server, tab } = await priced(47);
    server.odds.delete(1001);
    await clock.advance(8 * 60_000 + 8_000);
    expect(server.calls["odds:47"]).toBe(2);
    expect(tab.row(1001)).toMatchObject(NONE);
    expect(server.odds.size).toBe(1);
    server.odds.clear();
    await clock.advance(8 * 60_000 + 8_000);
    expect(tab.row(1001)).toMatchObject(NONE);
  });

  it("that a list has no more are withdrawn", async () => {
    const { clock, server, tab } = await priced();
    server.odds.delete(1001);
    tab.session.retry();
    await clock.advance(1_000);
    expect(tab.row(1001)).toMatchObject(NONE);
  });
});

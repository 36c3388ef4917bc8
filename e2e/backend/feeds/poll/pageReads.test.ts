// How long what a page has asked for is fresh: squads for days, tables until a match of the league ends, line-ups a minute.
import { expect, it } from "vitest";
import type { Facts, MatchFact } from "../contract.ts";
import { FEED_SOURCES } from "../sources.ts";
import { createFeedStore } from "../store/feedStore.ts";
import type { PageNeed } from "../store/feedFacts.ts";
import { openFeedDatabase } from "../store/openFeedDatabase.ts";
import { createPageReads } from "./pageReads.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const KICK_OFF = Date.UTC(2026, 10, 21, 15);

function open() {
  const adapter = FEED_SOURCES.find(({ id }) => id === "api-football")!;
  const opened = openFeedDatabase(":memory:", adapter.id);
  if (!opened.ok) throw new Error(opened.message);
  const store = createFeedStore(opened.database, adapter);
  const pages = createPageReads(store);
  const say = (facts: Facts, at: number): void => void store.apply(facts, { receivedAt: at, asOf: at });
  const match = (parts: Partial<MatchFact>, at: number): void =>
    say(
      {
        leagues: [{ id: "L", code: "L", name: "League", season: "2026" }],
        teams: ["A", "B"].map((id) => ({ id, name: id })),
        matches: [
          { id: "1", leagueId: "L", homeId: "A", awayId: "B", kickoffAt: KICK_OFF, state: 0, ...parts },
        ],
      },
      at,
    );
  match({}, KICK_OFF - DAY);
  const [known] = [...store.matches()];
  const { id: matchId, leagueId, homeId: teamId } = known!.row;
  return {
    say,
    match,
    needs: {
      match: { kind: "match", matchId },
      odds: { kind: "odds", matchId },
      standings: { kind: "standings", leagueId },
      team: { kind: "team", teamId },
    } as const satisfies Readonly<Record<string, PageNeed>>,
    /** Whether the source is asked now; what was asked is answered by nothing. */
    asks(need: PageNeed, at: number, isScarce = false): boolean {
      void pages.want(need, at, isScarce);
      const read = pages.next();
      if (read !== undefined) pages.finish(read, at, false);
      return read !== undefined;
    },
  };
}

it("a squad is asked for once in seven days", () => {
  const { say, asks, needs } = open();
  expect(asks(needs.team, KICK_OFF)).toBe(true);
  say({ squad: { teamId: "A", players: [] } }, KICK_OFF);
  expect(asks(needs.team, KICK_OFF + 7 * DAY - 1)).toBe(false);
  expect(asks(needs.team, KICK_OFF + 7 * DAY)).toBe(true);
});

it("a table is asked for after six hours, and after a match of its league has ended", () => {
  const { say, match, asks, needs } = open();
  const tables = { standings: { leagueId: "L", season: "2026", tables: [] } };
  say(tables, KICK_OFF);
  expect(asks(needs.standings, KICK_OFF + 6 * HOUR - 1)).toBe(false);
  expect(asks(needs.standings, KICK_OFF + 6 * HOUR)).toBe(true);
  say(tables, KICK_OFF + 7 * HOUR);
  match({ state: -1, score: [1, 0] }, KICK_OFF + 8 * HOUR);
  expect(asks(needs.standings, KICK_OFF + 8 * HOUR + 1)).toBe(true);
});

it("line-ups are asked for from 75 min before kick-off on, each minute, and less often where calls are few", () => {
  const { asks, needs } = open();
  expect(asks(needs.match, KICK_OFF - 76 * MINUTE)).toBe(false);
  expect(asks(needs.match, KICK_OFF)).toBe(true);
  expect(asks(needs.match, KICK_OFF + MINUTE - 1)).toBe(false);
  expect(asks(needs.match, KICK_OFF + MINUTE, true)).toBe(true);
  expect(asks(needs.match, KICK_OFF + 20 * MINUTE, true)).toBe(false);
  expect(asks(needs.match, KICK_OFF + 21 * MINUTE, true)).toBe(true);
});

it("prices are asked for once a day, and never of a match that is over", () => {
  const { say, match, asks, needs } = open();
  expect(asks(needs.odds, KICK_OFF - 12 * HOUR)).toBe(true);
  say({ odds: [{ matchId: "1", bookmaker: "B", home: 2, draw: 3, away: 4 }] }, KICK_OFF - 12 * HOUR);
  expect(asks(needs.odds, KICK_OFF)).toBe(false);
  match({ state: -1, score: [1, 0] }, KICK_OFF + 2 * HOUR);
  expect(asks(needs.odds, KICK_OFF + 3 * DAY)).toBe(false);
});

// The matches that a board begins with: which of the day, in which order, and how many.
import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#domain/testing/aMatch.ts";
import type { Match } from "#domain/match/match.ts";
import type { BoardStart } from "#domain/matchBoard.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";

const HOUR = 3_600_000;

async function boardOf(matches: readonly Match[], start: BoardStart, favorites: readonly number[] = []) {
  const { clock, server, openTab } = createCoreUnderTest({ clock: { startAt: KICK_OFF + HOUR } });
  server.matches = [...matches];
  const tab = openTab();
  await clock.advance(2_000);
  for (const id of favorites) await tab.session.toggleFavorite("match", id, true);
  await clock.advance(1_000);
  return tab.session.getBoard(start);
}

const running = (id: number, parts: Partial<Match> = {}): Match =>
  aMatch({ id, phase: "firstHalf", periodStartedAt: KICK_OFF, ...parts });
const ended = (id: number): Match => aMatch({ id, phase: "fullTime" });
const coming = (id: number, kickoffAt = KICK_OFF + HOUR): Match => aMatch({ id, kickoffAt });

describe("a board of favourites", () => {
  const day = [ended(1), coming(2), running(3), coming(4, KICK_OFF + 2 * HOUR), running(5)];

  it("has the running ones first, then the coming and the ended ones", async () => {
    expect(await boardOf(day, { kind: "favorites", runningOnly: false }, [1, 2, 3, 4])).toEqual([3, 2, 4, 1]);
  });

  it("has the running ones alone where these are asked for, and none without favourites", async () => {
    expect(await boardOf(day, { kind: "favorites", runningOnly: true }, [1, 2, 3, 4])).toEqual([3]);
    expect(await boardOf(day, { kind: "favorites", runningOnly: true })).toEqual([]);
  });
});

describe("a board that is asked for before the list", () => {
  const LEAGUE: BoardStart = { kind: "league", leagueId: 36 };

  it("waits for the list, for as long as its page waits", async () => {
    for (const [listAfterMs, expected] of [
      [3_000, [1]],
      [9_000, undefined],
    ] as const) {
      const { clock, server, openTab } = createCoreUnderTest({ clock: { startAt: KICK_OFF + HOUR } });
      server.matches = [running(1, { leagueId: 36 })];
      server.hold = new Promise<void>((resolve) => void clock.setTimeout(resolve, listAfterMs));
      const board = openTab().session.getBoard(LEAGUE);
      await clock.advance(6_000);
      expect(await board).toEqual(expected);
    }
  });

  it("is not known where the list could not be read", async () => {
    const { clock, server, openTab } = createCoreUnderTest({ clock: { startAt: KICK_OFF + HOUR } });
    server.failing = true;
    const tab = openTab();
    await clock.advance(1_000);
    expect(await tab.session.getBoard(LEAGUE)).toBeUndefined();
  });
});

describe("a board of a league", () => {
  it("has its matches of today, at most 16", async () => {
    const league = Array.from({ length: 20 }, (_, at) => running(100 + at, { leagueId: 36 }));
    const board = await boardOf([...league, running(7, { leagueId: 37 })], { kind: "league", leagueId: 36 });
    expect(board).toEqual(league.slice(0, 16).map(({ id }) => id));
    expect(await boardOf(league, { kind: "league", leagueId: 99 })).toEqual([]);
  });
});

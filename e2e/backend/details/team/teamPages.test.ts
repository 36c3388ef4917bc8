// Checks that teams, players and analyses agree with their leagues: fixtures, seasons, transfers, meetings.
import { describe, expect, it } from "vitest";
import { writeAnalysis } from "../match/analysis.ts";
import { aSeason, begunIn, NOW, onTheWire, type Line } from "../aSeason.ts";
import { writePlayerMatches, writePlayerProfile } from "./player.ts";
import { shownSeasons } from "../league/seasonResults.ts";
import { writeTeamFixtures, writeTeamProfile, writeTeamSquad } from "./team.ts";
import { writeTeamStatistics } from "./teamStatistics.ts";
import { writeTeamTransfers } from "./teamTransfers.ts";

interface Figures {
  readonly matches: number;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly rating: number | null;
}

const { world, stories, people, sources, moves, asked } = aSeason();
const league = world.leagues.find(({ cup, topLevel }) => !cup && topLevel);
const leagueId = league?.id ?? 0;
const [season] = shownSeasons(world, leagueId, NOW);
if (season === undefined) throw new Error("no season");

describe("a team", () => {
  const teamId = world.seasons.competition(leagueId)?.teamIds[3] ?? 0;

  it("has the league's fixtures", () => {
    const { results, running, upcoming } = onTheWire(writeTeamFixtures(sources, teamId, asked)) as Record<
      "results" | "running" | "upcoming",
      Line[]
    >;
    const own = [...results, ...running, ...upcoming];
    expect(own.every(({ homeTeam, guestTeam }) => [homeTeam.teamId, guestTeam.teamId].includes(teamId))).toBe(
      true,
    );
    const ids = new Set(own.map(({ scheduleId }) => scheduleId));
    const span = own.map(({ startTime }) => startTime).toSorted();
    const inSpan = world.seasons
      .fixtures(leagueId, season.id, NOW)
      .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
      .map(({ id }) => id);
    expect(ids.size).toBe(own.length);
    expect(inSpan.filter((id) => ids.has(id)).length).toBeGreaterThan(20);
    expect(results.map(({ startTime }) => startTime)).toEqual(
      results
        .map(({ startTime }) => startTime)
        .toSorted()
        .toReversed(),
    );
    expect(span[0]).toBe(results.at(-1)?.startTime);
    const begunOwn = inSpan.filter((id) => world.matchAt(id, NOW)?.state === -1);
    expect(begunOwn.slice(-10).every((id) => ids.has(id))).toBe(true);
  });

  it("has the rank of the table, with statistics that fit it", () => {
    const profile = onTheWire(writeTeamProfile(sources, teamId, asked)) as {
      total: number;
      rank: number;
      recent: string;
    };
    const statistics = onTheWire(writeTeamStatistics(sources, teamId, asked)) as {
      total: Record<string, number>;
      home: Record<string, number>;
      away: Record<string, number>;
      goalsForByQuarter: number[];
    };
    expect(statistics.total["total"]).toBe(profile.total);
    for (const key of ["total", "win", "getScore", "cleanSheets", "over25"]) {
      expect((statistics.home[key] ?? 0) + (statistics.away[key] ?? 0)).toBe(statistics.total[key]);
    }
    expect(statistics.goalsForByQuarter.reduce((sum, goals) => sum + goals, 0)).toBe(
      statistics.total["getScore"],
    );
    expect(profile.recent).toMatch(/^[WDL]{5}$/);
  });

  it("has a squad whose goals are its players' goals", () => {
    const { players } = onTheWire(writeTeamSquad(sources, teamId, asked)) as {
      players: { playerId: number; goals: number; matches: number }[];
    };
    expect(players).toHaveLength(people.squad(teamId).length);
    for (const { playerId, goals, matches } of players.slice(0, 6)) {
      const profile = onTheWire(writePlayerProfile(sources, moves, playerId, asked)) as {
        season: { figures: Figures }[];
      };
      const sum = (key: "goals" | "matches"): number =>
        profile.season.reduce((all, { figures }) => all + figures[key], 0);
      expect([sum("goals"), sum("matches")]).toEqual([goals, matches]);
    }
  });

  it("has the same data of a transfer as the other club", () => {
    const read = (id: number) =>
      (
        onTheWire(writeTeamTransfers(sources, moves, id, asked)) as {
          transfers: {
            player: { playerId: number };
            direction: string;
            otherTeam: { teamId: number } | null;
            transferTime: string;
          }[];
        }
      ).transfers;
    const transfers = read(teamId).filter(({ otherTeam }) => otherTeam !== null);
    expect(transfers.length).toBeGreaterThan(3);
    for (const { player, direction, otherTeam, transferTime } of transfers) {
      const counterpart = read(otherTeam?.teamId ?? 0).find(
        (other) => other.player.playerId === player.playerId,
      );
      expect(counterpart).toMatchObject({
        direction: direction === "in" ? "out" : "in",
        otherTeam: { teamId },
        transferTime,
      });
      expect(people.player(player.playerId)?.teamId).toBe(direction === "in" ? teamId : otherTeam?.teamId);
    }
  });
});

describe("a player", () => {
  it("has a season that is the sum of his matches, and a career that starts with it", () => {
    const teamId = world.seasons.competition(leagueId)?.teamIds[1] ?? 0;
    for (const { id: playerId } of people.squad(teamId).slice(0, 8)) {
      const profile = onTheWire(writePlayerProfile(sources, moves, playerId, asked)) as {
        season: { league: { sclassId: number }; figures: Figures }[];
        career: { season: string; figures: Figures }[];
      };
      const own = begunIn(world, leagueId, season.id)
        .flatMap((id) => stories.appearances(id, NOW))
        .filter((appearance) => appearance.playerId === playerId);
      const figures = profile.season.find(({ league: { sclassId } }) => sclassId === leagueId)?.figures;
      expect(figures).toMatchObject({
        matches: own.length,
        minutes: own.reduce((sum, { minutes }) => sum + minutes, 0),
        goals: own.reduce((sum, { goals }) => sum + goals, 0),
        assists: own.reduce((sum, { assists }) => sum + assists, 0),
      });
      expect(profile.career[0]).toMatchObject({ season: season.label, figures });
      for (const { figures: earlier } of profile.career) {
        expect(earlier.minutes).toBeLessThanOrEqual(earlier.matches * 130);
      }
      const { matches } = onTheWire(writePlayerMatches(sources, playerId, asked)) as {
        matches: { schedule: Line; goals: number }[];
      };
      const ids = new Set(matches.map(({ schedule }) => schedule.scheduleId));
      expect(matches.length).toBeLessThanOrEqual(20);
      expect(ids.size).toBe(matches.length);
    }
  });

  it("is undefined when unknown", () => {
    expect(writePlayerProfile(sources, moves, 987_654_321, asked)).toBeUndefined();
  });
});

describe("the analysis of a match", () => {
  const read = (id: number) =>
    onTheWire(writeAnalysis(world, id, asked)) as Record<
      "meetings" | "homeRecent" | "guestRecent" | "homeNext" | "guestNext",
      Line[]
    >;
  const feedTime = (id: number): string =>
    new Date((world.matchAt(id, NOW)?.kickoffAt ?? 0) + 8 * 3_600_000)
      .toISOString()
      .replace(/\D/g, "")
      .slice(0, 12);

  it("contains nothing after the match, and no match that has not been played", () => {
    const fixtures = world.seasons.fixtures(leagueId, season.id, NOW);
    const past = fixtures[4]?.id ?? 0;
    const toCome = fixtures.at(-1)?.id ?? 0;
    for (const id of [past, toCome]) {
      const analysis = read(id);
      const { homeId, awayId } = world.matchAt(id, NOW) ?? { homeId: 0, awayId: 0 };
      expect(analysis.meetings.length).toBeGreaterThan(8);
      for (const { homeTeam, guestTeam } of analysis.meetings) {
        expect(new Set([homeTeam.teamId, guestTeam.teamId])).toEqual(new Set([homeId, awayId]));
      }
      for (const line of [...analysis.meetings, ...analysis.homeRecent, ...analysis.guestRecent]) {
        expect(line.startTime < feedTime(id)).toBe(true);
        expect(line.matchState).toBe(-1);
      }
      expect(analysis.homeRecent).toHaveLength(20);
      for (const line of [...analysis.homeNext, ...analysis.guestNext]) {
        expect(line.startTime >= feedTime(id)).toBe(true);
        expect(line.scheduleId).not.toBe(id);
      }
      expect(analysis.homeNext.length).toBeLessThanOrEqual(5);
    }
    expect(writeAnalysis(world, 7, asked)).toBeUndefined();
  });
});

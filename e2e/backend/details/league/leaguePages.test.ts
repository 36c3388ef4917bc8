// Checks that the calls of a league's pages agree: results, rounds, scorers and statistics.
import { describe, expect, it } from "vitest";
import { aSeason, begunIn, NOW, onTheWire, type Line } from "../aSeason.ts";
import { writeLeaguePlayers, writeLeagueProfile, writeLeagueRound } from "./league.ts";
import { writeLeagueStatistics } from "./leagueStatistics.ts";
import { shownSeasons } from "./seasonResults.ts";
import { createSeasonTallies } from "../team/seasonTallies.ts";

const { world, stories, sources, stage, asked } = aSeason();
const league = world.leagues.find(({ cup, topLevel }) => !cup && topLevel);
const leagueId = league?.id ?? 0;
const [season, lastSeason] = shownSeasons(world, leagueId, NOW);
if (season === undefined || lastSeason === undefined) throw new Error("no seasons");

describe("results computed cheaply", () => {
  it("equal those on the match pages", () => {
    for (const { id } of world.leagues.filter((_, index) => index % 11 === 0)) {
      for (const { id: seasonId } of shownSeasons(world, id, NOW).slice(0, 2)) {
        for (const fixture of world.seasons.fixtures(id, seasonId, NOW)) {
          const match = world.matchAt(fixture.id, NOW);
          if (match?.state === 0 || match?.state === -11) continue;
          const { state, homeScore, guestScore } = match ?? {};
          expect(world.seasons.scoreAt(fixture.id, NOW)).toMatchObject({ state, homeScore, guestScore });
        }
      }
    }
  });
});

describe("a league", () => {
  it("offers five seasons with distinct labels, and has its champion", () => {
    const profile = onTheWire(writeLeagueProfile(world, leagueId, asked)) as {
      seasons: { name: string }[];
      champion: { teamId: number };
    };
    expect(profile.seasons).toHaveLength(5);
    expect(new Set(profile.seasons.map(({ name }) => name)).size).toBe(5);
    expect(profile.champion.teamId).toBeGreaterThan(0);
    expect(writeLeagueProfile(world, 100_000, asked)).toBeUndefined();
  });

  it("shows every match of a season in exactly one round", () => {
    const ids = Array.from({ length: 38 }, (_, index) =>
      (
        onTheWire(writeLeagueRound(world, { leagueId, season: lastSeason, round: index + 1 }, asked)) as {
          scheduleList: Line[];
        }
      ).scheduleList.map(({ scheduleId }) => scheduleId),
    ).flat();
    expect(new Set(ids).size).toBe(380);
    expect(writeLeagueRound(world, { leagueId, season, round: 39 }, asked)).toBeUndefined();
  });

  it("names the stages of a cup, and draws none before the previous stage is over", () => {
    const cup = world.leagues.find((candidate) => candidate.cup && candidate.topLevel);
    const [current] = shownSeasons(world, cup?.id ?? 0, NOW);
    if (cup === undefined || current === undefined) throw new Error("no cup");
    const write = (round: number) =>
      onTheWire(writeLeagueRound(world, { leagueId: cup.id, season: current, round }, asked)) as {
        rounds: { stage: number; leg: number | null }[];
        scheduleList: Line[];
      };
    expect(write(1).rounds.map(({ stage: left, leg }) => `${left}/${leg ?? 0}`)).toEqual([
      "32/0",
      "16/0",
      "8/1",
      "8/2",
      "4/1",
      "4/2",
      "2/0",
    ]);
    let drawn = true;
    for (let round = 2; round <= 7; round += 1) {
      const before = write(round - 1).scheduleList;
      const legs = write(round).rounds[round - 1]?.leg === 2;
      drawn &&= legs || before.every(({ matchState }) => matchState === -1);
      if (!drawn) expect(write(round).scheduleList).toEqual([]);
    }
  });

  it("has the scorers of its matches", async () => {
    const tallies = createSeasonTallies(world, stories);
    for (const { id } of [season, lastSeason]) {
      const goals = new Map<number, number>();
      for (const matchId of begunIn(world, leagueId, id)) {
        for (const appearance of stories.appearances(matchId, NOW)) {
          goals.set(appearance.playerId, (goals.get(appearance.playerId) ?? 0) + appearance.goals);
        }
      }
      // Requested twice at once and once more: nothing is counted twice.
      const [first, second] = await Promise.all([
        tallies.of(leagueId, id, NOW),
        tallies.of(leagueId, id, NOW),
      ]);
      for (const all of [first, second, await tallies.of(leagueId, id, NOW)]) {
        const { scorers } = onTheWire(writeLeaguePlayers(sources, all, asked)) as {
          scorers: { player: { playerId: number }; goals: number }[];
        };
        expect(scorers.length).toBeGreaterThan(10);
        for (const { player, goals: scored } of scorers) expect(scored).toBe(goals.get(player.playerId));
        expect(scorers.map((scorer) => scorer.goals)).toEqual(
          [...goals.values()].toSorted((a, b) => b - a).slice(0, scorers.length),
        );
      }
    }
  });

  it("has as many goals as its matches, own goals included", () => {
    for (const id of begunIn(world, leagueId, lastSeason.id)) {
      const match = world.matchAt(id, NOW);
      const scored = stories
        .appearances(id, NOW)
        .reduce((sum, { goals, ownGoals }) => sum + goals + ownGoals, 0);
      expect(scored).toBe((match?.homeScore ?? 0) + (match?.guestScore ?? 0));
    }
  });

  it("counts a goal staged in a match long over, and removes it again", async () => {
    const tallies = createSeasonTallies(world, stories);
    const total = async (): Promise<number> =>
      [...(await tallies.of(leagueId, lastSeason.id, NOW)).values()].reduce(
        (sum, { goals }) => sum + goals,
        0,
      );
    const before = await total();
    const [matchId] = begunIn(world, leagueId, lastSeason.id);
    stage.goal(matchId ?? 0, "home");
    const staged = stories.appearances(matchId ?? 0, NOW).reduce((sum, { goals }) => sum + goals, 0);
    const after = await total();
    stage.reset();
    const plain = stories.appearances(matchId ?? 0, NOW).reduce((sum, { goals }) => sum + goals, 0);
    expect(after - before).toBe(staged - plain);
    expect(await total()).toBe(before);
  });

  it("has statistics that add up", () => {
    const figures = onTheWire(writeLeagueStatistics(world, leagueId, lastSeason, asked)) as Record<
      string,
      number
    > & { goalsByQuarter: number[] };
    expect(figures.goalsByQuarter.reduce((sum, goals) => sum + goals, 0)).toBe(figures["goals"]);
    const { homeWins = 0, draws = 0, awayWins = 0 } = figures;
    expect(homeWins + draws + awayWins).toBeCloseTo(1);
    expect(figures["total"]).toBe(380);
  });
});

// Checks that tables add up: from their results, by venue, with deductions, and while matches run.
import { describe, expect, it } from "vitest";
import { aSeason, NOW, onTheWire } from "../aSeason.ts";
import { findSeason, shownSeasons } from "./seasonResults.ts";
import { writeStandings } from "./standings.ts";

interface Row {
  readonly rank: number;
  readonly lastRank: number | null;
  readonly team: { readonly teamId: number };
  readonly total: number;
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
  readonly getScore: number;
  readonly lossScore: number;
  readonly integral: number;
  readonly deduct: number;
  readonly zone: string | null;
  readonly recent: string;
  readonly playing: { readonly scheduleId: number; readonly result: string } | null;
}
interface Table {
  readonly total: readonly Row[];
  readonly home: readonly Row[];
  readonly away: readonly Row[];
  readonly live: readonly Row[] | null;
  readonly zones: readonly string[];
  readonly deductions: readonly { readonly team: { readonly teamId: number }; readonly points: number }[];
}

const { world, stage } = aSeason();
const leagues = world.leagues.filter(({ cup }) => !cup);

function tableOf(leagueId: number, seasonId?: number, now = NOW): Table {
  const season = findSeason(world, leagueId, seasonId, now);
  if (season === undefined) throw new Error("no season");
  return onTheWire(writeStandings(world, { leagueId, season, now }, "en_GB")) as Table;
}

const rowOf = (rows: readonly Row[] | null, teamId: number): Row => {
  const row = rows?.find(({ team }) => team.teamId === teamId);
  if (row === undefined) throw new Error("a team is missing");
  return row;
};

const points = (scored: number, conceded: number): number =>
  scored > conceded ? 3 : scored === conceded ? 1 : 0;

describe("a table", () => {
  // Every ninth league, the current season and the previous one.
  const seasons = leagues
    .filter((_, index) => index % 9 === 0)
    .flatMap(({ id }) =>
      shownSeasons(world, id, NOW)
        .slice(0, 2)
        .map((season) => ({ id, season })),
    );

  it("is the sum of the results on the match pages", () => {
    for (const { id, season } of seasons) {
      const sums = new Map<number, { played: number; points: number; goals: number; against: number }>();
      const add = (teamId: number, scored: number, conceded: number): void => {
        const sum = sums.get(teamId) ?? { played: 0, points: 0, goals: 0, against: 0 };
        sum.played += 1;
        sum.points += points(scored, conceded);
        sum.goals += scored;
        sum.against += conceded;
        sums.set(teamId, sum);
      };
      for (const fixture of world.seasons.fixtures(id, season.id, NOW)) {
        const match = world.matchAt(fixture.id, NOW);
        expect(match).toMatchObject({ leagueId: id, homeId: fixture.homeId, awayId: fixture.awayId });
        if (match?.state !== -1) continue;
        add(match.homeId, match.homeScore, match.guestScore);
        add(match.awayId, match.guestScore, match.homeScore);
      }
      for (const row of tableOf(id, season.id).total) {
        const sum = sums.get(row.team.teamId);
        expect([row.total, row.integral + row.deduct, row.getScore, row.lossScore]).toEqual(
          sum === undefined ? [0, 0, 0, 0] : [sum.played, sum.points, sum.goals, sum.against],
        );
        expect(row.win * 3 + row.draw).toBe(row.integral + row.deduct);
        expect(row.win + row.draw + row.loss).toBe(row.total);
      }
    }
  });

  it("is the sum of home and away, and goals for equal goals against in total", () => {
    for (const { id, season } of seasons) {
      const { total, home, away } = tableOf(id, season.id);
      for (const row of total) {
        const one = rowOf(home, row.team.teamId);
        const other = rowOf(away, row.team.teamId);
        for (const key of ["total", "win", "draw", "loss", "getScore", "lossScore"] as const) {
          expect(one[key] + other[key]).toBe(row[key]);
        }
        expect(one.integral + other.integral).toBe(row.integral + row.deduct);
      }
      const sum = (key: "getScore" | "lossScore" | "win" | "loss"): number =>
        total.reduce((all, row) => all + row[key], 0);
      expect(sum("getScore")).toBe(sum("lossScore"));
      expect(sum("win")).toBe(sum("loss"));
      expect(total.map(({ rank }) => rank)).toEqual(total.map((_, index) => index + 1));
    }
  });

  it("agrees with the ranks on matches, deductions included", () => {
    const punished = leagues.find(({ id }) => tableOf(id).deductions.length > 0);
    const asked = [punished, ...leagues.filter((_, index) => index % 25 === 0)];
    for (const league of asked) {
      if (league === undefined) throw new Error("no league has a deduction");
      const season = shownSeasons(world, league.id, NOW)[1];
      const round = world.seasons
        .fixtures(league.id, season?.id ?? 0, NOW)
        .filter((fixture) => fixture.round === 9);
      const first = Math.min(...round.map(({ kickoffAt }) => kickoffAt));
      const table = tableOf(league.id, season?.id, first - 1);
      for (const { id } of round) {
        const match = world.matchAt(id, first - 1);
        expect(match?.homeRank).toBe(String(rowOf(table.total, match?.homeId ?? 0).rank));
        expect(match?.guestRank).toBe(String(rowOf(table.total, match?.awayId ?? 0).rank));
      }
    }
  });

  it("deducts points from one team in about one season of six, with a reason", () => {
    const tables = leagues.map(({ id }) => tableOf(id));
    const punished = tables.filter(({ deductions }) => deductions.length > 0);
    expect(punished.length / tables.length).toBeGreaterThan(0.08);
    expect(punished.length / tables.length).toBeLessThan(0.28);
    for (const { deductions, total } of punished) {
      const [deduction] = deductions;
      expect(deduction).toMatchObject({ reason: expect.stringMatching(/\S/) });
      expect(rowOf(total, deduction?.team.teamId ?? 0).deduct).toBe(deduction?.points);
    }
  });

  it("has zones at both ends, named in the order of their ranks", () => {
    const [top] = leagues;
    const { total, zones } = tableOf(top?.id ?? 0);
    expect(total.map(({ zone }) => zone)).toEqual([
      "champions",
      "champions",
      "champions",
      "champions",
      "continental",
      "continentalQualifying",
      ...Array.from({ length: 11 }, () => null),
      "relegation",
      "relegation",
      "relegation",
    ]);
    expect(zones).toEqual(["champions", "continental", "continentalQualifying", "relegation"]);
  });

  it("is empty for cups", () => {
    const cup = world.leagues.find((league) => league.cup);
    expect(tableOf(cup?.id ?? 0)).toMatchObject({ total: [], home: [], away: [], live: null, zones: [] });
  });
});

describe("the live table", () => {
  it("follows a staged goal and shows the running match", () => {
    const match = world
      .running(NOW)
      .map((id) => world.matchAt(id, NOW))
      .find((running) => leagues.some(({ id }) => id === running?.leagueId));
    if (match === undefined) throw new Error("no match is running");
    const before = tableOf(match.leagueId);
    const row = rowOf(before.live, match.homeId);
    const settled = rowOf(before.total, match.homeId);
    expect(row.playing?.scheduleId).toBe(match.id);
    expect(row.lastRank).toBe(settled.rank);
    expect(row.recent).toBe(settled.recent);
    expect(row.integral).toBe(settled.integral + points(match.homeScore, match.guestScore));
    stage.match(match.id, { homeScore: match.guestScore, guestScore: match.guestScore });
    const drawn = rowOf(tableOf(match.leagueId).live, match.homeId);
    expect(drawn.playing?.result).toBe("D");
    stage.goal(match.id, "home");
    const after = tableOf(match.leagueId);
    const won = rowOf(after.live, match.homeId);
    expect(won).toMatchObject({ playing: { scheduleId: match.id, result: "W" } });
    expect(won.integral).toBe(drawn.integral + 2);
    expect(won.getScore).toBe(drawn.getScore + 1);
    expect(rowOf(after.live, match.awayId).playing?.result).toBe("L");
    expect(after.total).toEqual(before.total);
    // Once the match is over, the staged result counts in the table.
    stage.phase(match.id, -1);
    expect(rowOf(tableOf(match.leagueId).total, match.homeId).integral).toBe(settled.integral + 3);
    stage.reset();
  });

  it("is absent while no match of the league runs", () => {
    const playing = new Set(world.running(NOW).map((id) => world.matchAt(id, NOW)?.leagueId));
    const quiet = leagues.find(({ id }) => !playing.has(id));
    expect(tableOf(quiet?.id ?? 0).live).toBeNull();
  });
});

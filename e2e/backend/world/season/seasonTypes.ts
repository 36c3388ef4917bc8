/** A world's competitions over time: seasons, rounds, fixtures, deductions, and results that count in tables. */

/** Kinds of participants. */
export type Entrants = "clubs" | "women" | "youth" | "nations";

/** Properties of a competition other than name and colour. */
export interface Competition {
  readonly leagueId: number;
  readonly cup: boolean;
  readonly entrants: Entrants;
  /** Tier in its country's pyramid, from 1; 0 outside one: cups, women's and youth football, national teams. */
  readonly tier: number;
  /** True if the pyramid has a tier below this one. */
  readonly hasTierBelow: boolean;
  /** The teams of a round robin, or the pool a cup draws from. */
  readonly teamIds: readonly number[];
  /** Number of teams in a season. */
  readonly size: number;
  /** Matches in each round of a season. */
  readonly roundSizes: readonly number[];
}

export interface SeasonInfo {
  /** Above 0, increasing with time. */
  readonly id: number;
  /** "2026/27" or "2026"; "2026 I", "2026 II" … for several seasons in the same years. */
  readonly label: string;
  /** Epoch ms; the next season starts where this one ends. */
  readonly from: number;
  readonly to: number;
}

export interface SeasonFixture {
  readonly id: number;
  /** Starts at 0. */
  readonly round: number;
  readonly homeId: number;
  readonly awayId: number;
  /** Epoch ms. */
  readonly kickoffAt: number;
}

/** The position of a match in the fixture list. */
interface MatchPlace {
  readonly leagueId: number;
  readonly seasonId: number;
  /** Starts at 0. */
  readonly round: number;
}

export interface Deduction {
  readonly teamId: number;
  /** Points deducted for the whole season, above 0. */
  readonly points: number;
  /** Index of the reason, from 0. */
  readonly reason: number;
}

/** The parts of a match needed by a table; equal to `World.matchAt` at the same instant. */
export interface MatchScore {
  /** Wire state, −14 … 5. */
  readonly state: number;
  readonly homeScore: number;
  readonly guestScore: number;
  /** True if the match is long over and cannot change any more. */
  readonly settled?: boolean;
}

/** All instants are epoch ms. */
export interface Seasons {
  competition(leagueId: number): Competition | undefined;
  /** Leagues first, then cups; empty for an unknown team. */
  competitionsOf(teamId: number): readonly number[];
  /** The current season at `now` and up to `before` earlier seasons, newest first. */
  list(leagueId: number, now: number, before: number): readonly SeasonInfo[];
  /**
   * The season's matches by round, as far as they are drawn at `now`: a cup stage is drawn when the previous
   * stage is over. Empty for an unknown season.
   */
  fixtures(leagueId: number, seasonId: number, now: number): readonly SeasonFixture[];
  placeOf(matchId: number): MatchPlace | undefined;
  /** Matches of a team with kick-off in [fromMs, toMs), by kick-off, as far as they are drawn at `now`. */
  matchesOfTeam(teamId: number, fromMs: number, toMs: number, now: number): readonly number[];
  deduction(leagueId: number, seasonId: number): Deduction | undefined;
  /** Takes a fraction of the time of `World.matchAt` for matches long over. */
  scoreAt(matchId: number, now: number): MatchScore | undefined;
}

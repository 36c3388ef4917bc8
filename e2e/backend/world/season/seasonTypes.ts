/** What a world tells of competitions over time: seasons, rounds, fixtures, deductions and results that count in tables. */

/** Who takes part. */
export type Entrants = "clubs" | "women" | "youth" | "nations";

/** What a competition is, beyond its name and colour. */
export interface Competition {
  readonly leagueId: number;
  readonly cup: boolean;
  readonly entrants: Entrants;
  /** Tier in its country's pyramid from 1; 0 outside one: cups, women's and youth football, national teams. */
  readonly tier: number;
  /** Whether the pyramid has a tier below this one. */
  readonly hasTierBelow: boolean;
  /** The teams of a round robin, or the pool a cup draws from. */
  readonly teamIds: readonly number[];
  /** How many teams take part in a season. */
  readonly size: number;
  /** Matches in each round of a season. */
  readonly roundSizes: readonly number[];
}

export interface SeasonInfo {
  /** Above 0, rising with time. */
  readonly id: number;
  /** "2026/27" or "2026"; "2026 I", "2026 II" … where several seasons fall into the same years. */
  readonly label: string;
  /** Epoch ms; the next season begins where this one ends. */
  readonly from: number;
  readonly to: number;
}

export interface SeasonFixture {
  readonly id: number;
  /** From 0. */
  readonly round: number;
  readonly homeId: number;
  readonly awayId: number;
  /** Epoch ms. */
  readonly kickoffAt: number;
}

/** Where a match stands in the fixture list. */
interface MatchPlace {
  readonly leagueId: number;
  readonly seasonId: number;
  /** From 0. */
  readonly round: number;
}

export interface Deduction {
  readonly teamId: number;
  /** Points taken off for the whole season, above 0. */
  readonly points: number;
  /** Which of the usual reasons, from 0. */
  readonly reason: number;
}

/** As much of a match as a table needs; agrees with `World.matchAt` at the same instant. */
export interface MatchScore {
  /** Wire state, −14 … 5. */
  readonly state: number;
  readonly homeScore: number;
  readonly guestScore: number;
  /** True when the match is long over and nothing will change it any more. */
  readonly settled?: boolean;
}

/** All instants are epoch ms. */
export interface Seasons {
  competition(leagueId: number): Competition | undefined;
  /** Leagues first, then cups; empty for an unknown team. */
  competitionsOf(teamId: number): readonly number[];
  /** The current season at `now` and up to `before` seasons before it, newest first. */
  list(leagueId: number, now: number, before: number): readonly SeasonInfo[];
  /**
   * The season's matches by round, as far as the draws have been made at `now`: a stage of a cup is drawn when the
   * stage before it is over. Empty for an unknown season.
   */
  fixtures(leagueId: number, seasonId: number, now: number): readonly SeasonFixture[];
  placeOf(matchId: number): MatchPlace | undefined;
  /** Matches of a team with kick-off in [fromMs, toMs), by kick-off, as far as they are drawn at `now`. */
  matchesOfTeam(teamId: number, fromMs: number, toMs: number, now: number): readonly number[];
  deduction(leagueId: number, seasonId: number): Deduction | undefined;
  /** Costs a fraction of `World.matchAt` for matches that are long over. */
  scoreAt(matchId: number, now: number): MatchScore | undefined;
}

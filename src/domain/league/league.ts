// Data of a league's pages: profile, seasons and rounds, best players and statistics.
import type { FixtureLine } from "../match/fixture.ts";
import type { LeagueRef, PlayerRef, TeamRef } from "../match/references.ts";

/** A knock-out stage of a cup, or the number of a league round. */
export type CupStage = "roundOf32" | "roundOf16" | "quarterFinal" | "semiFinal" | "final";

export const LEAGUE_TABS = ["fixtures", "standings", "players", "statistics"] as const;
export type LeagueTab = (typeof LEAGUE_TABS)[number];

export interface RoundRef {
  /** Starts at 1, in playing order. */
  readonly round: number;
  /** For cups. */
  readonly stage: CupStage | undefined;
  /** 1 or 2 where a stage has two legs. */
  readonly leg: 1 | 2 | undefined;
}

export interface LeagueProfile {
  readonly league: LeagueRef;
  readonly cup: boolean;
  readonly color: string;
  /** Newest first; `id` is used in calls and addresses. */
  readonly seasons: readonly { readonly id: number; readonly label: string }[];
  readonly teamCount: number;
  /** Of the current season. */
  readonly currentSeasonId: number;
  readonly champion: TeamRef | undefined;
  /** Those with content, in the order of LEAGUE_TABS. */
  readonly tabs: readonly LeagueTab[];
}

/** One round of a season, with the list of the season's rounds to choose from. */
export interface LeagueRound {
  readonly seasonId: number;
  readonly rounds: readonly RoundRef[];
  /** The round shown, and the current or next round. */
  readonly round: number;
  readonly currentRound: number;
  readonly matches: readonly FixtureLine[];
}

export interface PlayerTally {
  readonly player: PlayerRef;
  readonly team: TeamRef;
  readonly matches: number;
  readonly goals: number;
  readonly penalties: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
}

/** The best players of a season, at most 30 each, best first. */
export interface LeaguePlayers {
  readonly scorers: readonly PlayerTally[];
  readonly assists: readonly PlayerTally[];
  readonly cards: readonly PlayerTally[];
}

export interface LeagueStatistics {
  readonly played: number;
  readonly total: number;
  readonly goals: number;
  /** Shares from 0 to 1 of the matches played. */
  readonly homeWins: number;
  readonly draws: number;
  readonly awayWins: number;
  readonly over25: number;
  readonly bothScored: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** Goals per fifteen minutes of play: 0–15, 16–30, 31–45+, 46–60, 61–75, 76–90+. */
  readonly goalsByQuarter: readonly number[];
  /** The most frequent results, most frequent first, at most 8; `score` as home-away. */
  readonly frequentScores: readonly {
    readonly home: number;
    readonly away: number;
    readonly count: number;
  }[];
  readonly highestScoring: FixtureLine | undefined;
  readonly biggestWin: FixtureLine | undefined;
}

// Data of a team's pages: profile, rank, fixtures, squad, statistics and transfers.
import type { FormLetter } from "../league/standings.ts";
import type { FixtureLine } from "../match/fixture.ts";
import type { Position } from "../match/lineups.ts";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "../match/references.ts";

export const TEAM_TABS = ["fixtures", "squad", "standings", "statistics", "transfers"] as const;
export type TeamTab = (typeof TEAM_TABS)[number];

export interface TeamProfile {
  readonly team: TeamRef;
  readonly country: CountryRef;
  /** The league it plays in; undefined for teams that play cups only. */
  readonly league: LeagueRef | undefined;
  readonly place: number | undefined;
  readonly points: number | undefined;
  readonly played: number | undefined;
  /** The last five results in any competition, newest last. */
  readonly form: readonly FormLetter[];
  readonly coach: string;
  readonly founded: number;
  readonly venue: { readonly name: string; readonly city: string; readonly capacity: number };
  /** The running match, else the next one; undefined if none is scheduled. */
  readonly nextMatch: FixtureLine | undefined;
  /** Those with content, in the order of TEAM_TABS. */
  readonly tabs: readonly TeamTab[];
}

export interface TeamFixtures {
  /** Newest first, at most 30. */
  readonly results: readonly FixtureLine[];
  /** Running matches. */
  readonly running: readonly FixtureLine[];
  /** Soonest first, at most 30. */
  readonly upcoming: readonly FixtureLine[];
}

export interface SquadPlayer extends PlayerRef {
  /** 0 if it is not known. */
  readonly shirt: number;
  readonly position: Position | undefined;
  readonly age: number | undefined;
  readonly country: CountryRef | undefined;
  readonly matches: number | undefined;
  readonly goals: number | undefined;
  readonly assists: number | undefined;
  /** Injured or suspended for the next match. */
  readonly missing: "injured" | "suspended" | undefined;
}

export interface TeamSquad {
  readonly coach: string;
  readonly players: readonly SquadPlayer[];
}

export interface VenueFigures {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  readonly cleanSheets: number;
  readonly withoutGoal: number;
  /** Matches with three goals or more. */
  readonly over25: number;
  readonly bothScored: number;
}

/** Of the current season's league matches. */
export interface TeamStatistics {
  readonly season: string;
  readonly total: VenueFigures;
  readonly home: VenueFigures;
  readonly away: VenueFigures;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly goalsForByQuarter: readonly number[];
  readonly goalsAgainstByQuarter: readonly number[];
  readonly topScorers: readonly { readonly player: PlayerRef; readonly goals: number }[];
}

export interface Transfer {
  readonly player: PlayerRef;
  /** Epoch ms of the day it took effect. */
  readonly at: number;
  readonly direction: "in" | "out";
  readonly otherTeam: TeamRef | undefined;
  readonly kind: "fee" | "free" | "loan" | "endOfLoan" | "youth";
  /** Whole euros; undefined if not disclosed. */
  readonly fee: number | undefined;
}

export interface TeamTransfers {
  /** Newest first. */
  readonly transfers: readonly Transfer[];
}

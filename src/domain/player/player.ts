// Data of a player's page: personal data, career, figures of the season and recent matches.
import type { FixtureLine } from "../match/fixture.ts";
import type { Position } from "../match/lineups.ts";
import type { CountryRef, LeagueRef, PlayerRef, TeamRef } from "../match/references.ts";

export interface PlayerFigures {
  readonly matches: number;
  readonly starts: number;
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** Mean with one decimal; undefined if never rated. */
  readonly rating: number | undefined;
}

export interface PlayerProfile {
  readonly player: PlayerRef;
  readonly team: TeamRef | undefined;
  readonly country: CountryRef;
  /** Calendar day yyyy-mm-dd. */
  readonly birthDate: string;
  readonly heightCm: number;
  readonly weightKg: number;
  readonly foot: "left" | "right" | "both";
  readonly shirt: number;
  readonly position: Position;
  readonly contractUntil: string;
  /** Whole euros; undefined when not estimated. */
  readonly marketValue: number | undefined;
  readonly missing: "injured" | "suspended" | undefined;
  /** Figures of the current season, one entry per competition. */
  readonly season: readonly { readonly league: LeagueRef; readonly figures: PlayerFigures }[];
  /** One entry per season and team, newest first. */
  readonly career: readonly {
    readonly season: string;
    readonly team: TeamRef;
    readonly league: LeagueRef;
    readonly figures: PlayerFigures;
  }[];
}

export interface PlayerMatch {
  readonly fixture: FixtureLine;
  readonly side: "home" | "away";
  readonly minutes: number;
  readonly goals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  readonly rating: number | undefined;
}

export interface PlayerMatches {
  /** Newest first, at most 20. */
  readonly matches: readonly PlayerMatch[];
}

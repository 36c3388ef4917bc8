/** The type of a validated `matchday/1` file. */

import type { MatchReport } from "../world/types.ts";

export type Side = "home" | "away";
export type Pair = readonly [home: number, away: number];

/** An incident that changes a list row; awarded penalties and substitutions do not. */
export interface Incident {
  readonly minute: number;
  /** Minutes of added time after 45 or 90, 0 for none. */
  readonly added: number;
  readonly side: Side;
  /** For an own goal, `side` is the team that benefits. */
  readonly type: "goal" | "ownGoal" | "yellowCard" | "redCard";
}

export interface MatchdayTeam {
  readonly id: number;
  readonly name: string;
}

export interface MatchdayMatch {
  readonly id: number;
  readonly leagueId: number;
  readonly home: MatchdayTeam;
  readonly away: MatchdayTeam;
  /** Minutes after midnight in the file's zone. */
  readonly kickoffMinute: number;
  readonly halfTime: Pair;
  readonly fullTime: Pair;
  /** In chronological order. */
  readonly incidents: readonly Incident[];
  /** Largest added minute of any incident of each half, substitutions and awarded penalties included. */
  readonly lastAdded: readonly [firstHalf: number, secondHalf: number];
  /** Referee, venue and names of the players involved. */
  readonly report: MatchReport;
  /** Opening prices (home, draw, away) by provider. */
  readonly odds: ReadonlyMap<number, readonly [number, number, number]>;
}

export interface Matchday {
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly leagues: readonly { readonly id: number; readonly name: string; readonly country: string }[];
  readonly matches: readonly MatchdayMatch[];
}

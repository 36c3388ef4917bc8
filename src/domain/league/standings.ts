// A league's table as pages show it: total, home, away and live, with its zones and point deductions.
import type { TeamRef } from "../match/references.ts";

export type ZoneKind =
  | "champions"
  | "championsQualifying"
  | "continental"
  | "continentalQualifying"
  | "promotion"
  | "promotionPlayoff"
  | "relegationPlayoff"
  | "relegation";

export type FormLetter = "W" | "D" | "L";

export interface StandingRow {
  readonly place: number;
  /** Rank before the running matches or the last round; undefined if there was none. */
  readonly placeBefore: number | undefined;
  readonly team: TeamRef;
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** Deductions are already subtracted. */
  readonly points: number;
  /** Points deducted by the association, 0 for none. */
  readonly deducted: number;
  readonly zone: ZoneKind | undefined;
  /** The last five results, newest last. */
  readonly form: readonly FormLetter[];
  /** The team's running match, in the live table only. */
  readonly playing: { readonly matchId: number; readonly result: FormLetter } | undefined;
}

export interface Standings {
  /** Computed from the results: the source of the scores has no table. */
  readonly computed: boolean;
  readonly leagueId: number;
  readonly season: string;
  readonly total: readonly StandingRow[];
  readonly home: readonly StandingRow[];
  readonly away: readonly StandingRow[];
  /** The table as if the running matches ended now; undefined while no match is running. */
  readonly live: readonly StandingRow[] | undefined;
  /** Zones present in the table, ordered by rank. */
  readonly zones: readonly ZoneKind[];
  readonly deductions: readonly {
    readonly team: TeamRef;
    readonly points: number;
    readonly reason: string;
  }[];
}

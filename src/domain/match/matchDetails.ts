// Details of a match that rarely change: competition, venue, referee, and the tabs with content.
import type { PerSide } from "./match.ts";
import type { LeagueRef, TeamRef } from "./references.ts";

/** The tabs of a match page, in display order (docs/product.md#match-tabs). */
export const MATCH_TABS = ["odds", "summary", "lineups", "analysis", "standings", "posts"] as const;
export type MatchTab = (typeof MATCH_TABS)[number];

export interface MatchDetails {
  readonly matchId: number;
  readonly league: LeagueRef;
  /** Label of the season as shown, such as "2026/27"; "" when unknown. */
  readonly season: string;
  /** Starts at 1; undefined where rounds do not apply. */
  readonly round: number | undefined;
  /** A cup: its rounds are knock-out stages, and it has no league table. */
  readonly cup: boolean;
  readonly teams: PerSide<TeamRef>;
  readonly kickoffAt: number | undefined;
  readonly venue: { readonly name: string; readonly city: string; readonly capacity: number } | undefined;
  readonly referee: string | undefined;
  readonly attendance: number | undefined;
  /** Tabs with data, in the order of MATCH_TABS. Always includes posts. */
  readonly tabs: readonly MatchTab[];
}

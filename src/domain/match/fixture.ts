// A match on a page other than the live list: a past, running or upcoming match.
import type { PerSide, Phase } from "./match.ts";
import type { LeagueRef, TeamRef } from "./references.ts";

export interface FixtureLine {
  readonly matchId: number;
  readonly league: LeagueRef;
  /** Number of the round within its season, from 1; undefined where rounds do not apply. */
  readonly round: number | undefined;
  /** Scheduled kick-off, epoch ms; undefined when not announced. */
  readonly kickoffAt: number | undefined;
  readonly phase: Phase;
  readonly teams: PerSide<TeamRef>;
  /** undefined before kick-off and when there is no score. */
  readonly score: PerSide<number> | undefined;
  readonly halfTimeScore: PerSide<number> | undefined;
  /** The side that won or went through after extra time or penalties; undefined otherwise. */
  readonly winner: "home" | "away" | undefined;
  readonly neutralVenue: boolean;
}

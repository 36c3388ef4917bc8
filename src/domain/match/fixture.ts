// A match as a line of a page that is not the live list: a past result, a running match or one to come.
import type { PerSide, Phase } from "./match.ts";
import type { LeagueRef, TeamRef } from "./references.ts";

export interface FixtureLine {
  readonly matchId: number;
  readonly league: LeagueRef;
  /** Number of the round within its season, from 1; undefined where rounds have no meaning. */
  readonly round: number | undefined;
  /** Scheduled kick-off, epoch ms; undefined when not announced. */
  readonly kickoffAt: number | undefined;
  readonly phase: Phase;
  readonly teams: PerSide<TeamRef>;
  /** undefined before kick-off and where none was played. */
  readonly score: PerSide<number> | undefined;
  readonly halfTimeScore: PerSide<number> | undefined;
  /** Who went through or won where penalties or extra time decided it; undefined otherwise. */
  readonly winner: "home" | "away" | undefined;
  readonly neutralVenue: boolean;
}

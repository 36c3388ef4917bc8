// Line-ups: both teams by formation, bench, coach and missing players.
import type { PerSide } from "./match.ts";
import type { PlayerRef } from "./references.ts";

export type Position = "goalkeeper" | "defender" | "midfielder" | "forward";

export interface LineupPlayer extends PlayerRef {
  /** 0 if it is not known. */
  readonly shirt: number;
  readonly position: Position | undefined;
  readonly captain: boolean;
  /** 3.0 to 10.0 with one decimal; undefined before the player is rated. */
  readonly rating: number | undefined;
  readonly goals: number;
  readonly ownGoals: number;
  readonly assists: number;
  readonly yellowCards: number;
  readonly redCards: number;
  /** Minute (100 * minute + extra) of leaving or entering the pitch; undefined if it did not happen. */
  readonly wentOffAt: number | undefined;
  readonly cameOnAt: number | undefined;
}

export interface Starter extends LineupPlayer {
  /** Line of the formation: 0 the keeper, 1 the defence, and so on; undefined on a sheet without places. */
  readonly line: number | undefined;
  /** Index within the line, starting at the team's own right. */
  readonly place: number | undefined;
}

export interface MissingPlayer extends PlayerRef {
  readonly reason: "injured" | "suspended" | "doubtful" | "international" | "other";
}

export interface TeamSheet {
  /** For example "4-3-3": outfield lines from the back, adding up to ten; "" on a sheet of which none was told. */
  readonly formation: string;
  readonly coach: string;
  /** True for eleven players with places, which are drawn on a pitch; the others are listed. */
  readonly isPlaced: boolean;
  /** Keeper first. */
  readonly starters: readonly Starter[];
  readonly bench: readonly LineupPlayer[];
  readonly missing: readonly MissingPlayer[];
}

export interface Lineups {
  /** undefined before the line-ups are published. */
  readonly sheets: PerSide<TeamSheet> | undefined;
  /** Known earlier than the line-ups. */
  readonly missing: PerSide<readonly MissingPlayer[]>;
  /** When the line-ups are expected, epoch ms; undefined if unknown. */
  readonly expectedAt: number | undefined;
}

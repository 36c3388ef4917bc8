// An event of a match, as used by the log, the popups and the announcements.
// See docs/product.md#match-events.
import type { PerSide, Side } from "./match.ts";

export type MatchEventType =
  | "goal"
  | "redCard"
  | "yellowCard"
  | "kickOff"
  | "lineup"
  | "end"
  | "goalCancelled"
  /** One of a match whose score is hidden (docs/product.md#delay-and-hidden-scores). */
  | "something"
  /** Raised by rules of alerts alone (docs/product.md#rules-of-alerts). */
  | "kickOffSoon"
  | "halfTime"
  | "level"
  | "oddsMoved";

/** The numbers of docs/product.md#match-events for the types that have one. */
export const EVENT_NUMBERS: Readonly<Partial<Record<MatchEventType, number>>> = {
  goal: 1,
  redCard: 2,
  yellowCard: 3,
  kickOff: 4,
  lineup: 5,
  end: 6,
};

export interface MatchEvent {
  /** Unique across tabs and reconnects, e.g. "k3f9:17". */
  readonly id: string;
  readonly type: MatchEventType;
  readonly matchId: number;
  readonly leagueId: number;
  readonly side: Side | "none";
  /** When the core detected it, epoch ms in server time. */
  readonly at: number;
  /** Match minute as 100 * minute + extra (45+2 is 4502); 0 when the phase has none. */
  readonly minute: number;
  /** For goals, starts and ends the score at that moment; for cards the count of that card. */
  readonly values: PerSide<number>;
}

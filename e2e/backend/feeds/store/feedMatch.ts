/** A match as the store knows it: its list row, and the facts that settle what may follow. */
import type { MatchScope, ScorePair } from "../contract.ts";
import type { MatchNow } from "../../world/types.ts";

/** The list row. What the source has not said is undefined. */
export type FeedRow = Omit<MatchNow, MaybeUnsaid> & {
  readonly [Key in MaybeUnsaid]: MatchNow[Key] | undefined;
};
type MaybeUnsaid =
  | "periodStartedAt"
  | "homeHalf"
  | "guestHalf"
  | "homeRed"
  | "guestRed"
  | "homeYellow"
  | "guestYellow";

/** A fall that a second answer has to confirm: what fell, and when it was first told (epoch ms). */
interface Doubt {
  readonly text: string;
  readonly since: number;
}

/** A score that was taken back, and when (epoch ms). */
interface TakenBack {
  readonly score: ScorePair;
  readonly at: number;
}

export interface KnownMatch {
  readonly row: FeedRow;
  readonly sourceId: string;
  readonly season: string;
  readonly round: number | undefined;
  readonly stage: string;
  readonly venue: string;
  readonly referee: string;
  readonly regular: ScorePair | undefined;
  readonly extra: ScorePair | undefined;
  readonly penalties: ScorePair | undefined;
  readonly winner: 1 | 2 | undefined;
  /** The farthest phase reached: 0 before, 1 to 5 in play, 6 over. */
  readonly reached: number;
  /** Epoch ms of the last answer that named the match's state. */
  readonly confirmedAt: number;
  readonly doubt: Doubt | undefined;
  readonly takenBack: TakenBack | undefined;
  /** Complete answers in a row in which it was missing. */
  readonly missing: number;
  /** Part of a season that is read as a whole. */
  readonly ofSeason: boolean;
}

/** A match that so many complete answers did not list is in no list of ours. */
const GONE_AFTER = 3;

export const isGone = ({ missing, row }: KnownMatch): boolean =>
  missing >= GONE_AFTER && !isInPlay(row.state);

/** States in which a match is over for good, or for this day. */
const ENDS: ReadonlySet<number> = new Set([-1, -10, -12, -14]);

export const isOver = (state: number): boolean => ENDS.has(state);
export const isInPlay = (state: number): boolean => state >= 1 && state <= 5;

/** Whether a complete answer of this scope would name the match. `leagueId` is the source's. */
export function isInScope(match: KnownMatch, leagueId: string, scope: MatchScope): boolean {
  if (scope.kind === "round")
    return scope.leagueId === leagueId && scope.season === match.season && scope.round === match.round;
  const { kickoffAt } = match.row;
  const inTime = kickoffAt >= scope.fromMs && kickoffAt < scope.toMs;
  return inTime && (scope.leagueId === undefined || scope.leagueId === leagueId);
}

// Groups of match phases for lists, minutes and scores.
// See docs/product.md#match-states.
import { type Match, NOT_TOLD, type PerSide, type Phase } from "./match.ts";

export type PhaseGroup = "live" | "finished" | "scheduled";

const GROUPS: Readonly<Record<Phase, PhaseGroup>> = {
  unknown: "scheduled",
  notStarted: "scheduled",
  firstHalf: "live",
  halfTime: "live",
  secondHalf: "live",
  extraTime: "live",
  penalties: "live",
  fullTime: "finished",
  cancelled: "finished",
  toBeAnnounced: "scheduled",
  abandoned: "finished",
  interrupted: "live",
  postponed: "scheduled",
};

/** True from kick-off to the end, breaks and an interruption included (docs/product.md#match-states). */
export function isLive(phase: Phase): boolean {
  return GROUPS[phase] === "live";
}

/** True in states 1 to 5: a server's list of running matches holds these, and may leave out an interrupted one. */
export function isPlayed(phase: Phase): boolean {
  return isLive(phase) && phase !== "interrupted";
}

/** The list filter the match belongs to. */
export function phaseGroup(phase: Phase): PhaseGroup {
  return GROUPS[phase];
}

/**
 * True when the score is shown: during play, after the end, after play has stopped, and where it was awarded without a
 * match (docs/product.md#awarded-results). Never a score that the server has not told.
 */
export function hasScore({ phase, score, explanation }: Match): boolean {
  const isAwarded = phase === "cancelled" && explanation?.winner !== undefined;
  return isTold(score) && (isLive(phase) || phase === "fullTime" || phase === "abandoned" || isAwarded);
}

/** A half-time score is shown once the first half is over, where the server has told it. */
export function hasHalfTime(match: Match): boolean {
  const { phase, halfTimeScore } = match;
  return hasScore(match) && phase !== "firstHalf" && phase !== "cancelled" && isTold(halfTimeScore);
}

function isTold({ home, away }: PerSide<number>): boolean {
  return home > NOT_TOLD && away > NOT_TOLD;
}

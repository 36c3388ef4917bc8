// Groups of match phases for lists, minutes and scores.
// See docs/product.md#match-states.
import type { Phase } from "./match.ts";

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
  interrupted: "scheduled",
  postponed: "scheduled",
};

/** True from kick-off to the end, breaks included: states 1 to 5 (docs/product.md#match-states). */
export function isLive(phase: Phase): boolean {
  return GROUPS[phase] === "live";
}

/** The list filter the match belongs to. */
export function phaseGroup(phase: Phase): PhaseGroup {
  return GROUPS[phase];
}

/** True when the score is shown: during play, after the end, and after play has stopped. */
export function hasScore(phase: Phase): boolean {
  return isLive(phase) || phase === "fullTime" || phase === "abandoned" || phase === "interrupted";
}

// What of a match may be shown before its state is as old as the delay: that it is played, and nothing of how.
import { type Match, NO_CLOCK, NOT_TOLD, type PerSide } from "#domain/match/match.ts";
import { phaseGroup } from "#domain/match/phase.ts";

/** A match that kicked off so long ago is over for longer than any delay. */
const LONGEST_MATCH_MS = 4 * 3_600_000;
const NO_COUNTS: PerSide<number> = { home: NOT_TOLD, away: NOT_TOLD };

/** True for a match in this state at `now` (server time, epoch ms) of which the state a delay ago tells no less. */
export function tellsNothing({ phase, kickoffAt }: Pick<Match, "phase" | "kickoffAt">, now: number): boolean {
  const group = phaseGroup(phase);
  if (group === "live") return false;
  return group === "scheduled" || (kickoffAt !== undefined && now - kickoffAt > LONGEST_MATCH_MS);
}

/** The match without all that tells its score. Extra time, penalties and the end tell of a draw, or of none. */
export function veil(match: Match): Match {
  const { phase } = match;
  const isTold = phase === "firstHalf" || phase === "halfTime" || phase === "secondHalf";
  return {
    ...match,
    phase: isTold || phase === "interrupted" ? phase : "secondHalf",
    periodStartedAt: isTold ? match.periodStartedAt : NO_CLOCK,
    score: NO_COUNTS,
    halfTimeScore: NO_COUNTS,
    redCards: NO_COUNTS,
    yellowCards: NO_COUNTS,
    addedTime: 0,
    ranks: { home: "", away: "" },
    explanation: undefined,
  };
}

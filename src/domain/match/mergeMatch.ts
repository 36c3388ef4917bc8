// Compares a match of a full list with the known one; every unchanged part keeps its identity.
// See docs/product.md#identity-of-data.
import { sameExplanation } from "./explanation.ts";
import type { Match, PerSide } from "./match.ts";

/** `after`, with every part that equals `before` shared with it; `before` itself when all parts are equal. */
export function mergeMatch(before: Match, after: Match): Match {
  if (before === after) return before;
  const merged: Match = {
    ...after,
    teamIds: keepSame(before.teamIds, after.teamIds),
    score: keepSame(before.score, after.score),
    halfTimeScore: keepSame(before.halfTimeScore, after.halfTimeScore),
    redCards: keepSame(before.redCards, after.redCards),
    yellowCards: keepSame(before.yellowCards, after.yellowCards),
    ranks: keepSame(before.ranks, after.ranks),
    explanation: sameExplanation(before.explanation, after.explanation)
      ? before.explanation
      : after.explanation,
  };
  return isSame(before, merged) ? before : merged;
}

function isSame(before: Match, merged: Match): boolean {
  return (
    before.id === merged.id &&
    before.leagueId === merged.leagueId &&
    before.teamIds === merged.teamIds &&
    before.phase === merged.phase &&
    before.kickoffAt === merged.kickoffAt &&
    before.periodStartedAt === merged.periodStartedAt &&
    before.score === merged.score &&
    before.halfTimeScore === merged.halfTimeScore &&
    before.redCards === merged.redCards &&
    before.yellowCards === merged.yellowCards &&
    before.addedTime === merged.addedTime &&
    before.ranks === merged.ranks &&
    before.hasLineup === merged.hasLineup &&
    before.neutralVenue === merged.neutralVenue &&
    before.explanation === merged.explanation
  );
}

function keepSame<T>(before: PerSide<T>, after: PerSide<T>): PerSide<T> {
  return before.home === after.home && before.away === after.away ? before : after;
}

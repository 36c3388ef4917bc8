// Compares a match of a full list with the known one; every unchanged part keeps its identity.
// See docs/product.md#identity-of-data.
import { isPlaceholder, type Match, NOT_TOLD, type PerSide } from "./match.ts";

/**
 * `listed`, with what it leaves out as it was known (docs/wire.md#missing-fields) and every part that equals `before`
 * shared with it; `before` itself when all parts are equal.
 */
export function mergeMatch(before: Match, listed: Match): Match {
  let isSame = true;
  const merged: Record<string, unknown> = withKnown(before, listed);
  for (const [key, known] of Object.entries(before)) {
    // A part is a plain value or a small object whose fields are always in the same order.
    if (JSON.stringify(known) === JSON.stringify(merged[key])) merged[key] = known;
    else isSame = false;
  }
  return isSame ? before : (merged as unknown as Match);
}

function withKnown(before: Match, listed: Match): Record<string, unknown> & Match {
  const counts = (field: "score" | "halfTimeScore" | "redCards" | "yellowCards"): PerSide<number> =>
    told(before[field], listed[field], (count) => count !== NOT_TOLD);
  return {
    ...listed,
    teamIds: told(before.teamIds, listed.teamIds, (id) => !isPlaceholder(id)),
    kickoffAt: listed.kickoffAt ?? before.kickoffAt,
    periodStartedAt: listed.periodStartedAt ?? before.periodStartedAt,
    score: counts("score"),
    halfTimeScore: counts("halfTimeScore"),
    redCards: counts("redCards"),
    yellowCards: counts("yellowCards"),
    addedTime: listed.addedTime === NOT_TOLD ? before.addedTime : listed.addedTime,
    ranks: told(before.ranks, listed.ranks, (rank) => rank !== ""),
    hasLineup: listed.hasLineup ?? before.hasLineup,
    neutralVenue: listed.neutralVenue ?? before.neutralVenue,
  };
}

function told<T>(known: PerSide<T>, listed: PerSide<T>, isTold: (value: T) => boolean): PerSide<T> {
  return {
    home: isTold(listed.home) ? listed.home : known.home,
    away: isTold(listed.away) ? listed.away : known.away,
  };
}

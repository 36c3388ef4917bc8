// Compares two explanations of a result (docs/product.md#result-explanation) by content.
import type { Explanation, PerSide } from "./match.ts";

/** True when both have the same content, or both are absent. */
export function sameExplanation(a: Explanation | undefined, b: Explanation | undefined): boolean {
  if (a === b) return true;
  if (a === undefined || b === undefined) return false;
  return (
    a.winner === b.winner &&
    a.regular?.minutes === b.regular?.minutes &&
    a.extra?.kind === b.extra?.kind &&
    sameScore(a.regular?.score, b.regular?.score) &&
    sameScore(a.aggregate, b.aggregate) &&
    sameScore(a.extra?.score, b.extra?.score) &&
    sameScore(a.penalties, b.penalties)
  );
}

function sameScore(a: PerSide<number> | undefined, b: PerSide<number> | undefined): boolean {
  return a?.home === b?.home && a?.away === b?.away;
}

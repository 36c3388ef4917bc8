// Compares a match of a full list with the known one; every unchanged part keeps its identity.
// See docs/product.md#identity-of-data.
import type { Match } from "./match.ts";

/** `after`, with every part that equals `before` shared with it; `before` itself when all parts are equal. */
export function mergeMatch(before: Match, after: Match): Match {
  let isSame = true;
  const merged: Record<string, unknown> = { ...before, ...after };
  for (const [key, known] of Object.entries(before)) {
    // A part is a plain value or a small object whose fields are always in the same order.
    if (JSON.stringify(known) === JSON.stringify(merged[key])) merged[key] = known;
    else isSame = false;
  }
  return isSame ? before : (merged as unknown as Match);
}

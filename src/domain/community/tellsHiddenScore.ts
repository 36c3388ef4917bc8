// Whether the words of a post may tell a score that is hidden.
// See docs/product.md#delay-and-hidden-scores.
import { hidesScore, type Spoilers } from "../spoilers.ts";

/** A post, as far as it decides whether its words may tell a score. */
export interface TellingPost {
  readonly related: readonly { readonly kind: string; readonly id: number }[];
  /** Epoch ms. */
  readonly writtenAt: number;
  readonly editedAt: number | undefined;
  /** The viewer wrote it. */
  readonly isOwn: boolean;
}

/** Longer than any match with extra time and penalties takes from its first minute, ms. */
export const LONGEST_MATCH_MS = 4 * 3_600_000;

/**
 * True for another member's post about a match whose score is hidden, written or changed today, or while a match that
 * began yesterday may still run. `now`: epoch ms.
 */
export function tellsHiddenScore(
  spoilers: Spoilers,
  { related, writtenAt, editedAt, isOwn }: TellingPost,
  now: number,
  dayOf: (epochMs: number) => string,
): boolean {
  if (isOwn || !spoilers.hideScores) return false;
  const kickoffAt = editedAt ?? writtenAt;
  const phase = now - kickoffAt < LONGEST_MATCH_MS ? "secondHalf" : "fullTime";
  return related.some(
    ({ kind, id }) => kind === "match" && hidesScore(spoilers, { id, phase, kickoffAt }, dayOf(now), dayOf),
  );
}

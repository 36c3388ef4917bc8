// Counts and cuts texts by letters as a reader sees them (graphemes).
import { LIMITS } from "./terms.ts";

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** The number of letters; stops counting one after `most`. */
export function countLetters(text: string, most: number): number {
  // A letter has at least one code unit, so that a short text needs no segmenter.
  if (text.length <= most) return text.length;
  let count = 0;
  for (const _letter of LETTERS.segment(text)) {
    count++;
    if (count > most) break;
  }
  return count;
}

/** The beginning of a text: at most 200 letters, never cut inside one. */
export function summaryOf(content: string): string {
  if (countLetters(content, LIMITS.summary) <= LIMITS.summary) return content;
  let end = 0;
  let count = 0;
  for (const { index } of LETTERS.segment(content)) {
    end = index;
    if (count++ === LIMITS.summary - 1) break;
  }
  return `${content.slice(0, end)}…`;
}

// Reads whole numbers with a sign from a part of a text, as change records have them.
import { isDigit, MOST_DIGITS, readDigits } from "./digits.ts";

const MINUS = 45;

/** A whole number with an optional minus in [from, to); NaN for anything else. Beyond 15 digits it is ±Infinity. */
export function readSignedInteger(text: string, from: number, to: number): number {
  const negative = from < to && text.charCodeAt(from) === MINUS;
  const start = negative ? from + 1 : from;
  if (start >= to) return Number.NaN;
  for (let at = start; at < to; at += 1) {
    if (!isDigit(text.charCodeAt(at))) return Number.NaN;
  }
  const size = to - start > MOST_DIGITS ? Number.POSITIVE_INFINITY : readDigits(text, start, to);
  return negative ? 0 - size : size;
}

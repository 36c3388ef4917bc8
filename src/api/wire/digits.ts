// Reads numbers from a part of a text without creating a substring, because the live feed is hot.

/** The character code of 0. */
export const ZERO = 48;
const NINE = 57;

/** A number of more digits cannot be held exactly by a double and is refused. */
export const MOST_DIGITS = 15;

/** True for the character code of 0 to 9. */
export function isDigit(code: number): boolean {
  return code >= ZERO && code <= NINE;
}

/** Digits of `text` in [from, to) as a whole number; -1 when empty, too long, or not a number. */
export function readDigits(text: string, from: number, to: number): number {
  if (from >= to || to - from > MOST_DIGITS) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (!isDigit(code)) return -1;
    value = value * 10 + (code - ZERO);
  }
  return value;
}

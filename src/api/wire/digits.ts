// Reads numbers from a part of a text without creating a substring, because the live feed is hot.

const ZERO = 48;
const NINE = 57;
const MINUS = 45;
const POINT = 46;

/** A number of more digits cannot be held exactly by a double and is refused. */
const MOST_DIGITS = 15;

/** Digits of `text` in [from, to) as a whole number; -1 when empty, too long, or not a number. */
export function readDigits(text: string, from: number, to: number): number {
  if (from >= to || to - from > MOST_DIGITS) return -1;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (!(code >= ZERO && code <= NINE)) return -1;
    value = value * 10 + (code - ZERO);
  }
  return value;
}

/** A whole number with an optional minus in [from, to); NaN for anything else. Beyond 15 digits it is ±Infinity. */
export function readSignedInteger(text: string, from: number, to: number): number {
  const negative = from < to && text.charCodeAt(from) === MINUS;
  const start = negative ? from + 1 : from;
  if (start >= to) return Number.NaN;
  for (let at = start; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (!(code >= ZERO && code <= NINE)) return Number.NaN;
  }
  const size = to - start > MOST_DIGITS ? Number.POSITIVE_INFINITY : readDigits(text, start, to);
  return negative ? 0 - size : size;
}

/** A plain decimal such as 1.85 or 12 in [from, to), exactly as Number() reads it; NaN for anything else. */
export function readDecimal(text: string, from: number, to: number): number {
  if (from >= to || to - from > MOST_DIGITS + 1) return Number.NaN;
  let digits = 0;
  let scale = 0;
  let value = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (code === POINT && scale === 0 && at > from) {
      scale = 1;
    } else if (code >= ZERO && code <= NINE) {
      value = value * 10 + (code - ZERO);
      digits += 1;
      if (scale !== 0) scale *= 10;
    } else {
      return Number.NaN;
    }
  }
  // A point needs a digit after it. Both operands are exact, so the quotient is correctly rounded.
  if (scale === 1 || digits > MOST_DIGITS) return Number.NaN;
  return scale === 0 ? value : value / scale;
}

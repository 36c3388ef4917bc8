// Reads decimals from a part of a text without creating a substring: a list of prices has thousands.
import { isDigit, MOST_DIGITS } from "./digits.ts";

const ZERO = 48;
const POINT = 46;

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
    } else if (isDigit(code)) {
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

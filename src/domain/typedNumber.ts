// Numbers as people type and paste them: digits of any script, in any width, with invisible signs between them.
// See docs/product.md#typed-numbers.

/** Signs that are not seen. The right-to-left override is none of them: the digits behind it are seen in another order. */
const INVISIBLE = /(?!\u202E)[\p{Default_Ignorable_Code_Point}\uFFF9-\uFFFB]/gu;
/** Full width, half width, small and vertical forms, and the wide space. */
const OTHER_WIDTH = /[\u3000\uFE10-\uFE19\uFE50-\uFE6B\uFF00-\uFFEF]/g;

/** The value of a digit of any script: scripts have their digits in rows of ten. */
function digitValue(digit: string): string {
  let first = digit.codePointAt(0) ?? 0;
  const last = first;
  while (/^\p{Nd}$/u.test(String.fromCodePoint(first - 1))) first -= 1;
  return String((last - first) % 10);
}

/**
 * The text with ASCII digits, without invisible signs. Superscripts, circled digits, fractions and numerals are no digits
 * of a number that was typed: they stay, so that what checks the text refuses it.
 */
export function plainNumber(text: string): string {
  return text
    .replaceAll(INVISIBLE, "")
    .replaceAll(OTHER_WIDTH, (sign) => sign.normalize("NFKC"))
    .replaceAll(/\p{Nd}/gu, digitValue);
}

/** What stands between groups of digits: spaces, dashes, dots and slashes. */
const BETWEEN = String.raw`[\s\p{Pd}\u2212\u00B7\u2219\u2022./\\]`;
const SEPARATORS = new RegExp(BETWEEN, "gu");

/** The plain text without what stands between groups. */
export const withoutSeparators = (text: string): string => plainNumber(text).replaceAll(SEPARATORS, "");

const GROUPS = new RegExp(String.raw`\d(?:${BETWEEN}*\d)*`, "gu");

/**
 * The one number of so many digits in a text, among words or in groups; undefined where there is none or more than one.
 */
export function findDigits(text: string, length: number): string | undefined {
  if (/[\p{No}\p{Nl}]/u.test(text)) return undefined;
  const plain = plainNumber(text);
  const only = (texts: readonly string[]): string | undefined => (texts.length === 1 ? texts[0] : undefined);
  const grouped = (plain.match(GROUPS) ?? []).map((group) => group.replaceAll(SEPARATORS, ""));
  const whole = (plain.match(/\d+/g) ?? []).filter((digits) => digits.length === length);
  return only(whole) ?? only(grouped.filter((digits) => digits.length === length));
}

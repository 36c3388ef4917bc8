// Amounts of money as members type them: digits of any script, the marks of any language, none guessed.
// See docs/product.md#typed-amounts.
import { plainNumber } from "../typedNumber.ts";
import { type Cents, readAmount, writeAmount } from "./money.ts";

/** How a language writes numbers: the mark before the decimals, and the mark between groups of digits. */
export interface AmountMarks {
  readonly decimal: string;
  readonly group: string;
}

/**
 * "clear" has one meaning for the reader of the language. "ambiguous" has one or two readings that the member chooses
 * from. "none" is no amount with at most two decimals up to 999,999,999.99.
 */
export type TypedAmount =
  | { readonly kind: "clear"; readonly cents: Cents }
  | { readonly kind: "ambiguous"; readonly readings: readonly Cents[] }
  | { readonly kind: "none" };

const NONE: TypedAmount = { kind: "none" };
/** A longer text is no amount. It bounds the work for a text that was pasted. */
const MAX_LENGTH = 64;

const CURRENCY = String.raw`(?:US\s?\$|\$\s?US|USD|\$)`;
const AROUND = new RegExp(String.raw`^\s*(?:${CURRENCY})?\s*(.*?)\s*(?:${CURRENCY})?\s*$`, "iu");

/** Marks that are typed for another one. All spaces are one mark, as all apostrophes are. */
const SAME_MARK: readonly (readonly [RegExp, string])[] = [
  [/\u060C/g, ","],
  [/\u3002/g, "."],
  [/\s/g, " "],
  [/[\u2019\u02BC`]/g, "'"],
];
const DECIMAL_ALONE = "\u066B";
const GROUP_ALONE: ReadonlySet<string> = new Set([" ", "'", "\u066C"]);

/** The digits and marks of a text in ASCII where there is an ASCII one; undefined where something else is in it. */
function tidy(text: string): string | undefined {
  if (text.length > MAX_LENGTH) return undefined;
  const body = AROUND.exec(plainNumber(text))?.[1] ?? "";
  const plain = SAME_MARK.reduce((now, [mark, one]) => now.replaceAll(mark, one), body);
  return /^[\d.,' \u066B\u066C]*\d[\d.,' \u066B\u066C]*$/.test(plain) ? plain : undefined;
}

/** Digits without leading zeros, with the decimals after a dot; undefined for more than two decimals. */
function valueOf(whole: string, decimals = ""): Cents | undefined {
  const digits = whole.replace(/^0+(?=\d)/, "") || "0";
  return readAmount(decimals === "" ? digits : `${digits}.${decimals}`);
}

/** Digits in groups of three, or of two before the last three, joined; undefined for any other grouping. */
function ungroup(text: string, mark: string): string | undefined {
  const groups = text.split(mark);
  const [head = "", ...rest] = groups;
  const last = rest.at(-1);
  const inner = rest.slice(0, -1);
  const isWhole = (size: number) => inner.every(({ length }) => length === size);
  const byThree = /^\d{1,3}$/.test(head) && isWhole(3);
  const byTwo = /^\d{1,2}$/.test(head) && isWhole(2);
  return /^\d{3}$/.test(last ?? "") && (byThree || byTwo) ? groups.join("") : undefined;
}

const clear = (cents: Cents | undefined): TypedAmount =>
  cents === undefined ? NONE : { kind: "clear", cents };

/** Groups and then decimals, such as "1.234,56": each mark can mean one thing only. */
function readBoth(text: string, decimal: string, group: string): TypedAmount {
  const [grouped = "", decimals = "", ...more] = text.split(decimal);
  const whole = more.length > 0 || GROUP_ALONE.has(decimal) ? undefined : ungroup(grouped, group);
  return whole === undefined || group === DECIMAL_ALONE ? NONE : clear(valueOf(whole, decimals));
}

/** A text with one kind of dot or comma, which languages read differently. */
function readShared(text: string, mark: string, marks: AmountMarks): TypedAmount {
  const parts = text.split(mark);
  const [whole = "", decimals = ""] = parts;
  const asDecimal = parts.length === 2 ? valueOf(whole, decimals) : undefined;
  const grouped = ungroup(text, mark);
  const asGroup = grouped === undefined ? undefined : valueOf(grouped);
  if (parts.length > 2) return clear(asGroup);
  if (mark === marks.group) {
    if (asGroup !== undefined) return clear(asGroup);
    const joined = valueOf(parts.join(""));
    if (asDecimal === undefined || asDecimal === joined) return clear(asDecimal);
    return { kind: "ambiguous", readings: joined === undefined ? [asDecimal] : [asDecimal, joined] };
  }
  if (asDecimal !== undefined) return clear(asDecimal);
  return asGroup === undefined ? NONE : { kind: "ambiguous", readings: [asGroup] };
}

/** Reads an amount as the reader of a language with these marks means it. */
export function readTypedAmount(typed: string, marks: AmountMarks): TypedAmount {
  const text = tidy(typed);
  if (text === undefined) return NONE;
  const [first, second, ...more] = new Set(text.match(/\D/g));
  if (first === undefined) return clear(valueOf(text));
  if (more.length > 0) return NONE;
  if (second !== undefined) return readBoth(text, second, first);
  if (GROUP_ALONE.has(first)) {
    const whole = ungroup(text, first);
    return whole === undefined ? NONE : clear(valueOf(whole));
  }
  if (first !== DECIMAL_ALONE) return readShared(text, first, marks);
  const [whole = "", decimals = "", ...others] = text.split(first);
  return others.length > 0 ? NONE : clear(valueOf(whole, decimals));
}

/** An amount as a text that `readTypedAmount` reads as it is: no groups, two decimals. */
export const writeTypedAmount = (cents: Cents, { decimal }: AmountMarks): string =>
  writeAmount(cents).replace(".", decimal);

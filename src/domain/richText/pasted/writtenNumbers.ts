// The numbers of a pasted list that our lists cannot show, which begin with 1 and are digits: they become words.
// See docs/product.md#pasting.
import type { Style } from "./elementFormats.ts";
import type { Attributes } from "./htmlTokens.ts";

/** Numbers the items of a list; an answer is the number as words, undefined where our list shows it. */
export type ItemNumbers = (item: Attributes) => string | undefined;

const LETTERS = 26;
const ROMAN = [
  ["x", 10],
  ["ix", 9],
  ["v", 5],
  ["iv", 4],
  ["i", 1],
] as const;
/** Longer lists in letters or Roman numbers are numbered in digits. */
const WRITTEN_MAX = 39;

function alpha(number: number): string {
  const at = number - 1;
  const last = String.fromCodePoint(97 + (at % LETTERS));
  return at < LETTERS ? last : alpha(Math.floor(at / LETTERS)) + last;
}

function roman(number: number): string {
  let left = number;
  let text = "";
  for (const [sign, value] of ROMAN) {
    while (left >= value) {
      text += sign;
      left -= value;
    }
  }
  return text;
}

const WAYS: Readonly<Record<string, (number: number) => string>> = {
  a: alpha,
  A: (number) => alpha(number).toUpperCase(),
  i: roman,
  I: (number) => roman(number).toUpperCase(),
};
const STYLES: Readonly<Record<string, string>> = {
  "lower-alpha": "a",
  "lower-latin": "a",
  "upper-alpha": "A",
  "upper-latin": "A",
  "lower-roman": "i",
  "upper-roman": "I",
};

const integer = (text: string | undefined): number | undefined =>
  text !== undefined && /^-?\d{1,6}$/.test(text.trim()) ? Number(text) : undefined;

/** Of a list that is not inside another one. */
export function itemNumbers(list: Attributes, style: Style): ItemNumbers {
  const way = WAYS[STYLES[style("list-style-type")] ?? list.get("type") ?? ""];
  let number = (integer(list.get("start")) ?? 1) - 1;
  let shown = 0;
  return (item) => {
    number = integer(item.get("value")) ?? number + 1;
    if (way === undefined && number === shown + 1) {
      shown = number;
      return undefined;
    }
    // What follows begins no list of ours either.
    shown = Number.NaN;
    const isShort = number >= 1 && number <= WRITTEN_MAX;
    return `${way !== undefined && isShort ? way(number) : number}.`;
  };
}

/** Numbers the outermost items of a word processor's list, from the signs before them. */
export function createWordNumbers(): (sign: string) => string | undefined {
  let shown = 0;
  return (sign) => {
    const words = sign.trim();
    const number = integer(/^(\d+)[.)]$/.exec(words)?.[1]);
    const isShown = number === 1 || number === shown + 1;
    shown = isShown ? number : Number.NaN;
    return isShown ? undefined : words;
  };
}

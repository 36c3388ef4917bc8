// Reads the explanation text of a result: "90,1-1;4-4;1,2-2;4-1;1".
// See docs/wire.md#explanation-text.
import type { Explanation, PerSide } from "#domain/match/match.ts";
import { readDigits } from "./digits.ts";

/** docs/wire.md#explanation-text: removed where a text begins with it. */
const LEAD = ";|;|;|";
/** docs/wire.md#explanation-text: what remains of both empty patterns, `;;;;` and `;|;|;|;;;;`. */
const EMPTY_PATTERN = ";;;;";

const HIGHEST_GOALS = 99;
const HIGHEST_MINUTES = 999;
/** Longer than five valid groups can be; not parsed. */
const LONGEST_TEXT = 200;

const EXTRA_KINDS = { "1": "after120", "2": "extraTime", "3": "extraTimeRunning" } as const;

/**
 * The content of an explanation text: null for an empty pattern (there is no explanation), undefined when
 * nothing in it can be read. A malformed group is left out; the others count.
 */
export function readExplanation(text: string): Explanation | null | undefined {
  if (text.length === 0 || text.length > LONGEST_TEXT) return undefined;
  const from = text.startsWith(LEAD) ? LEAD.length : 0;
  if (text.length - from === EMPTY_PATTERN.length && text.endsWith(EMPTY_PATTERN)) return null;
  // No substrings are created: a frame may hold thousands of these.
  const regularEnd = groupEnd(text, from);
  const aggregateEnd = groupEnd(text, regularEnd + 1);
  const extraEnd = groupEnd(text, aggregateEnd + 1);
  const penaltiesEnd = groupEnd(text, extraEnd + 1);
  const regular = readRegular(text, from, regularEnd);
  const aggregate = readScore(text, regularEnd + 1, aggregateEnd);
  const extra = readExtra(text, aggregateEnd + 1, extraEnd);
  const penalties = readScore(text, extraEnd + 1, penaltiesEnd);
  const winner = readWinner(text, penaltiesEnd + 1, groupEnd(text, penaltiesEnd + 1));
  if (!regular && !aggregate && !extra && !penalties && !winner) return undefined;
  return { regular, aggregate, extra, penalties, winner };
}

/** The end of the group that begins at `from`; missing groups are empty. */
function groupEnd(text: string, from: number): number {
  const mark = text.indexOf(";", from);
  return mark < 0 ? text.length : mark;
}

function readRegular(text: string, from: number, to: number): Explanation["regular"] {
  const comma = text.indexOf(",", from);
  if (comma < 0 || comma >= to) return undefined;
  const minutes = readDigits(text, from, comma);
  if (minutes < 1 || minutes > HIGHEST_MINUTES) return undefined;
  const score = readScore(text, comma + 1, to);
  return score && { minutes, score };
}

function readExtra(text: string, from: number, to: number): Explanation["extra"] {
  if (from + 1 >= to || text[from + 1] !== ",") return undefined;
  const kind = text[from];
  if (kind !== "1" && kind !== "2" && kind !== "3") return undefined;
  const score = readScore(text, from + 2, to);
  return score && { kind: EXTRA_KINDS[kind], score };
}

function readWinner(text: string, from: number, to: number): Explanation["winner"] {
  if (to - from !== 1) return undefined;
  if (text[from] === "1") return "home";
  return text[from] === "2" ? "away" : undefined;
}

/** "2-1" as a score. */
function readScore(text: string, from: number, to: number): PerSide<number> | undefined {
  const dash = text.indexOf("-", from);
  if (dash < 0 || dash >= to) return undefined;
  const home = readDigits(text, from, dash);
  const away = readDigits(text, dash + 1, to);
  if (home < 0 || away < 0 || home > HIGHEST_GOALS || away > HIGHEST_GOALS) return undefined;
  return { home, away };
}

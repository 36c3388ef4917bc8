// Reads the explanation text of a result: "90,1-1;4-4;1,2-2;4-1;1" (CONTRACT §3 "Explanation text").
import type { Explanation, PerSide } from "#domain/match/match.ts";
import { readDigits } from "./digits.ts";

/** CONTRACT §3: stripped where a text begins with it. */
const LEAD = ";|;|;|";
/** CONTRACT §3: what is left of both empty patterns, `;;;;` and `;|;|;|;;;;`. */
const EMPTY_PATTERN = ";;;;";

const HIGHEST_GOALS = 99;
const HIGHEST_MINUTES = 999;
/** Longer than any five groups can be: not worth taking apart. */
const LONGEST_TEXT = 200;

const EXTRA_KINDS = { "1": "after120", "2": "extraTime", "3": "extraTimeRunning" } as const;

/**
 * What an explanation text says: null for an empty pattern (there is no explanation), undefined when
 * nothing in it can be read. A malformed group is left out; the others count.
 */
export function readExplanation(text: string): Explanation | null | undefined {
  if (text.length === 0 || text.length > LONGEST_TEXT) return undefined;
  const body = text.startsWith(LEAD) ? text.slice(LEAD.length) : text;
  if (body === EMPTY_PATTERN) return null;
  const [regularText = "", aggregateText = "", extraText = "", penaltiesText = "", winnerText = ""] =
    body.split(";");
  const regular = readRegular(regularText);
  const aggregate = readScore(aggregateText);
  const extra = readExtra(extraText);
  const penalties = readScore(penaltiesText);
  const winner = winnerText === "1" ? "home" : winnerText === "2" ? "away" : undefined;
  if (!regular && !aggregate && !extra && !penalties && !winner) return undefined;
  return { regular, aggregate, extra, penalties, winner };
}

function readRegular(group: string): Explanation["regular"] {
  const comma = group.indexOf(",");
  const minutes = readDigits(group, 0, comma);
  const score = readScore(group.slice(comma + 1));
  if (minutes < 1 || minutes > HIGHEST_MINUTES || score === undefined) return undefined;
  return { minutes, score };
}

function readExtra(group: string): Explanation["extra"] {
  const kind = group.slice(0, 2);
  const score = readScore(group.slice(2));
  if (score === undefined) return undefined;
  if (kind === "1,") return { kind: EXTRA_KINDS["1"], score };
  if (kind === "2,") return { kind: EXTRA_KINDS["2"], score };
  return kind === "3," ? { kind: EXTRA_KINDS["3"], score } : undefined;
}

/** "2-1" as a score. */
function readScore(text: string): PerSide<number> | undefined {
  const dash = text.indexOf("-");
  const home = readDigits(text, 0, dash);
  const away = readDigits(text, dash + 1, text.length);
  if (dash < 0 || home < 0 || away < 0 || home > HIGHEST_GOALS || away > HIGHEST_GOALS) return undefined;
  return { home, away };
}

// The time of a match in a row: kick-off, minute, or the name of its state.
// See docs/product.md#match-minute.
import type { Match } from "./wire.ts";

const MINUTE_MS = 60_000;
/** docs/product.md#match-minute: extra minutes after 45 and 90 are capped at 15. */
const MOST_EXTRA = 15;

const NAMES: Readonly<Record<number, string>> = {
  2: "HT",
  4: "ET",
  5: "Pen",
  [-1]: "FT",
  [-10]: "Canc.",
  [-11]: "TBA",
  [-12]: "Aband.",
  [-13]: "Interr.",
  [-14]: "Postp.",
};

const capped = (minute: number, end: number): string =>
  minute <= end ? String(minute) : `${end}+${Math.min(minute - end, MOST_EXTRA)}`;

export const isRunning = ({ state }: Match): boolean => state === 1 || state === 3;
export const isLive = ({ state }: Match): boolean => state >= 1 && state <= 5;
export const hasScore = (match: Match): boolean => isLive(match) || match.state === -1;
/** The first half is over, so its score is known. */
export const hasHalfTime = (match: Match): boolean => hasScore(match) && match.state !== 1;

/** "67", "45+2", "HT"; "" before the start. `now`: server time, epoch ms. */
export function minuteText(match: Match, now: number): string {
  const elapsed = Math.max(0, Math.floor((now - match.periodStartedAt) / MINUTE_MS));
  if (match.state === 1) return capped(Math.max(1, elapsed), 45);
  if (match.state === 3) return capped(46 + elapsed, 90);
  return NAMES[match.state] ?? "";
}

const twoDigits = (value: number): string => String(value).padStart(2, "0");

/** Kick-off in the viewer's zone, "20:45". */
export function kickoffText(match: Match): string {
  const at = new Date(match.kickoffAt);
  return `${twoDigits(at.getHours())}:${twoDigits(at.getMinutes())}`;
}

/** The winning side of a finished match. */
export function winnerOf({ state, homeScore, awayScore }: Match): "home" | "away" | undefined {
  if (state !== -1 || homeScore === awayScore) return undefined;
  return homeScore > awayScore ? "home" : "away";
}

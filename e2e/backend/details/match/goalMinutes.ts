// Assigns each goal in a match's history to a quarter of an hour.
import type { Moment } from "../../world/types.ts";

const MINUTE_MS = 60_000;
const QUARTER_MINUTES = 15;
const LAST_OF_FIRST_HALF = 2;
const LAST = 5;

/** Goals per quarter of an hour of play: 0–15, 16–30, 31–45+, 46–60, 61–75, 76–90+ (and later). */
export interface GoalQuarters {
  readonly home: readonly number[];
  readonly guest: readonly number[];
}

/** Starts at 0; added time belongs to the last quarter of its half, extra time to the last of all. */
function quarterAt({ at, match }: Moment): number {
  const quarter = Math.floor(Math.max(0, at - match.periodStartedAt) / MINUTE_MS / QUARTER_MINUTES);
  if (match.state === 1 || match.state === 2) return Math.min(LAST_OF_FIRST_HALF, quarter);
  return match.state === 3 ? Math.min(LAST, LAST_OF_FIRST_HALF + 1 + quarter) : LAST;
}

/** The goals that count; a cancelled goal is removed from the quarter in which it was given. */
export function goalQuarters(history: readonly Moment[]): GoalQuarters {
  const given: Record<"homeScore" | "guestScore", number[]> = { homeScore: [], guestScore: [] };
  for (const moment of history) {
    for (const side of ["homeScore", "guestScore"] as const) {
      const goals = given[side];
      const score = moment.match[side];
      while (goals.length < score) goals.push(quarterAt(moment));
      goals.length = score;
    }
  }
  const quarters = (goals: readonly number[]): number[] =>
    Array.from({ length: LAST + 1 }, (_, quarter) => goals.filter((goal) => goal === quarter).length);
  return { home: quarters(given.homeScore), guest: quarters(given.guestScore) };
}

/** Adds counts element by element. */
export const addUp = (one: readonly number[], other: readonly number[]): number[] =>
  one.map((count, place) => count + (other[place] ?? 0));

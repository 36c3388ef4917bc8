/** Local kick-off times and the preference for each. */
import type { League } from "../atlas/atlasBuilder.ts";

/** Minutes after local midnight with their preference (1 is the best). */
export type HourPreference = readonly (readonly [minute: number, appeal: number])[];
const hours = (rows: readonly (readonly [hour: number, minute: number, appeal: number])[]): HourPreference =>
  rows.map(([hour, minute, appeal]) => [hour * 60 + minute, appeal] as const);
const WEEKDAY_HOURS = hours([
  [12, 0, 0.12],
  [13, 0, 0.2],
  [14, 0, 0.25],
  [15, 0, 0.4],
  [16, 0, 0.5],
  [16, 30, 0.6],
  [17, 0, 0.75],
  [17, 30, 0.8],
  [18, 0, 0.9],
  [18, 30, 0.9],
  [19, 0, 1],
  [19, 30, 1],
  [20, 0, 1],
  [20, 30, 0.9],
  [20, 45, 0.9],
  [21, 0, 0.7],
]);
const WEEKEND_HOURS = hours([
  [11, 0, 0.2],
  [12, 0, 0.35],
  [12, 30, 0.5],
  [13, 0, 0.6],
  [14, 0, 0.8],
  [14, 30, 0.8],
  [15, 0, 1],
  [15, 30, 0.9],
  [16, 0, 0.9],
  [17, 0, 0.9],
  [17, 30, 0.9],
  [18, 0, 1],
  [19, 0, 1],
  [19, 30, 0.9],
  [20, 0, 1],
  [20, 45, 0.9],
  [21, 0, 0.7],
]);
/** Youth, women's and regional matches are in the afternoon. */
const DAYTIME_HOURS = hours([
  [11, 0, 0.6],
  [11, 30, 0.6],
  [12, 0, 0.8],
  [12, 30, 0.8],
  [13, 0, 0.9],
  [13, 30, 0.9],
  [14, 0, 1],
  [14, 30, 1],
  [15, 0, 1],
  [16, 0, 0.9],
  [17, 0, 0.9],
  [17, 30, 0.9],
  [18, 0, 0.9],
  [18, 30, 0.9],
  [19, 0, 0.9],
  [19, 30, 0.8],
  [20, 0, 0.7],
]);
const CUP_HOURS = hours([
  [17, 30, 0.4],
  [18, 30, 0.7],
  [19, 0, 0.8],
  [20, 0, 1],
  [20, 45, 1],
]);

/** The kick-off times available to a competition on a weekday (Monday is 0). */
export function hoursFor(league: League, day: number): HourPreference {
  if (league.cup) return CUP_HOURS;
  if (league.level >= 3) return DAYTIME_HOURS;
  return day >= 5 ? WEEKEND_HOURS : WEEKDAY_HOURS;
}

/** Chooses the weekdays of each competition, so that every continent plays on every day. */
import type { League } from "../atlas/atlasBuilder.ts";
import { mix, unit } from "../random.ts";

/** Pairs of weekdays (Monday is 0) three or four days apart, so that no team plays twice within 48 hours. */
const DAY_PAIRS = [
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [0, 4],
  [1, 5],
  [2, 6],
] as const;
/** Cups play on Wednesday; leagues with clubs in cups keep their other days at least two days away from it. */
const CUP_DAYS = [2] as const;
const PAIRS_AROUND_CUPS = [
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 6],
] as const;
/** One round a week, on other days than those of the clubs. */
const SINGLE_DAYS = [[0], [1], [3], [4]] as const;
/** Relative number of matches on each weekday. */
const DAY_SHARE = [0.97, 1, 1, 1, 0.97, 1.06, 1.06] as const;
/** Weight of a midweek match that is replaced by a cup match in some weeks. */
const PAUSING_WEIGHT = 0.65;
/** Number of passes in which each choice is repeated with the others known. */
const REFINEMENTS = 3;

/** Matches of a full round. */
export const matchesOf = (league: League): number => (league.cup ? 16 : league.teamIds.length / 2);

/** Weight of a league's match when the week is balanced. */
const planWeight = (league: League, day: number): number =>
  league.phases.length > 0 && day < 4 ? PAUSING_WEIGHT : 1;

/**
 * The weekdays of every competition. Balance within a continent comes first, because only its own matches fill
 * its evenings.
 */
export function chooseDays(leagues: readonly League[], hash: number): ReadonlyMap<League, readonly number[]> {
  const loads = new Map<string, number>();
  const chosen = new Map<League, readonly number[]>();
  const add = (league: League, days: readonly number[], sign: 1 | -1): void => {
    for (const day of days) {
      const weight = matchesOf(league) * planWeight(league, day) * sign;
      for (const key of [`all${day}`, league.region + day]) loads.set(key, (loads.get(key) ?? 0) + weight);
    }
  };
  const cost = (league: League, days: readonly number[]): number =>
    days.reduce((sum, day) => {
      const weight = matchesOf(league) * planWeight(league, day);
      const crowd = (loads.get(league.region + day) ?? 0) + 0.3 * (loads.get(`all${day}`) ?? 0) + weight / 2;
      return sum + (crowd * weight) / (DAY_SHARE[day] ?? 1);
    }, 0) / days.reduce((sum, day) => sum + matchesOf(league) * planWeight(league, day), 0);

  for (let pass = 0; pass <= REFINEMENTS; pass += 1) {
    for (const league of leagues) {
      if (league.cup) {
        chosen.set(league, CUP_DAYS);
        continue;
      }
      add(league, chosen.get(league) ?? [], -1);
      const options =
        league.roundsPerWeek === 1 ? SINGLE_DAYS : league.phases.length > 0 ? PAIRS_AROUND_CUPS : DAY_PAIRS;
      const [best] = options
        .map((days) => ({ days, cost: cost(league, days) + unit(mix(hash, league.id), days[0]) }))
        .sort((a, b) => a.cost - b.cost);
      const days = best?.days ?? DAY_PAIRS[0];
      chosen.set(league, days);
      add(league, days, 1);
    }
  }
  return chosen;
}

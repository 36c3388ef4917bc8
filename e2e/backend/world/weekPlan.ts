/** Chooses on which weekdays each competition plays and at what hours, so that football is on at every hour of the week. */
import type { League } from "./atlas.ts";
import type { Region } from "./data/seed.ts";
import { mix, unit } from "./random.ts";

/** The fixed places of a competition in the week; kick-offs are minutes after local midnight. */
export interface WeekSlots {
  /** Weekdays in order, Monday is 0. */
  readonly days: readonly number[];
  /** For each of `days`, one kick-off per match of a round. */
  readonly kickoffs: readonly (readonly number[])[];
}

const BUCKET_MINUTES = 15;
const WEEK_BUCKETS = (7 * 24 * 60) / BUCKET_MINUTES;
/** A match keeps the board busy for about this many buckets. */
const MATCH_BUCKETS = 7;
/** Pairs of weekdays three or four days apart, so that no team plays twice within 48 hours. */
const DAY_PAIRS = [[0, 3], [1, 4], [2, 5], [3, 6], [0, 4], [1, 5], [2, 6]] as const;
/** How much of the week's football a weekday may hold. */
const DAY_SHARE = [0.96, 0.97, 0.95, 0.95, 1, 1.1, 1.1] as const;
/** Cups play on Wednesday and Thursday of weeks in which the leagues of their clubs pause. */
const CUP_DAYS = [2, 3] as const;

type HourPreference = readonly (readonly [minute: number, appeal: number])[];
const hours = (rows: readonly (readonly [hour: number, minute: number, appeal: number])[]): HourPreference =>
  rows.map(([hour, minute, appeal]) => [hour * 60 + minute, appeal] as const);
const WEEKDAY_HOURS = hours([
  [12, 0, 0.12], [13, 0, 0.2], [14, 0, 0.25], [15, 0, 0.4], [16, 0, 0.5], [17, 0, 0.65], [17, 30, 0.65], [18, 0, 0.9], [18, 30, 0.9],
  [19, 0, 1], [19, 30, 1], [20, 0, 1], [20, 30, 0.9], [20, 45, 0.9], [21, 0, 0.7],
]);
const WEEKEND_HOURS = hours([
  [11, 0, 0.2], [12, 0, 0.35], [12, 30, 0.5], [13, 0, 0.6], [14, 0, 0.8], [14, 30, 0.8], [15, 0, 1], [15, 30, 0.9], [16, 0, 0.9], [17, 0, 0.9],
  [17, 30, 0.9], [18, 0, 1], [19, 0, 1], [19, 30, 0.9], [20, 0, 1], [20, 45, 0.9], [21, 0, 0.7],
]);
const CUP_HOURS = hours([[17, 30, 0.4], [18, 30, 0.7], [19, 0, 0.8], [20, 0, 1], [20, 45, 1]]);

/** Continents in the order they are planned: the one that can reach the empty hours comes last. */
const ORDER: readonly Region[] = ["europe", "africa", "americas", "asia"];

/** Plans the whole week once; the result is repeated every week. Indexed like `leagues`. */
export function planWeek(leagues: readonly League[], hash: number): readonly WeekSlots[] {
  const load = new Float64Array(WEEK_BUCKETS);
  const perDay = new Map<string, number>();
  const plan = new Map<number, WeekSlots>();

  const chooseDays = (league: League, matches: number): readonly number[] => {
    const cost = (day: number): number =>
      ((perDay.get(`all${day}`) ?? 0) * 0.35 + (perDay.get(league.region + day) ?? 0)) / (DAY_SHARE[day] ?? 1);
    const options = league.roundsPerWeek === 1 ? [[1], [2], [3]] : DAY_PAIRS;
    const [best] = options
      .filter((pair) => !(league.topLevel && !pair.some((day) => day >= 5)))
      .map((pair) => ({ pair, cost: Math.max(...pair.map(cost)) + unit(mix(hash, league.id), pair[0] ?? 0) }))
      .sort((a, b) => a.cost - b.cost);
    const days: readonly number[] = best?.pair ?? [2];
    for (const day of days) {
      for (const key of [`all${day}`, league.region + day]) perDay.set(key, (perDay.get(key) ?? 0) + matches);
    }
    return days;
  };

  const chooseKickoff = (league: League, day: number, preference: HourPreference, salt: number): number => {
    let best = 20 * 60;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const [minute, appeal] of preference) {
      const first = bucketOf(league, day, minute);
      let busy = 0;
      for (let i = 0; i < MATCH_BUCKETS; i += 1) busy += load[(first + i) % WEEK_BUCKETS] ?? 0;
      const cost = ((busy / MATCH_BUCKETS + 2) / appeal) * (0.9 + unit(mix(hash, league.id), salt * 8192 + minute) * 0.2);
      if (cost < bestCost) [best, bestCost] = [minute, cost];
    }
    return best;
  };

  const inOrder = leagues.toSorted((a, b) => ORDER.indexOf(a.region) - ORDER.indexOf(b.region) || mix(hash, a.id) - mix(hash, b.id));
  for (const league of inOrder) {
    const matches = league.cup ? 16 : league.teamIds.length / 2;
    const days = league.cup ? CUP_DAYS : chooseDays(league, matches);
    const kickoffs = days.map((day) =>
      Array.from({ length: matches }, (_, index) => {
        const preference = league.cup ? CUP_HOURS : day >= 5 ? WEEKEND_HOURS : WEEKDAY_HOURS;
        const minute = chooseKickoff(league, day, preference, day * 64 + index);
        // Cups play one week in eight: they weigh too little to plan the week around them.
        if (!league.cup) {
          const first = bucketOf(league, day, minute);
          for (let i = 0; i < MATCH_BUCKETS; i += 1) load[(first + i) % WEEK_BUCKETS] = (load[(first + i) % WEEK_BUCKETS] ?? 0) + 1;
        }
        return minute;
      }).sort((a, b) => a - b),
    );
    plan.set(league.id, { days, kickoffs });
  }
  return leagues.map((league) => plan.get(league.id) ?? { days: [], kickoffs: [] });
}

function bucketOf(league: League, day: number, minute: number): number {
  const bucket = Math.floor((day * 1440 + minute - league.offset) / BUCKET_MINUTES);
  return ((bucket % WEEK_BUCKETS) + WEEK_BUCKETS) % WEEK_BUCKETS;
}

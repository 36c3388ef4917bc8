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
/** An hour with fewer running matches than this draws kick-offs even where it is not the favourite hour. */
const WANTED_RUNNING = 40;
/** What a midweek match counts that may give way to a cup, and how far appeal outweighs an empty hour. */
const PAUSING_WEIGHT = 0.4;
const EVENNESS = 14;
/** How often every kick-off is chosen again once the rest of the week is known. */
const REFINEMENTS = 2;
/** Pairs of weekdays three or four days apart, so that no team plays twice within 48 hours. */
const DAY_PAIRS = [
  [0, 3],
  [1, 4],
  [2, 5],
  [3, 6],
  [0, 4],
  [1, 5],
  [2, 6],
] as const;
/** How much of the week's football a weekday may hold. */
const DAY_SHARE = [0.97, 1, 1, 1, 0.97, 1.06, 1.06] as const;
/** Cups play on Wednesday; leagues whose clubs play in cups keep their own days two and more days away from it. */
const CUP_DAYS = [2] as const;
const PAIRS_AROUND_CUPS = [
  [1, 5],
  [2, 5],
  [2, 6],
  [3, 6],
] as const;

type HourPreference = readonly (readonly [minute: number, appeal: number])[];
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
/** Youth, women's and regional football fills the afternoons. */
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

/** Continents in the order they are planned: the one that can reach the empty hours comes last. */
const ORDER: readonly Region[] = ["europe", "africa", "americas", "asia"];

/** Plans the whole week once; the result is repeated every week. Indexed like `leagues`. */
export function planWeek(leagues: readonly League[], hash: number): readonly WeekSlots[] {
  const load = new Float64Array(WEEK_BUCKETS);
  const perDay = new Map<string, number>();
  const chooseDays = (league: League, matches: number): readonly number[] => {
    const cost = (day: number): number =>
      ((perDay.get(`all${day}`) ?? 0) * 0.35 + (perDay.get(league.region + day) ?? 0)) /
      (DAY_SHARE[day] ?? 1);
    const pairs = league.phases.length > 0 ? PAIRS_AROUND_CUPS : DAY_PAIRS;
    const options = league.roundsPerWeek === 1 ? [[0], [1], [3], [4]] : pairs;
    const [best] = options
      .map((pair) => ({ pair, cost: Math.max(...pair.map(cost)) + unit(mix(hash, league.id), pair[0] ?? 0) }))
      .sort((a, b) => a.cost - b.cost);
    const days: readonly number[] = best?.pair ?? [2];
    for (const day of days) {
      for (const key of [`all${day}`, league.region + day]) perDay.set(key, (perDay.get(key) ?? 0) + matches);
    }
    return days;
  };

  const place = (league: League, day: number, minute: number, matches: number): void => {
    // Cups play one week in eight: they weigh too little to plan the week around them.
    if (league.cup) return;
    const weight = league.phases.length > 0 && day < 4 ? PAUSING_WEIGHT : 1;
    const first = bucketOf(league, day, minute);
    for (let i = 0; i < MATCH_BUCKETS; i += 1) {
      const bucket = (first + i) % WEEK_BUCKETS;
      load[bucket] = (load[bucket] ?? 0) + matches * weight;
    }
  };

  const chooseKickoff = (league: League, day: number, salt: number): number => {
    let best = 20 * 60;
    let bestCost = Number.POSITIVE_INFINITY;
    for (const [minute, appeal] of hoursFor(league, day)) {
      const first = bucketOf(league, day, minute);
      let busy = 0;
      let missing = 0;
      for (let i = 0; i < MATCH_BUCKETS; i += 1) {
        const bucket = (first + i) % WEEK_BUCKETS;
        const running = load[bucket] ?? 0;
        busy += running;
        missing += Math.max(0, WANTED_RUNNING - running);
      }
      const taste = 0.9 + unit(mix(hash, league.id), salt * 8192 + minute) * 0.2;
      const cost = ((busy / MATCH_BUCKETS + EVENNESS) / appeal) * taste - (missing / MATCH_BUCKETS) * 3;
      if (cost < bestCost) [best, bestCost] = [minute, cost];
    }
    return best;
  };

  const inOrder = leagues.toSorted(
    (a, b) => ORDER.indexOf(a.region) - ORDER.indexOf(b.region) || mix(hash, a.id) - mix(hash, b.id),
  );
  const plan = new Map<League, { readonly days: readonly number[]; readonly kickoffs: number[][] }>();
  for (const league of inOrder) {
    const days = league.cup ? CUP_DAYS : chooseDays(league, matchesOf(league));
    plan.set(league, { days, kickoffs: days.map(() => []) });
  }
  for (let pass = 0; pass <= REFINEMENTS; pass += 1) {
    for (const [league, { days, kickoffs }] of plan) {
      days.forEach((day, slot) => {
        const minutes = kickoffs[slot] ?? [];
        for (let index = 0; index < matchesOf(league); index += 1) {
          const before = minutes[index];
          if (before !== undefined) place(league, day, before, -1);
          const minute = chooseKickoff(league, day, day * 64 + index);
          minutes[index] = minute;
          place(league, day, minute, 1);
        }
      });
    }
  }
  return leagues.map((league) => plan.get(league) ?? { days: [], kickoffs: [] });
}

const matchesOf = (league: League): number => (league.cup ? 16 : league.teamIds.length / 2);

function hoursFor(league: League, day: number): HourPreference {
  if (league.cup) return CUP_HOURS;
  if (league.level >= 3) return DAYTIME_HOURS;
  return day >= 5 ? WEEKEND_HOURS : WEEKDAY_HOURS;
}

function bucketOf(league: League, day: number, minute: number): number {
  const bucket = Math.floor((day * 1440 + minute - league.offset) / BUCKET_MINUTES);
  return ((bucket % WEEK_BUCKETS) + WEEK_BUCKETS) % WEEK_BUCKETS;
}

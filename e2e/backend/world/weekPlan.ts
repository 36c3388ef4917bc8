/** Chooses on which weekdays each competition plays and at what hours, so that football is on at every hour of the week. */
import type { League } from "./atlasBuilder.ts";
import { chooseDays, matchesOf, planWeight } from "./weekDays.ts";
import { hoursFor } from "./kickoffHours.ts";
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
/** The higher, the more appeal outweighs an empty hour. */
const EVENNESS = 14;
/** How often every kick-off is chosen again once the rest of the week is known. */
const REFINEMENTS = 2;
/** Continents in the order they are planned: the one that can reach the empty hours comes last. */
const ORDER: readonly Region[] = ["europe", "africa", "americas", "asia"];

/** Plans the whole week once; the result is repeated every week. Indexed like `leagues`. */
export function planWeek(leagues: readonly League[], hash: number): readonly WeekSlots[] {
  const load = new Float64Array(WEEK_BUCKETS);
  const place = (league: League, day: number, minute: number, matches: number): void => {
    // Cups play one week in eight: they weigh too little to plan the week around them.
    if (league.cup) return;
    const weight = planWeight(league, day);
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
  const daysOf = chooseDays(inOrder, hash);
  for (const league of inOrder) {
    const days = daysOf.get(league) ?? [];
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

function bucketOf(league: League, day: number, minute: number): number {
  const bucket = Math.floor((day * 1440 + minute - league.offset) / BUCKET_MINUTES);
  return ((bucket % WEEK_BUCKETS) + WEEK_BUCKETS) % WEEK_BUCKETS;
}

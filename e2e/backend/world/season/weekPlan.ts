/** Chooses weekdays and kick-off times of each competition so that matches run at every hour of the week. */
import type { League } from "../atlas/atlasBuilder.ts";
import { chooseDays, matchesOf } from "./weekDays.ts";
import { CUP_CYCLE_WEEKS } from "../atlas/continents.ts";
import { hoursFor } from "./kickoffHours.ts";
import type { Region } from "../data/seed.ts";
import { mix, unit } from "../random.ts";

/** The fixed slots of a competition in the week; kick-offs are minutes after local midnight. */
export interface WeekSlots {
  /** Weekdays in order, Monday is 0. */
  readonly days: readonly number[];
  /** For each of `days`, one kick-off per match of a round. */
  readonly kickoffs: readonly (readonly number[])[];
}

const BUCKET_MINUTES = 15;
const WEEK_BUCKETS = (7 * 24 * 60) / BUCKET_MINUTES;
/** A match runs for about this many buckets. */
const MATCH_BUCKETS = 7;
/** Hours with fewer running matches than this attract kick-offs even if they are not preferred. */
const WANTED_RUNNING = 34;
/** A higher value gives preference more weight than balance. */
const EVENNESS = 6;
/** Number of plans from which the best is chosen. */
const ATTEMPTS = 8;
/** Number of passes in which every kick-off is chosen again with the rest of the week known. */
const REFINEMENTS = 5;
/** Continents in planning order: the one that can reach the empty hours is last. */
const ORDER: readonly Region[] = ["europe", "africa", "americas", "asia"];

/** Plans the week, which is repeated for ever; the best of several attempts. Indexed like `leagues`. */
export function planWeek(leagues: readonly League[], hash: number): readonly WeekSlots[] {
  const plans = Array.from({ length: ATTEMPTS }, (_, attempt) => attemptPlan(leagues, mix(hash, attempt)));
  const [best] = plans.sort((a, b) => b.quietest - a.quietest);
  return best?.slots ?? [];
}

/** One plan, and the number of running matches in its quietest quarter of an hour, including cup weeks. */
function attemptPlan(
  leagues: readonly League[],
  hash: number,
): { readonly slots: readonly WeekSlots[]; readonly quietest: number } {
  // Running matches per quarter of an hour in each week of the cup cycle, and the minimum of all those weeks.
  const loads = Array.from({ length: CUP_CYCLE_WEEKS }, () => new Uint16Array(WEEK_BUCKETS));
  const least = new Uint16Array(WEEK_BUCKETS);
  const place = (league: League, day: number, midweek: boolean, minute: number, matches: 1 | -1): void => {
    if (league.cup) return;
    const first = bucketOf(league, day, minute);
    for (let i = 0; i < MATCH_BUCKETS; i += 1) {
      const bucket = (first + i) % WEEK_BUCKETS;
      let lowest = 0xffff;
      for (const [phase, load] of loads.entries()) {
        if (!(midweek && league.phases.includes(phase))) load[bucket] = (load[bucket] ?? 0) + matches;
        lowest = Math.min(lowest, load[bucket] ?? 0);
      }
      least[bucket] = lowest;
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
        const running = least[bucket] ?? 0;
        busy += running;
        missing += Math.max(0, WANTED_RUNNING - running);
      }
      const taste = 0.9 + unit(mix(hash, league.id), salt * 8192 + minute) * 0.2;
      const cost = ((busy / MATCH_BUCKETS + EVENNESS) / appeal) * taste - (missing / MATCH_BUCKETS) * 30;
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
          if (before !== undefined) place(league, day, slot === 0, before, -1);
          const minute = chooseKickoff(league, day, day * 64 + index);
          minutes[index] = minute;
          place(league, day, slot === 0, minute, 1);
        }
      });
    }
  }
  return {
    slots: leagues.map((league) => plan.get(league) ?? { days: [], kickoffs: [] }),
    quietest: Math.min(...least),
  };
}

function bucketOf(league: League, day: number, minute: number): number {
  const bucket = Math.floor((day * 1440 + minute - league.offset) / BUCKET_MINUTES);
  return ((bucket % WEEK_BUCKETS) + WEEK_BUCKETS) % WEEK_BUCKETS;
}

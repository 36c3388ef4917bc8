/** Schedule of the rounds of each season, and match ids that encode competition, season, round and index. */
import type { League } from "../atlas/atlasBuilder.ts";
import { remember } from "../cache.ts";
import { CUP_CYCLE_WEEKS } from "../atlas/continents.ts";
import { mix } from "../random.ts";
import type { WeekSlots } from "./weekPlan.ts";

/** Monday 3 January 2000, 00:00 UTC: the first day of the world. */
export const FIRST_MONDAY = Date.UTC(2000, 0, 3);
export const MINUTE_MS = 60_000;
export const DAY_MS = 86_400_000;
export const WEEK_MS = 7 * DAY_MS;

/** The first whole minute at or after an instant; instants on the wire are whole minutes. */
export const nextMinute = (at: number): number => Math.ceil(at / MINUTE_MS) * MINUTE_MS;

/** A match's position in the fixture list. */
export interface Fixture {
  readonly id: number;
  readonly league: League;
  readonly season: number;
  readonly round: number;
  /** Index within the round, from 0. */
  readonly index: number;
  /** Epoch milliseconds. */
  readonly kickoffAt: number;
}

/** Rounds of a cup by its number of teams; ties from the quarter-finals on have two legs, the final one. */
const CUP_ROUNDS: Readonly<Record<number, readonly number[]>> = {
  32: [16, 8, 4, 4, 2, 2, 1],
  16: [8, 4, 4, 2, 2, 1],
};

/** Number of teams that a cup draws from its pool. */
export const cupSize = (league: League): 16 | 32 => (league.teamIds.length >= 32 ? 32 : 16);

/** Matches in each round of a season. */
export function roundSizes(league: League): readonly number[] {
  if (league.cup) return CUP_ROUNDS[cupSize(league)] ?? [];
  return Array.from({ length: (league.teamIds.length - 1) * 2 }, () => league.teamIds.length / 2);
}

const ROUNDS = 64;
const PLACES = 16;
const LEAGUES = 512;

export interface Calendar {
  /** Every fixture of a week (counted from `FIRST_MONDAY`, in each league's own zone), by kick-off. */
  week(week: number): readonly Fixture[];
  /** Decodes an id; undefined if no such match exists. */
  fixture(id: number): Fixture | undefined;
  /** The fixture at an index of a round. */
  at(league: League, season: number, round: number, index: number): Fixture | undefined;
  /** The season of an instant, counted from the world's first; seasons follow each other without a gap. */
  seasonAt(league: League, at: number): number;
  /** First instant of a season (epoch ms). */
  seasonStart(league: League, season: number): number;
}

interface Season {
  /** Week and day slot of each round. */
  readonly rounds: readonly { readonly week: number; readonly slot: number }[];
  readonly byWeek: ReadonlyMap<number, readonly number[]>;
}

/** The calendar of all competitions; seasons repeat for ever, each league's at its own time of year. */
export function createCalendar(
  leagues: readonly League[],
  plan: readonly WeekSlots[],
  hash: number,
): Calendar {
  const shapes = leagues.map((league, index) => seasonShape(league, plan[index], hash));
  const season = remember(1024, (key) => layOut(key % LEAGUES, Math.floor(key / LEAGUES)));

  function layOut(leagueIndex: number, seasonIndex: number): Season {
    const league = leagues[leagueIndex];
    const shape = shapes[leagueIndex];
    const rounds: { week: number; slot: number }[] = [];
    const byWeek = new Map<number, number[]>();
    if (league === undefined || shape === undefined) return { rounds, byWeek };
    const first = shape.firstWeek + seasonIndex * shape.weeks;
    for (let week = first; week < first + shape.weeks && rounds.length < shape.sizes.length; week += 1) {
      for (const slot of slotsIn(league, shape.slots, week)) {
        if (rounds.length >= shape.sizes.length) break;
        byWeek.set(week, [...(byWeek.get(week) ?? []), rounds.length]);
        rounds.push({ week, slot });
      }
    }
    return { rounds, byWeek };
  }

  function at(league: League, seasonIndex: number, round: number, index: number): Fixture | undefined {
    const leagueIndex = league.id - 1;
    const place = season(leagueIndex + seasonIndex * LEAGUES).rounds[round];
    const slots = plan[leagueIndex];
    const shape = shapes[leagueIndex];
    if (
      place === undefined ||
      slots === undefined ||
      shape === undefined ||
      index >= (shape.sizes[round] ?? 0)
    )
      return undefined;
    const slot = place.slot;
    const times = slots.kickoffs[slot] ?? [];
    const day = slots.days[slot] ?? 0;
    const minute = times[(index + (league.cup ? 0 : round)) % times.length] ?? 1200;
    return {
      id: ((seasonIndex * LEAGUES + league.id) * ROUNDS + round) * PLACES + index,
      league,
      season: seasonIndex,
      round,
      index,
      kickoffAt: FIRST_MONDAY + place.week * WEEK_MS + day * DAY_MS + (minute - league.offset) * MINUTE_MS,
    };
  }

  const week = remember(10, (key) => {
    const fixtures: Fixture[] = [];
    leagues.forEach((league, index) => {
      const shape = shapes[index];
      if (shape === undefined || key < 0) return;
      const seasonIndex = Math.floor((key - shape.firstWeek) / shape.weeks);
      for (const round of season(index + seasonIndex * LEAGUES).byWeek.get(key) ?? []) {
        for (let place = 0; place < (shape.sizes[round] ?? 0); place += 1) {
          const fixture = at(league, seasonIndex, round, place);
          if (fixture !== undefined) fixtures.push(fixture);
        }
      }
    });
    return fixtures.sort((a, b) => a.kickoffAt - b.kickoffAt || a.id - b.id);
  });

  const startOf = (league: League): number =>
    FIRST_MONDAY + (shapes[league.id - 1]?.firstWeek ?? 0) * WEEK_MS - league.offset * MINUTE_MS;
  const lengthOf = (league: League): number => (shapes[league.id - 1]?.weeks ?? 1) * WEEK_MS;

  return {
    week,
    at,
    seasonAt: (league, instant) => Math.floor((instant - startOf(league)) / lengthOf(league)),
    seasonStart: (league, index) => startOf(league) + index * lengthOf(league),
    fixture: (id) => {
      if (!Number.isSafeInteger(id) || id < 0) return undefined;
      const index = id % PLACES;
      const round = Math.floor(id / PLACES) % ROUNDS;
      const leagueId = Math.floor(id / (PLACES * ROUNDS)) % LEAGUES;
      const league = leagues[leagueId - 1];
      return league === undefined
        ? undefined
        : at(league, Math.floor(id / (PLACES * ROUNDS * LEAGUES)), round, index);
    },
  };
}

/** The day slots of a competition in a week: cups play in their phases, and leagues pause midweek then. */
function slotsIn(league: League, slots: number, week: number): readonly number[] {
  const cupWeek = league.phases.includes(week % CUP_CYCLE_WEEKS);
  if (league.cup) return cupWeek ? [0] : [];
  return slots === 1 ? [0] : cupWeek ? [1] : [0, 1];
}

function seasonShape(league: League, slots: WeekSlots | undefined, hash: number) {
  const sizes = roundSizes(league);
  const daySlots = slots?.days.length ?? 1;
  const roundsIn = (from: number, weeks: number): number => {
    let count = 0;
    for (let i = 0; i < weeks; i += 1) count += slotsIn(league, daySlots, from + i).length;
    return count;
  };
  // Long enough for a season that starts anywhere in the cup cycle.
  let weeks = 1;
  for (let start = 0; start < CUP_CYCLE_WEEKS; start += 1)
    while (roundsIn(start, weeks) < sizes.length) weeks += 1;
  return { sizes, slots: daySlots, weeks, firstWeek: -(mix(hash, league.id * 31) % weeks) };
}

// A team's matches around an instant: past, running and upcoming.
import { letterOf, type FormLetter } from "../league/table.ts";
import { isFinished } from "../league/seasonResults.ts";
import type { World } from "../../world/types.ts";

const DAY_MS = 86_400_000;
/** Time windows searched in turn until enough matches are found (days). */
const WINDOWS = [60, 200, 500] as const;
const INTERRUPTED = -13;
const TO_BE_ANNOUNCED = -11;
/** In ms: a running match kicked off at most this long ago. */
const RUNNING_MS = 6 * 3_600_000;

/** A match that was played to its end. */
export const wasPlayed = (world: World, now: number) => (id: number) =>
  isFinished(world.seasons.scoreAt(id, now)?.state ?? 0);

/** A match that is over, cancelled or broken off. */
export const isPast = (world: World, now: number) => (id: number) => {
  const state = world.seasons.scoreAt(id, now)?.state ?? 0;
  return state < 0 && state !== INTERRUPTED && state !== TO_BE_ANNOUNCED;
};

/** Up to `limit` of a team's matches before `before` (epoch ms) that pass the filter, newest first. */
export function matchesBefore(
  world: World,
  teamId: number,
  before: number,
  { now, limit, wanted }: { now: number; limit: number; wanted: (id: number) => boolean },
): readonly number[] {
  let found: readonly number[] = [];
  for (const days of WINDOWS) {
    found = world.seasons
      .matchesOfTeam(teamId, before - days * DAY_MS, before, now)
      .filter(wanted)
      .toReversed()
      .slice(0, limit);
    if (found.length === limit) break;
  }
  return found;
}

/** Up to `limit` of a team's matches from `from` (epoch ms) on that pass the filter, soonest first. */
export function matchesFrom(
  world: World,
  teamId: number,
  from: number,
  { now, limit, wanted }: { now: number; limit: number; wanted: (id: number) => boolean },
): readonly number[] {
  let found: readonly number[] = [];
  for (const days of WINDOWS) {
    found = world.seasons
      .matchesOfTeam(teamId, from, from + days * DAY_MS, now)
      .filter(wanted)
      .slice(0, limit);
    if (found.length === limit) break;
  }
  return found;
}

/** Running or paused matches of a team, including one that a test runs far from its kick-off. */
export function runningOf(world: World, teamId: number, now: number): readonly number[] {
  const waiting = world.seasons
    .matchesOfTeam(teamId, now - RUNNING_MS, now + RUNNING_MS, now)
    .filter((id) => world.seasons.scoreAt(id, now)?.state === INTERRUPTED);
  const running = world.running(now).filter((id) => {
    const match = world.matchAt(id, now);
    return match?.homeId === teamId || match?.awayId === teamId;
  });
  return [...running, ...waiting];
}

/** Up to `limit` matches that have not begun, soonest first. */
export function upcomingOf(world: World, teamId: number, now: number, limit: number): readonly number[] {
  const wanted = (id: number): boolean => {
    const state = world.seasons.scoreAt(id, now)?.state;
    return state === 0 || state === TO_BE_ANNOUNCED;
  };
  return matchesFrom(world, teamId, now - RUNNING_MS, { now, limit, wanted });
}

/** The running match, else the next one; undefined if none is scheduled. */
export function nextMatchOf(world: World, teamId: number, now: number): number | undefined {
  return runningOf(world, teamId, now)[0] ?? upcomingOf(world, teamId, now, 1)[0];
}

/** The results of matches as letters, in the order of the ids. */
export function formOf(world: World, teamId: number, ids: readonly number[], now: number): FormLetter[] {
  return ids
    .map((id) => world.matchAt(id, now))
    .filter((match) => match !== undefined)
    .map(({ homeId, homeScore, guestScore }) =>
      homeId === teamId ? letterOf(homeScore, guestScore) : letterOf(guestScore, homeScore),
    );
}

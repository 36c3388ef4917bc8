// The results of a season that count in tables: finished ones, and those of running matches as they stand.
import type { SeasonFixture, SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { World } from "../../world/types.ts";

export interface Result {
  readonly fixture: SeasonFixture;
  readonly home: number;
  readonly guest: number;
}

export interface SeasonResults {
  /** By kick-off. */
  readonly finished: readonly Result[];
  readonly running: readonly Result[];
}

/** How many seasons before the current one pages offer. */
const SEASONS_BEFORE = 4;

/** The seasons pages offer, newest first; the first is the current one. Empty for an unknown league. */
export function shownSeasons(world: World, leagueId: number, now: number): readonly SeasonInfo[] {
  return world.seasons.list(leagueId, now, SEASONS_BEFORE);
}

/** The season asked for, the current one when none is named; undefined when it is not among those offered. */
export function findSeason(
  world: World,
  leagueId: number,
  seasonId: number | undefined,
  now: number,
): SeasonInfo | undefined {
  const seasons = shownSeasons(world, leagueId, now);
  return seasonId === undefined ? seasons[0] : seasons.find(({ id }) => id === seasonId);
}

/** Whether a match in this wire state runs (SPEC §4). */
export const isRunning = (state: number): boolean => state >= 1 && state <= 5;

/** Whether it was played to its end, so that its result counts. */
export const isFinished = (state: number): boolean => state === -1;

/** What counts of a season at `now`; abandoned, interrupted, postponed and cancelled matches count for nothing. */
export function seasonResults(world: World, leagueId: number, seasonId: number, now: number): SeasonResults {
  const finished: Result[] = [];
  const running: Result[] = [];
  for (const fixture of world.seasons.fixtures(leagueId, seasonId, now)) {
    const score = world.seasons.scoreAt(fixture.id, now);
    if (score === undefined) continue;
    const result = { fixture, home: score.homeScore, guest: score.guestScore };
    if (isFinished(score.state)) finished.push(result);
    else if (isRunning(score.state)) running.push(result);
  }
  finished.sort((a, b) => a.fixture.kickoffAt - b.fixture.kickoffAt || a.fixture.id - b.fixture.id);
  return { finished, running };
}

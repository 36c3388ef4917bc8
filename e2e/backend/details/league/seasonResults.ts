// The results of a season that count in tables: of finished matches, and current scores of running ones.
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

/** The number of past seasons offered. */
const SEASONS_BEFORE = 4;

/** The seasons offered, newest first; the first is the current one. Empty for an unknown league. */
export function shownSeasons(world: World, leagueId: number, now: number): readonly SeasonInfo[] {
  return world.seasons.list(leagueId, now, SEASONS_BEFORE);
}

/** The requested season, or the current one if none is given; undefined if it is not among those offered. */
export function findSeason(
  world: World,
  leagueId: number,
  seasonId: number | undefined,
  now: number,
): SeasonInfo | undefined {
  const seasons = shownSeasons(world, leagueId, now);
  return seasonId === undefined ? seasons[0] : seasons.find(({ id }) => id === seasonId);
}

/** True if a match in this wire state is running (docs/product.md#match-states). */
export const isRunning = (state: number): boolean => state >= 1 && state <= 5;

/** True if the match was played to its end, so that its result counts. */
export const isFinished = (state: number): boolean => state === -1;

/** The results of a season that count at `now`; abandoned, interrupted, postponed and cancelled matches do not. */
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

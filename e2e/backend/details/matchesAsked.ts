// The matches of GET /api/football/matches: by id, by team and by league (docs/wire.md#matches-of-favourites).
import type { World } from "../world/types.ts";
import { isPast, matchesBefore, matchesFrom } from "./team/teamMatches.ts";

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** A match that kicked off so long ago at most may still be running. */
const RUNNING_MS = 6 * HOUR_MS;
/** Days of a league, today included. */
const LEAGUE_DAYS = 7;
const LAST_OF_TEAM = 2;
const NEXT_OF_TEAM = 3;

export interface MatchesAsked {
  readonly ids: readonly number[];
  readonly teamIds: readonly number[];
  readonly leagueIds: readonly number[];
}

/** Each id once; unknown teams and leagues have none. `today`: first instant of the viewer's day, epoch ms. */
export function matchesAsked(
  world: World,
  { ids, teamIds, leagueIds }: MatchesAsked,
  { now, today }: { readonly now: number; readonly today: number },
): readonly number[] {
  const isOver = isPast(world, now);
  const ofTeams = teamIds.flatMap((teamId) => [
    ...matchesBefore(world, teamId, now, { now, limit: LAST_OF_TEAM, wanted: isOver }),
    ...matchesFrom(world, teamId, now - RUNNING_MS, {
      now,
      limit: NEXT_OF_TEAM,
      wanted: (id) => !isOver(id),
    }),
  ]);
  const leagues = new Set(leagueIds);
  const ofLeagues =
    leagues.size === 0
      ? []
      : world
          .matchesBetween(today, today + LEAGUE_DAYS * DAY_MS)
          .filter((id) => leagues.has(world.seasons.placeOf(id)?.leagueId ?? 0));
  return [...new Set([...ids, ...ofTeams, ...ofLeagues])];
}

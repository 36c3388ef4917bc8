// Writes a match's analysis: earlier meetings, the form of both teams before it, and their matches after it.
import type { World } from "../../world/types.ts";
import { writeFixtures } from "../parts.ts";
import { isFinished } from "../league/seasonResults.ts";
import type { Asked } from "../sources.ts";
import { matchesBefore, matchesFrom, wasPlayed } from "../team/teamMatches.ts";

const MOST_MEETINGS = 20;
const MOST_RECENT = 20;
const MOST_NEXT = 5;
/** Number of seasons of every competition searched for meetings. */
const SEASONS_BACK = 12;

/** The answer of the analysis call; undefined for an unknown match. */
export function writeAnalysis(world: World, matchId: number, { now, lang }: Asked): object | undefined {
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const { homeId, awayId, kickoffAt } = match;
  const lines = (ids: readonly number[]): object[] => writeFixtures(world, ids, now, lang);
  const recent = (teamId: number): object[] =>
    lines(
      matchesBefore(world, teamId, kickoffAt, { now, limit: MOST_RECENT, wanted: wasPlayed(world, now) }),
    );
  const next = (teamId: number): object[] =>
    lines(matchesFrom(world, teamId, kickoffAt, { now, limit: MOST_NEXT, wanted: (id) => id !== matchId }));
  return {
    scheduleId: matchId,
    sclassId: match.leagueId,
    homeTeamId: homeId,
    guestTeamId: awayId,
    meetings: lines(meetings(world, [homeId, awayId], kickoffAt, now)),
    homeRecent: recent(homeId),
    guestRecent: recent(awayId),
    homeNext: next(homeId),
    guestNext: next(awayId),
  };
}

/** Matches between two teams before `before` (epoch ms), newest first. */
function meetings(
  world: World,
  [one, two]: readonly [number, number],
  before: number,
  now: number,
): number[] {
  const { seasons } = world;
  const shared = seasons.competitionsOf(one).filter((id) => seasons.competitionsOf(two).includes(id));
  const found = shared.flatMap((leagueId) =>
    seasons
      .list(leagueId, Math.min(before, now), SEASONS_BACK)
      .flatMap(({ id }) => seasons.fixtures(leagueId, id, now))
      .filter(
        ({ homeId, awayId, kickoffAt, id }) =>
          kickoffAt < before &&
          ((homeId === one && awayId === two) || (homeId === two && awayId === one)) &&
          isFinished(seasons.scoreAt(id, now)?.state ?? 0),
      ),
  );
  return found
    .sort((a, b) => b.kickoffAt - a.kickoffAt || b.id - a.id)
    .slice(0, MOST_MEETINGS)
    .map(({ id }) => id);
}

/** Players suspended because of a red card in the team's league match of the previous round. */
import { remember } from "../cache.ts";
import type { Pitch } from "./pitch.ts";
import type { MatchNow, World } from "../types.ts";

export interface Suspensions {
  /** The end of the previous match for the team, as a cache key for sheets. */
  ending(match: MatchNow, teamId: number): string;
  /** Ids of the team's players who were sent off in it. */
  suspended(match: MatchNow, teamId: number): readonly number[];
}

/** `tell` generates a match to its end; called only for matches with a red card for the team. */
export function createSuspensions(
  world: Pick<World, "history" | "seasons">,
  tell: (matchId: number) => readonly Pitch[],
): Suspensions {
  const before = remember(4000, (): Map<number, number> => new Map());

  /** The id of the team's league match in the previous round, 0 for none. */
  function matchBefore(match: MatchNow, teamId: number): number {
    const kept = before(match.id);
    const known = kept.get(teamId);
    if (known !== undefined) return known;
    const place = world.seasons.placeOf(match.id);
    const cup = world.seasons.competition(match.leagueId)?.cup ?? true;
    const id =
      place === undefined || cup || place.round === 0
        ? undefined
        : world.seasons
            .fixtures(place.leagueId, place.seasonId, match.kickoffAt)
            .find(
              ({ round, homeId, awayId }) =>
                round === place.round - 1 && (homeId === teamId || awayId === teamId),
            )?.id;
    kept.set(teamId, id ?? 0);
    return id ?? 0;
  }

  function reds(match: MatchNow, teamId: number): number {
    const id = matchBefore(match, teamId);
    const last = id === 0 ? undefined : world.history(id, Number.POSITIVE_INFINITY).at(-1)?.match;
    if (last === undefined) return 0;
    return last.homeId === teamId ? last.homeRed : last.guestRed;
  }

  return {
    ending: (match, teamId) => String(reds(match, teamId)),
    suspended: (match, teamId) =>
      reds(match, teamId) === 0
        ? []
        : tell(matchBefore(match, teamId))
            .flatMap(({ tallies }) => [...tallies.values()])
            .filter(({ redCards, player }) => redCards > 0 && player.teamId === teamId)
            .map(({ player }) => player.id),
  };
}

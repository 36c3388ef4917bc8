// A team's current season in each of its competitions: started matches, and its players' statistics.
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { World } from "../../world/types.ts";
import { shownSeasons } from "../league/seasonResults.ts";
import { countsForPlayers } from "./seasonTallies.ts";
import type { DetailSources } from "../sources.ts";
import { addAppearance, newTally, type Tallies } from "./tallies.ts";
import { nextMatchOf } from "./teamMatches.ts";

export interface TeamSeason {
  readonly leagueId: number;
  readonly cup: boolean;
  readonly season: SeasonInfo;
  /** Finished and running matches, by kick-off. */
  readonly matchIds: readonly number[];
}

/** One per competition of the team this season, leagues first. */
export function teamSeasons(world: World, teamId: number, now: number): readonly TeamSeason[] {
  return world.seasons.competitionsOf(teamId).flatMap((leagueId): TeamSeason[] => {
    const season = shownSeasons(world, leagueId, now)[0];
    const competition = world.seasons.competition(leagueId);
    if (season === undefined || competition === undefined) return [];
    const matchIds = world.seasons
      .fixtures(leagueId, season.id, now)
      .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
      .filter(({ id }) => countsForPlayers(world.seasons.scoreAt(id, now)?.state ?? 0))
      .toSorted((a, b) => a.kickoffAt - b.kickoffAt)
      .map(({ id }) => id);
    return [{ leagueId, cup: competition.cup, season, matchIds }];
  });
}

/** Statistics of the team's own players in these matches. */
export function teamTallies(
  { stories }: DetailSources,
  teamId: number,
  matchIds: readonly number[],
  now: number,
): Tallies {
  const tallies: Tallies = new Map();
  for (const id of matchIds) {
    for (const appearance of stories.appearances(id, now)) {
      if (appearance.teamId !== teamId) continue;
      const tally = tallies.get(appearance.playerId) ?? newTally(appearance.playerId, teamId);
      tallies.set(appearance.playerId, tally);
      addAppearance(tally, appearance);
    }
  }
  return tallies;
}

/** Players who miss the team's running or next match, with the reason. */
export function missingOf(
  { world, stories }: DetailSources,
  teamId: number,
  now: number,
): ReadonlyMap<number, "injured" | "suspended"> {
  const matchId = nextMatchOf(world, teamId, now);
  const match = matchId === undefined ? undefined : world.matchAt(matchId, now);
  const sheets = match && stories.sheets(match.id);
  const sheet = match?.homeId === teamId ? sheets?.home : sheets?.away;
  return new Map(sheet?.missing.map(({ playerId, reason }) => [playerId, reason]));
}

/** Whole years between a birth date (yyyy-mm-dd) and an instant. */
export function ageAt(birthDate: string, now: number): number {
  const today = new Date(now).toISOString().slice(0, 10);
  const years = Number(today.slice(0, 4)) - Number(birthDate.slice(0, 4));
  return today.slice(5) < birthDate.slice(5) ? years - 1 : years;
}

// Writes a team's profile, its fixtures and its squad.
import { findLeague, writeCountry, writeFixture, writeFixtures, writeLeague, writePlayer } from "../parts.ts";
import { writeTeam } from "../parts.ts";
import { shownSeasons } from "../league/seasonResults.ts";
import type { Asked, DetailSources } from "../sources.ts";
import { seasonTables } from "../league/standings.ts";
import {
  formOf,
  isPast,
  matchesBefore,
  nextMatchOf,
  runningOf,
  upcomingOf,
  wasPlayed,
} from "./teamMatches.ts";
import { ageAt, missingOf, teamSeasons, teamTallies } from "./teamSeason.ts";

const FORM_LENGTH = 5;
const MOST_FIXTURES = 30;

/** The answer of the team call; undefined for an unknown team. */
export function writeTeamProfile(
  { world, people }: DetailSources,
  teamId: number,
  { now, lang }: Asked,
): object | undefined {
  const team = world.team(teamId);
  if (team === undefined) return undefined;
  const leagueId = world.seasons
    .competitionsOf(teamId)
    .find((id) => world.seasons.competition(id)?.cup === false);
  const season = leagueId === undefined ? undefined : shownSeasons(world, leagueId, now)[0];
  const table =
    leagueId === undefined || season === undefined
      ? []
      : seasonTables(world, { leagueId, season, now }).total;
  const index = table.findIndex((row) => row.teamId === teamId);
  const recent = matchesBefore(world, teamId, now, {
    now,
    limit: FORM_LENGTH,
    wanted: wasPlayed(world, now),
  });
  const next = nextMatchOf(world, teamId, now);
  const { name, city, capacity } = people.venue(teamId);
  return {
    team: writeTeam(world, teamId, lang),
    country: writeCountry(world, team.countryId, lang),
    league:
      leagueId === undefined || findLeague(world, leagueId) === undefined
        ? null
        : writeLeague(world, leagueId, lang),
    rank: index === -1 ? null : index + 1,
    integral: table[index]?.points ?? null,
    total: table[index]?.played ?? null,
    recent: formOf(world, teamId, recent.toReversed(), now).join(""),
    coach: people.coach(teamId),
    founded: people.founded(teamId),
    venue: { name, city, capacity },
    nextMatch: next === undefined ? null : (writeFixture(world, next, now, lang) ?? null),
  };
}

/** The answer of the schedule call. */
export function writeTeamFixtures({ world }: DetailSources, teamId: number, { now, lang }: Asked): object {
  const results = matchesBefore(world, teamId, now, {
    now,
    limit: MOST_FIXTURES,
    wanted: isPast(world, now),
  });
  return {
    results: writeFixtures(world, results, now, lang),
    running: writeFixtures(world, runningOf(world, teamId, now), now, lang),
    upcoming: writeFixtures(world, upcomingOf(world, teamId, now, MOST_FIXTURES), now, lang),
  };
}

/** The answer of the squad call; statistics are of the current season in all competitions. */
export function writeTeamSquad(sources: DetailSources, teamId: number, { now, lang }: Asked): object {
  const { world, people } = sources;
  const matchIds = teamSeasons(world, teamId, now).flatMap((season) => season.matchIds);
  const tallies = teamTallies(sources, teamId, matchIds, now);
  const missing = missingOf(sources, teamId, now);
  return {
    coach: people.coach(teamId),
    players: people.squad(teamId).map((player) => {
      const tally = tallies.get(player.id);
      return {
        ...writePlayer(player, lang),
        shirt: player.shirt,
        position: player.position,
        age: ageAt(player.birthDate, now),
        country: writeCountry(world, player.countryId, lang),
        matches: tally?.matches ?? 0,
        goals: tally?.goals ?? 0,
        assists: tally?.assists ?? 0,
        missing: missing.get(player.id) ?? null,
      };
    }),
  };
}

/** Writes a team's profile from what a source has said and from results. */
import { findLeague, writeCountry, writeFixture, writeLeague, writeTeam } from "../../details/parts.ts";
import type { Asked } from "../../details/sources.ts";
import { formOf, matchesBefore, nextMatchOf, wasPlayed } from "../../details/team/teamMatches.ts";
import { hasTable } from "./leaguePages.ts";
import type { FeedSources } from "./matchPages.ts";

const FORM_LENGTH = 5;

/** The answer of the team call; undefined for an unknown team. Only tabs with content are offered. */
export function feedTeamProfile(
  sources: FeedSources,
  teamId: number,
  { now, lang }: Asked,
): object | undefined {
  const { world, facts } = sources;
  const team = world.team(teamId);
  if (team === undefined) return undefined;
  const leagueId = world.seasons.competitionsOf(teamId).find((id) => findLeague(world, id)?.cup === false);
  const table =
    leagueId === undefined
      ? undefined
      : facts.standings(leagueId)?.value.find(({ part }) => part === "total");
  const row = table?.rows.find((each) => each.teamId === teamId);
  const recent = matchesBefore(world, teamId, now, {
    now,
    limit: FORM_LENGTH,
    wanted: wasPlayed(world, now),
  });
  const next = nextMatchOf(world, teamId, now);
  return {
    team: writeTeam(world, teamId, lang),
    country: writeCountry(world, team.countryId, lang),
    league: leagueId === undefined ? null : writeLeague(world, leagueId, lang),
    rank: row?.rank ?? null,
    integral: row?.points ?? null,
    total: row?.played ?? null,
    recent: formOf(world, teamId, recent.toReversed(), now).join(""),
    coach: facts.squad(teamId)?.value.coach ?? "",
    founded: facts.foundedIn(teamId) ?? 0,
    venue: { name: facts.venueOf(teamId) ?? "", city: "", capacity: 0 },
    nextMatch: next === undefined ? null : (writeFixture(world, next, now, lang) ?? null),
    tabs: [
      "fixtures",
      ...(mayHaveSquad(sources, teamId) ? ["squad"] : []),
      ...(leagueId !== undefined && hasTable(sources, leagueId, now) ? ["standings"] : []),
    ],
  };
}

/** Squads are asked for when their tab is opened; a team of which the source has named nobody has no such tab then. */
function mayHaveSquad({ facts }: FeedSources, teamId: number): boolean {
  const squad = facts.squad(teamId)?.value;
  return facts.gives.has("squads") && (squad === undefined || squad.players.length > 0);
}

// Writes a player's profile and his recent matches.
import type { Appearance } from "../../world/stories/people.ts";
import { earlierSeasons } from "./career.ts";
import { contractUntil, marketValue } from "./market.ts";
import type { Moves } from "./moves.ts";
import { writeCountry, writeFixture, writeLeague, writePlayer, writeTeam } from "../parts.ts";
import { countsForPlayers } from "./seasonTallies.ts";
import type { Asked, DetailSources } from "../sources.ts";
import { addAppearance, newTally, writeFigures, type Tally } from "./tallies.ts";
import { matchesBefore } from "./teamMatches.ts";
import { missingOf, teamSeasons, teamTallies } from "./teamSeason.ts";

const MOST_MATCHES = 20;
/** Number of his team's matches that are searched. */
const MOST_LOOKED_AT = 45;
const HOUR_MS = 3_600_000;

/** The answer of the player call; undefined for an unknown player. */
export function writePlayerProfile(
  sources: DetailSources,
  moves: Moves,
  playerId: number,
  { now, lang }: Asked,
): object | undefined {
  const { world, people } = sources;
  const player = people.player(playerId);
  if (player === undefined) return undefined;
  const { teamId } = player;
  const played = teamSeasons(world, teamId, now).map((season) => ({
    ...season,
    tally: teamTallies(sources, teamId, season.matchIds, now).get(playerId) ?? newTally(playerId, teamId),
  }));
  const league = played.find(({ cup }) => !cup) ?? played[0];
  const careerLine = (season: string, team: number, leagueId: number, tally: Tally) => ({
    season,
    team: writeTeam(world, team, lang),
    league: writeLeague(world, leagueId, lang),
    figures: writeFigures(tally),
  });
  const earlier =
    league === undefined ? [] : earlierSeasons(world, player, league.season, moves.ofPlayer(player, now));
  return {
    player: writePlayer(player, lang),
    team: world.team(teamId) === undefined ? null : writeTeam(world, teamId, lang),
    country: writeCountry(world, player.countryId, lang),
    birthDate: player.birthDate,
    height: player.heightCm,
    weight: player.weightKg,
    foot: player.foot,
    shirt: player.shirt,
    position: player.position,
    contractUntil: contractUntil(player, now),
    marketValue: marketValue(world, player, now) ?? null,
    missing: missingOf(sources, teamId, now).get(playerId) ?? null,
    season: played.map(({ leagueId, tally }) => ({
      league: writeLeague(world, leagueId, lang),
      figures: writeFigures(tally),
    })),
    career: [
      ...(league === undefined
        ? []
        : [careerLine(league.season.label, teamId, league.leagueId, league.tally)]),
      ...earlier.map((line) => careerLine(line.season.label, line.teamId, line.leagueId, line.tally)),
    ],
  };
}

/** The answer of the matches call, newest first; undefined for an unknown player. */
export function writePlayerMatches(
  { world, people, stories }: DetailSources,
  playerId: number,
  { now, lang }: Asked,
): object | undefined {
  const player = people.player(playerId);
  if (player === undefined) return undefined;
  const ids = matchesBefore(world, player.teamId, now + HOUR_MS, {
    now,
    limit: MOST_LOOKED_AT,
    wanted: (id) => countsForPlayers(world.seasons.scoreAt(id, now)?.state ?? 0),
  });
  const matches: object[] = [];
  for (const id of ids) {
    if (matches.length === MOST_MATCHES) break;
    const own = stories.appearances(id, now).find((appearance) => appearance.playerId === playerId);
    if (own === undefined) continue;
    const fixture = writeFixture(world, id, now, lang);
    const target = world.matchAt(id, now)?.homeId === own.teamId ? 1 : 2;
    if (fixture !== undefined) matches.push({ schedule: fixture, target, ...deeds(own) });
  }
  return { matches };
}

function deeds(appearance: Appearance): object {
  const tally = newTally(appearance.playerId, appearance.teamId);
  addAppearance(tally, appearance);
  return {
    minutes: tally.minutes,
    goals: tally.goals,
    assists: tally.assists,
    yellowCard: tally.yellowCards,
    redCard: tally.redCards,
    rating: appearance.rating,
  };
}

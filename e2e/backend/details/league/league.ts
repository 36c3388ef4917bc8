// Writes a league's profile, its rounds and its best players.
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { World } from "../../world/types.ts";
import { findLeague, winnerOf, writeFixtures, writeLeague, writePlayer, writeTeam } from "../parts.ts";
import { currentRound, writeRounds } from "./rounds.ts";
import { shownSeasons } from "./seasonResults.ts";
import type { Asked, DetailSources } from "../sources.ts";
import { seasonTables } from "./standings.ts";
import type { Tallies, Tally } from "../team/tallies.ts";

/** In ms: a season counts as decided this long after its last kick-off. */
const DECIDED_MS = 5 * 3_600_000;
const MOST_PLAYERS = 30;

/** The answer of the league call; undefined for an unknown league. */
export function writeLeagueProfile(world: World, leagueId: number, { now, lang }: Asked): object | undefined {
  const league = findLeague(world, leagueId);
  const competition = world.seasons.competition(leagueId);
  const seasons = shownSeasons(world, leagueId, now);
  if (league === undefined || competition === undefined) return undefined;
  const champion = seasons
    .slice(0, 2)
    .map((season) => winnerOfSeason(world, leagueId, season, now))
    .find((id) => id !== undefined);
  return {
    league: writeLeague(world, leagueId, lang),
    isCup: league.cup,
    color: league.color,
    seasons: seasons.map(({ id, label }) => ({ seasonId: id, name: label })),
    seasonId: seasons[0]?.id ?? null,
    teamCount: competition.size,
    champion: champion === undefined ? null : writeTeam(world, champion, lang),
  };
}

/** The champion of a finished season, or the holder of the cup; undefined before the season is decided. */
function winnerOfSeason(world: World, leagueId: number, season: SeasonInfo, now: number): number | undefined {
  const competition = world.seasons.competition(leagueId);
  const fixtures = world.seasons.fixtures(leagueId, season.id, now);
  const lastRound = (competition?.roundSizes.length ?? 0) - 1;
  const last = fixtures.filter(({ round }) => round === lastRound);
  if (last.length === 0 || last.some(({ kickoffAt }) => kickoffAt + DECIDED_MS > now)) return undefined;
  if (competition?.cup !== true) return seasonTables(world, { leagueId, season, now }).total[0]?.teamId;
  const final = world.matchAt(last[0]?.id ?? 0, now);
  if (final === undefined) return undefined;
  const winner = winnerOf(final) || (final.homeScore > final.guestScore ? 1 : 2);
  return winner === 1 ? final.homeId : final.awayId;
}

export interface RoundQuestion {
  readonly leagueId: number;
  readonly season: SeasonInfo;
  /** Starts at 1; undefined means the current round. */
  readonly round: number | undefined;
}

/** The answer of the round call; undefined if the season has no such round. */
export function writeLeagueRound(
  world: World,
  { leagueId, season, round }: RoundQuestion,
  { now, lang }: Asked,
): object | undefined {
  const competition = world.seasons.competition(leagueId);
  if (competition === undefined) return undefined;
  const fixtures = world.seasons.fixtures(leagueId, season.id, now);
  const current = currentRound(competition, fixtures, now);
  const shown = round ?? current;
  if (shown < 1 || shown > competition.roundSizes.length) return undefined;
  const ids = fixtures
    .filter((fixture) => fixture.round === shown - 1)
    .toSorted((a, b) => a.kickoffAt - b.kickoffAt || a.id - b.id)
    .map(({ id }) => id);
  return {
    seasonId: season.id,
    rounds: writeRounds(competition),
    round: shown,
    currentRound: current,
    scheduleList: writeFixtures(world, ids, now, lang),
  };
}

/** The answer of the players call: the best by goals, by assists and by cards. */
export function writeLeaguePlayers(sources: DetailSources, tallies: Tallies, { lang }: Asked): object {
  const all = [...tallies.values()];
  const best = (value: (tally: Tally) => number, tie: (tally: Tally) => number): object[] =>
    all
      .filter((tally) => value(tally) > 0)
      .sort(
        (a, b) => value(b) - value(a) || tie(b) - tie(a) || a.minutes - b.minutes || a.playerId - b.playerId,
      )
      .slice(0, MOST_PLAYERS)
      .flatMap((tally) => writeTally(sources, tally, lang) ?? []);
  return {
    scorers: best(
      ({ goals }) => goals,
      ({ goals, penalties }) => goals - penalties,
    ),
    assists: best(
      ({ assists }) => assists,
      ({ goals }) => goals,
    ),
    // A red card counts as three yellow ones.
    cards: best(
      ({ yellowCards, redCards }) => yellowCards + redCards * 3,
      ({ redCards }) => redCards,
    ),
  };
}

function writeTally({ world, people }: DetailSources, tally: Tally, lang: string): object | undefined {
  const player = people.player(tally.playerId);
  if (player === undefined) return undefined;
  return {
    player: writePlayer(player, lang),
    team: writeTeam(world, tally.teamId, lang),
    matches: tally.matches,
    goals: tally.goals,
    penalties: tally.penalties,
    assists: tally.assists,
    yellowCard: tally.yellowCards,
    redCard: tally.redCards,
  };
}

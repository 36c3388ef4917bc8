// Writes the common parts of detail answers: country, league, team, player and fixture line.
import type { PlayerInfo } from "../world/stories/people.ts";
import {
  type CountryInfo,
  type Lang,
  type LeagueInfo,
  type MatchNow,
  NOT_KNOWN,
  type World,
} from "../world/types.ts";
import { writeFeedTime } from "../server/zones.ts";

/** File names on the image host have at most nine digits. */
const PHOTO_NAMES = 1_000_000_000;

const leaguesOf = new WeakMap<readonly LeagueInfo[], ReadonlyMap<number, LeagueInfo>>();

/** The league with this id; undefined if unknown. */
export function findLeague(world: World, id: number): LeagueInfo | undefined {
  let known = leaguesOf.get(world.leagues);
  if (known === undefined) {
    known = new Map(world.leagues.map((league) => [league.id, league]));
    leaguesOf.set(world.leagues, known);
  }
  return known.get(id);
}

/** A country as {id, name, flag}; an unknown one has an empty name and flag. */
export function writeCountry(world: World, countryId: number, lang: Lang): object {
  const country: CountryInfo | undefined = world.countries.find(({ id }) => id === countryId);
  return { id: countryId, name: country?.name(lang) ?? "", flag: country?.flag ?? "" };
}

/** A league as {sclassId, sclassName, logo, country}. */
export function writeLeague(world: World, leagueId: number, lang: Lang): object {
  const league = findLeague(world, leagueId);
  return {
    sclassId: leagueId,
    sclassName: league?.name(lang) ?? "",
    logo: league === undefined ? "" : `${leagueId}.svg`,
    country: writeCountry(world, league?.countryId ?? 1, lang),
  };
}

/** A team as {teamId, teamName, logo}. */
export function writeTeam(world: World, teamId: number, lang: Lang): object {
  const team = world.team(teamId);
  return { teamId, teamName: team?.name(lang) ?? "", logo: team?.logo ?? "" };
}

/** A player as {playerId, playerName, photo}. */
export function writePlayer(player: PlayerInfo, lang: Lang): object {
  return {
    playerId: player.id,
    playerName: player.name(lang),
    photo: `${player.id % PHOTO_NAMES || 1}.svg`,
  };
}

/** True if a match in this state has a score: it is running, over or was broken off. */
export const hasScore = (state: number): boolean =>
  (state >= 1 && state <= 5) || state === -1 || state === -12 || state === -13;

/**
 * The side that went through, from the explanation text (docs/wire.md#explanation-text): 1 home, 2 away, 0
 * for no such decision.
 */
export function winnerOf({ explain }: MatchNow): 0 | 1 | 2 {
  const winner = explain.replace(/^;\|;\|;\|/, "").split(";")[4];
  return winner === "1" ? 1 : winner === "2" ? 2 : 0;
}

const known = (count: number): number | null => (count === NOT_KNOWN ? null : count);

/** A match as a fixture line at `now` (epoch ms); undefined for an unknown match. */
export function writeFixture(world: World, matchId: number, now: number, lang: Lang): object | undefined {
  const match = world.matchAt(matchId, now);
  if (match === undefined) return undefined;
  const scored = hasScore(match.state);
  // There is no half-time score before the first half is over.
  const halfOver = scored && match.state !== 1;
  const place = world.seasons.placeOf(matchId);
  // A cup's rounds are stages, not numbers.
  const numbered = place !== undefined && findLeague(world, match.leagueId)?.cup === false;
  return {
    scheduleId: matchId,
    league: writeLeague(world, match.leagueId, lang),
    round: numbered ? place.round + 1 : null,
    startTime: match.state === -11 ? null : writeFeedTime(match.kickoffAt),
    matchState: match.state,
    homeTeam: writeTeam(world, match.homeId, lang),
    guestTeam: writeTeam(world, match.awayId, lang),
    homeScore: scored ? match.homeScore : null,
    guestScore: scored ? match.guestScore : null,
    homeHalfScore: halfOver ? known(match.homeHalf) : null,
    guestHalfScore: halfOver ? known(match.guestHalf) : null,
    winner: winnerOf(match),
    isNeutrality: match.neutral,
  };
}

/** The fixture lines of known matches, in the order of the ids. */
export function writeFixtures(world: World, ids: readonly number[], now: number, lang: Lang): object[] {
  return ids.map((id) => writeFixture(world, id, now, lang)).filter((line) => line !== undefined);
}

// Generates a player's earlier seasons, similar in volume to the current one.
import type { PlayerInfo } from "../../world/stories/people.ts";
import { createRandom, mix } from "../../world/random.ts";
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { World } from "../../world/types.ts";
import type { Move } from "./moves.ts";
import { newTally, type Tally } from "./tallies.ts";
import { ageAt } from "./teamSeason.ts";

export interface CareerSeason {
  readonly season: SeasonInfo;
  readonly teamId: number;
  readonly leagueId: number;
  readonly tally: Tally;
}

const MOST_SEASONS = 9;
const FIRST_AGE = 17;
/** Goals and assists per full match of an average player. */
const RATES = {
  G: { goals: 0, assists: 0.01 },
  D: { goals: 0.05, assists: 0.06 },
  M: { goals: 0.13, assists: 0.16 },
  F: { goals: 0.38, assists: 0.17 },
} as const;

/** The seasons before `current`, newest first; before his move he played for his previous club. */
export function earlierSeasons(
  world: World,
  player: PlayerInfo,
  current: SeasonInfo,
  move: Move | undefined,
): readonly CareerSeason[] {
  const seasons: CareerSeason[] = [];
  let at = current.from - 1;
  while (seasons.length < MOST_SEASONS && ageAt(player.birthDate, at) >= FIRST_AGE) {
    if (move !== undefined && move.fromId === undefined && at < move.at) break;
    const teamId = move?.fromId !== undefined && at < move.at ? move.fromId : player.teamId;
    const leagueId = world.team(teamId)?.leagueId ?? 0;
    const season = world.seasons.list(leagueId, at, 0)[0];
    const rounds = world.seasons.competition(leagueId)?.roundSizes.length ?? 0;
    // A world with a single season has none before it.
    if (season === undefined || season.from > at || season.to > current.from + 366 * DAY_MS) break;
    if (season.id === current.id && teamId === player.teamId) break;
    seasons.push({ season, teamId, leagueId, tally: makeUp(player, teamId, season.id, rounds) });
    at = Math.min(at, season.from) - 1;
  }
  return seasons;
}

const DAY_MS = 86_400_000;

function makeUp(player: PlayerInfo, teamId: number, seasonId: number, rounds: number): Tally {
  const random = createRandom(mix(mix(player.id, 91), seasonId));
  const tally = newTally(player.id, teamId);
  const share = Math.min(0.95, Math.max(0, 0.1 + 0.85 * player.talent + (random.next() - 0.5) * 0.3));
  tally.matches = Math.round(rounds * share);
  tally.starts = Math.min(tally.matches, Math.round(tally.matches * (0.35 + 0.6 * player.talent)));
  tally.minutes = tally.starts * random.int(78, 88) + (tally.matches - tally.starts) * random.int(14, 26);
  const fullMatches = tally.minutes / 90;
  const rate = RATES[player.position];
  const skill = 0.4 + 1.2 * player.talent;
  tally.goals = random.poisson(rate.goals * skill * fullMatches);
  tally.assists = random.poisson(rate.assists * skill * fullMatches);
  tally.yellowCards = random.poisson(fullMatches * 0.14);
  tally.redCards = Math.min(2, random.poisson(fullMatches * 0.006));
  tally.ratings = tally.matches * (6.3 + 0.8 * player.talent + (random.next() - 0.5) * 0.3);
  return tally;
}

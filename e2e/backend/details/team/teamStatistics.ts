// Writes a team's statistics of the current league season: results by venue, goals by time, cards, scorers.
import type { MatchNow } from "../../world/types.ts";
import { addUp, goalQuarters } from "../match/goalMinutes.ts";
import { writePlayer } from "../parts.ts";
import { isFinished } from "../league/seasonResults.ts";
import type { Asked, DetailSources } from "../sources.ts";
import { teamSeasons, teamTallies } from "./teamSeason.ts";

const MOST_SCORERS = 10;
const OVER_GOALS = 3;

interface Played {
  readonly atHome: boolean;
  readonly scored: number;
  readonly conceded: number;
}

/** The answer of the statistics call, for finished league matches; scorers of running matches count already. */
export function writeTeamStatistics(sources: DetailSources, teamId: number, { now, lang }: Asked): object {
  const { world, people } = sources;
  const seasons = teamSeasons(world, teamId, now);
  const own = seasons.find(({ cup }) => !cup) ?? seasons[0];
  const played: Played[] = [];
  let quartersFor = [0, 0, 0, 0, 0, 0];
  let quartersAgainst = quartersFor;
  let yellow = 0;
  let red = 0;
  for (const id of own?.matchIds ?? []) {
    const history = world.history(id, now);
    const match: MatchNow | undefined = history.at(-1)?.match;
    if (match === undefined || !isFinished(match.state)) continue;
    const atHome = match.homeId === teamId;
    const [scored, conceded] = atHome
      ? [match.homeScore, match.guestScore]
      : [match.guestScore, match.homeScore];
    played.push({ atHome, scored, conceded });
    const { home, guest } = goalQuarters(history);
    quartersFor = addUp(quartersFor, atHome ? home : guest);
    quartersAgainst = addUp(quartersAgainst, atHome ? guest : home);
    yellow += atHome ? match.homeYellow : match.guestYellow;
    red += atHome ? match.homeRed : match.guestRed;
  }
  const scorers = [...teamTallies(sources, teamId, own?.matchIds ?? [], now).values()]
    .filter(({ goals }) => goals > 0)
    .sort((a, b) => b.goals - a.goals || a.minutes - b.minutes || a.playerId - b.playerId)
    .slice(0, MOST_SCORERS);
  return {
    season: own?.season.label ?? "",
    total: figures(played),
    home: figures(played.filter(({ atHome }) => atHome)),
    away: figures(played.filter(({ atHome }) => !atHome)),
    yellowCard: yellow,
    redCard: red,
    goalsForByQuarter: quartersFor,
    goalsAgainstByQuarter: quartersAgainst,
    topScorers: scorers.flatMap(({ playerId, goals }) => {
      const player = people.player(playerId);
      return player === undefined ? [] : [{ player: writePlayer(player, lang), goals }];
    }),
  };
}

function figures(played: readonly Played[]): object {
  const count = (wanted: (match: Played) => boolean): number => played.filter(wanted).length;
  return {
    total: played.length,
    win: count(({ scored, conceded }) => scored > conceded),
    draw: count(({ scored, conceded }) => scored === conceded),
    loss: count(({ scored, conceded }) => scored < conceded),
    getScore: played.reduce((sum, { scored }) => sum + scored, 0),
    lossScore: played.reduce((sum, { conceded }) => sum + conceded, 0),
    cleanSheets: count(({ conceded }) => conceded === 0),
    withoutGoal: count(({ scored }) => scored === 0),
    over25: count(({ scored, conceded }) => scored + conceded >= OVER_GOALS),
    bothScored: count(({ scored, conceded }) => scored > 0 && conceded > 0),
  };
}

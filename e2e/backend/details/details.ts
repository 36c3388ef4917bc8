// What match, league, team and player pages are written from: one function per call.
import type { SeasonInfo } from "../world/season/seasonTypes.ts";
import { writeLeaguePlayers, writeLeagueProfile } from "./league/league.ts";
import { writeLeagueStatistics } from "./league/leagueStatistics.ts";
import { writeStandings } from "./league/standings.ts";
import { writeMatchDetails } from "./match/matchDetails.ts";
import { writeMatchLineups } from "./match/matchLineups.ts";
import { writeMatchSummary } from "./match/matchSummary.ts";
import type { Asked, DetailSources } from "./sources.ts";
import { createMoves } from "./team/moves.ts";
import { writePlayerMatches, writePlayerProfile } from "./team/player.ts";
import { createSeasonTallies } from "./team/seasonTallies.ts";
import { writeTeamProfile, writeTeamSquad } from "./team/team.ts";
import { writeTeamStatistics } from "./team/teamStatistics.ts";
import { writeTeamTransfers } from "./team/teamTransfers.ts";

/** The data of a call; undefined for an unknown id, and for what is not known of a real club. */
type Written = object | undefined | Promise<object | undefined>;

/** Calls that need more than the results of matches. All that follows from results is written for every world alike. */
export interface Details {
  matchDetails(matchId: number, asked: Asked): Written;
  matchSummary(matchId: number, asked: Asked): Written;
  matchLineups(matchId: number, asked: Asked): Written;
  leagueProfile(leagueId: number, asked: Asked): Written;
  standings(leagueId: number, season: SeasonInfo, asked: Asked): Written;
  leaguePlayers(leagueId: number, season: SeasonInfo, asked: Asked): Written;
  leagueStatistics(leagueId: number, season: SeasonInfo, asked: Asked): Written;
  teamProfile(teamId: number, asked: Asked): Written;
  squad(teamId: number, asked: Asked): Written;
  teamStatistics(teamId: number, asked: Asked): Written;
  transfers(teamId: number, asked: Asked): Written;
  playerProfile(playerId: number, asked: Asked): Written;
  playerMatches(playerId: number, asked: Asked): Written;
}

/** The details of a made-up world, whose people and stories are computed. */
export function createMadeUpDetails(sources: DetailSources): Details {
  const { world, stories } = sources;
  const moves = createMoves(sources);
  const tallies = createSeasonTallies(world, stories);
  return {
    matchDetails: (id, asked) => writeMatchDetails(sources, id, asked),
    matchSummary: (id, asked) => writeMatchSummary(sources, id, asked),
    matchLineups: (id, asked) => writeMatchLineups(sources, id, asked),
    leagueProfile: (id, asked) => writeLeagueProfile(world, id, asked),
    standings: (leagueId, season, { now, lang }) => writeStandings(world, { leagueId, season, now }, lang),
    leaguePlayers: async (leagueId, season, asked) =>
      writeLeaguePlayers(sources, await tallies.of(leagueId, season.id, asked.now), asked),
    leagueStatistics: (leagueId, season, asked) => writeLeagueStatistics(world, leagueId, season, asked),
    teamProfile: (id, asked) => writeTeamProfile(sources, id, asked),
    squad: (id, asked) => writeTeamSquad(sources, id, asked),
    teamStatistics: (id, asked) => writeTeamStatistics(sources, id, asked),
    transfers: (id, asked) => writeTeamTransfers(sources, moves, id, asked),
    playerProfile: (id, asked) => writePlayerProfile(sources, moves, id, asked),
    playerMatches: (id, asked) => writePlayerMatches(sources, id, asked),
  };
}

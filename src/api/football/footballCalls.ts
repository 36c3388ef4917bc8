// The calls of match, league, team and player pages and of the search.
// See docs/wire.md#listed-and-assumed-calls.
import type { FOOTBALL_READS } from "#domain/calls/football.ts";
import type { Params } from "../transport/http.ts";
import { assumedGet, type ReadTable } from "../transport/wireCall.ts";
import { arrayOf, fixture, id, orElse, pair, type Reads, readWith } from "../wire/pageParts.ts";
import { footballSource } from "./footballSource.ts";
import { leaguePlayers, leagueProfile, leagueRound, leagueStatistics } from "./league.ts";
import { standings } from "./leagueStandings.ts";
import { matchDetails } from "./matchDetails.ts";
import { matchLineups } from "./matchLineups.ts";
import { matchSummary } from "./matchSummary.ts";
import { matchOdds } from "./odds.ts";
import { playerMatches, playerProfile } from "./player.ts";
import { popularSearches, searchAnswer } from "./search.ts";
import { teamFixtures, teamProfile, teamSquad, teamTransfers } from "./team.ts";
import { teamStatistics } from "./teamStatistics.ts";
import * as v from "valibot";
import type { MatchAnalysis } from "#domain/match/analysis.ts";

const fixtures = arrayOf(fixture);

/**
 * Reads the analysis of a match: head-to-head meetings, form of both teams, next matches. See
 * docs/wire.md#listed-and-assumed-calls.
 */
const matchAnalysis: Reads<MatchAnalysis> = v.pipe(
  v.object({
    scheduleId: id,
    sclassId: id,
    homeTeamId: orElse(id, 0),
    guestTeamId: orElse(id, 0),
    meetings: fixtures,
    homeRecent: fixtures,
    guestRecent: fixtures,
    homeNext: fixtures,
    guestNext: fixtures,
  }),
  v.transform((wire) => ({
    matchId: wire.scheduleId,
    leagueId: wire.sclassId,
    teamIds: pair(wire.homeTeamId, wire.guestTeamId),
    meetings: wire.meetings,
    recent: pair(wire.homeRecent, wire.guestRecent),
    next: pair(wire.homeNext, wire.guestNext),
  })),
);

const ofMatch = ({ matchId }: { readonly matchId: number }): Params => ({ scheduleId: matchId });
const ofTeam = ({ teamId }: { readonly teamId: number }): Params => ({ teamId });
const ofPlayer = ({ playerId }: { readonly playerId: number }): Params => ({ playerId });
/** Without a season the server answers for the current one. */
const ofSeason = (asked: { readonly leagueId: number; readonly seasonId?: number }): Params => ({
  sclassId: asked.leagueId,
  season: asked.seasonId,
});

export const FOOTBALL_CALLS: ReadTable<typeof FOOTBALL_READS> = {
  matchDetails: {
    endpoint: assumedGet("/api/football/match/detail"),
    params: ofMatch,
    read: readWith(matchDetails),
  },
  matchOdds: { endpoint: assumedGet("/api/football/match/odds"), params: ofMatch, read: readWith(matchOdds) },
  matchSummary: {
    endpoint: assumedGet("/api/football/match/summary"),
    params: ofMatch,
    read: readWith(matchSummary),
  },
  matchLineups: {
    endpoint: assumedGet("/api/football/match/lineups"),
    params: ofMatch,
    read: readWith(matchLineups),
  },
  matchAnalysis: {
    endpoint: assumedGet("/api/football/match/analysis"),
    params: ofMatch,
    read: readWith(matchAnalysis),
  },
  leagueProfile: {
    endpoint: assumedGet("/api/football/league/detail"),
    params: ({ leagueId }) => ({ sclassId: leagueId }),
    read: readWith(leagueProfile),
  },
  leagueRound: {
    endpoint: assumedGet("/api/football/league/round"),
    params: (asked) => ({ ...ofSeason(asked), round: asked.round }),
    read: readWith(leagueRound),
  },
  leagueStandings: {
    endpoint: assumedGet("/api/football/league/standings"),
    params: ofSeason,
    read: readWith(standings),
  },
  leaguePlayers: {
    endpoint: assumedGet("/api/football/league/players"),
    params: ofSeason,
    read: readWith(leaguePlayers),
  },
  leagueStatistics: {
    endpoint: assumedGet("/api/football/league/statistics"),
    params: ofSeason,
    read: readWith(leagueStatistics),
  },
  teamProfile: {
    endpoint: assumedGet("/api/football/team/detail"),
    params: ofTeam,
    read: readWith(teamProfile),
  },
  teamFixtures: {
    endpoint: assumedGet("/api/football/team/schedule"),
    params: ofTeam,
    read: readWith(teamFixtures),
  },
  teamSquad: { endpoint: assumedGet("/api/football/team/squad"), params: ofTeam, read: readWith(teamSquad) },
  teamStatistics: {
    endpoint: assumedGet("/api/football/team/statistics"),
    params: ofTeam,
    read: readWith(teamStatistics),
  },
  teamTransfers: {
    endpoint: assumedGet("/api/football/team/transfers"),
    params: ofTeam,
    read: readWith(teamTransfers),
  },
  playerProfile: {
    endpoint: assumedGet("/api/football/player/detail"),
    params: ofPlayer,
    read: readWith(playerProfile),
  },
  playerMatches: {
    endpoint: assumedGet("/api/football/player/matches"),
    params: ofPlayer,
    read: readWith(playerMatches),
  },
  search: {
    endpoint: assumedGet("/api/football/search"),
    params: ({ query }) => ({ keyword: query }),
    read: readWith(searchAnswer),
  },
  footballSource: { endpoint: assumedGet("/api/football/feed"), read: readWith(footballSource) },
  popularSearches: {
    endpoint: assumedGet("/api/football/search/popular"),
    read: readWith(popularSearches),
  },
};

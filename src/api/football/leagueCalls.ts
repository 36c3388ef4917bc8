// The calls of league pages and of the standings tab of a match (CONTRACT §4, assumed).
import type { Params } from "../transport/http.ts";
import { readWith } from "../wire/pageParts.ts";
import { leaguePlayers, leagueProfile, leagueRound, leagueStatistics } from "./league.ts";
import { standings } from "./leagueStandings.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

/** No season is the current one. */
const ofSeason = ({ leagueId, seasonId }: { leagueId: number; seasonId?: number }): Params => ({
  sclassId: leagueId,
  season: seasonId,
});

export const LEAGUE_CALLS: PageCallTable<
  "leagueProfile" | "leagueRound" | "leagueStandings" | "leaguePlayers" | "leagueStatistics"
> = {
  leagueProfile: {
    endpoint: assumed("/api/football/league/detail"),
    params: ({ leagueId }) => ({ sclassId: leagueId }),
    read: readWith(leagueProfile),
  },
  leagueRound: {
    endpoint: assumed("/api/football/league/round"),
    params: (asked) => ({ ...ofSeason(asked), round: asked.round }),
    read: readWith(leagueRound),
  },
  leagueStandings: {
    endpoint: assumed("/api/football/league/standings"),
    params: ofSeason,
    read: readWith(standings),
  },
  leaguePlayers: {
    endpoint: assumed("/api/football/league/players"),
    params: ofSeason,
    read: readWith(leaguePlayers),
  },
  leagueStatistics: {
    endpoint: assumed("/api/football/league/statistics"),
    params: ofSeason,
    read: readWith(leagueStatistics),
  },
};

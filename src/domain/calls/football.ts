// The reads of match, league, team and player pages and of the search.
import type { FootballSource } from "../footballSource.ts";
import type { LeaguePlayers, LeagueProfile, LeagueRound, LeagueStatistics } from "../league/league.ts";
import type { Standings } from "../league/standings.ts";
import type { MatchAnalysis } from "../match/analysis.ts";
import type { Lineups } from "../match/lineups.ts";
import type { MatchDetails } from "../match/matchDetails.ts";
import type { MatchSummary } from "../match/summary.ts";
import type { MatchOdds } from "../odds/markets.ts";
import type { PlayerMatches, PlayerProfile } from "../player/player.ts";
import type { PopularSearches, SearchAnswer } from "../search/searchAnswer.ts";
import type { TeamFixtures, TeamProfile, TeamSquad, TeamStatistics, TeamTransfers } from "../team/team.ts";
import { SOURCE_TAG } from "./cacheTags.ts";
import { type NoParams, NO_TAGS, read, type SamplesOf } from "./call.ts";

interface OfMatch {
  readonly matchId: number;
}
interface OfLeague {
  readonly leagueId: number;
}
interface OfTeam {
  readonly teamId: number;
}
interface OfPlayer {
  readonly playerId: number;
}
/** Without a season it is the current one. */
interface OfSeason extends OfLeague {
  readonly seasonId?: number;
}

/** Pages poll odds every 8 s, and a poll must not get the answer of the one before it. */
const ODDS_MAX_AGE_MS = 7_500;

const ofMatch = ({ matchId }: OfMatch): readonly string[] => [`match:${matchId}`];
const ofLeague = ({ leagueId }: OfLeague): readonly string[] => [`league:${leagueId}`];
const ofTeam = ({ teamId }: OfTeam): readonly string[] => [`team:${teamId}`];

export const FOOTBALL_READS = {
  matchDetails: read<OfMatch, MatchDetails>({ ofMember: false, tags: ofMatch }),
  matchOdds: read<OfMatch, MatchOdds>({ ofMember: false, tags: ofMatch, maxAgeMs: ODDS_MAX_AGE_MS }),
  matchSummary: read<OfMatch, MatchSummary>({ ofMember: false, tags: ofMatch }),
  matchLineups: read<OfMatch, Lineups>({ ofMember: false, tags: ofMatch }),
  matchAnalysis: read<OfMatch, MatchAnalysis>({ ofMember: false, tags: NO_TAGS }),
  leagueProfile: read<OfLeague, LeagueProfile>({ ofMember: false, tags: NO_TAGS }),
  /** Without a round it is the current one. */
  leagueRound: read<OfSeason & { readonly round?: number }, LeagueRound>({ ofMember: false, tags: ofLeague }),
  leagueStandings: read<OfSeason, Standings>({ ofMember: false, tags: ofLeague }),
  leaguePlayers: read<OfSeason, LeaguePlayers>({ ofMember: false, tags: ofLeague }),
  leagueStatistics: read<OfSeason, LeagueStatistics>({ ofMember: false, tags: ofLeague }),
  teamProfile: read<OfTeam, TeamProfile>({ ofMember: false, tags: ofTeam }),
  teamFixtures: read<OfTeam, TeamFixtures>({ ofMember: false, tags: ofTeam }),
  teamSquad: read<OfTeam, TeamSquad>({ ofMember: false, tags: NO_TAGS }),
  teamStatistics: read<OfTeam, TeamStatistics>({ ofMember: false, tags: NO_TAGS }),
  teamTransfers: read<OfTeam, TeamTransfers>({ ofMember: false, tags: NO_TAGS }),
  playerProfile: read<OfPlayer, PlayerProfile>({ ofMember: false, tags: NO_TAGS }),
  playerMatches: read<OfPlayer, PlayerMatches>({ ofMember: false, tags: NO_TAGS }),
  search: read<{ readonly query: string }, SearchAnswer>({ ofMember: false, tags: NO_TAGS }),
  /** Null where the server names no source: the world is made up. */
  footballSource: read<NoParams, FootballSource | null>({
    ofMember: false,
    tags: () => [SOURCE_TAG],
    silent: true,
  }),
  popularSearches: read<NoParams, PopularSearches>({ ofMember: false, tags: NO_TAGS, silent: true }),
};

const MATCH: OfMatch = { matchId: 1001 };
const LEAGUE: OfLeague = { leagueId: 36 };
const TEAM: OfTeam = { teamId: 11 };
const PLAYER: OfPlayer = { playerId: 5 };

export const FOOTBALL_SAMPLES: SamplesOf<typeof FOOTBALL_READS> = {
  matchDetails: MATCH,
  matchOdds: MATCH,
  matchSummary: MATCH,
  matchLineups: MATCH,
  matchAnalysis: MATCH,
  leagueProfile: LEAGUE,
  leagueRound: LEAGUE,
  leagueStandings: LEAGUE,
  leaguePlayers: LEAGUE,
  leagueStatistics: LEAGUE,
  teamProfile: TEAM,
  teamFixtures: TEAM,
  teamSquad: TEAM,
  teamStatistics: TEAM,
  teamTransfers: TEAM,
  playerProfile: PLAYER,
  playerMatches: PLAYER,
  search: { query: "arsenal" },
  footballSource: {},
  popularSearches: {},
};

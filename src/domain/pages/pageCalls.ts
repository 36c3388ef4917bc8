// Everything a page may ask for beyond the live rows: one entry per call, with what it needs and what it answers.
import type { PostPage, PostSubject } from "../community/post.ts";
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

interface Call<Params, Answer> {
  readonly params: Params;
  readonly answer: Answer;
}

interface OfMatch {
  readonly matchId: number;
}
interface OfTeam {
  readonly teamId: number;
}
interface OfPlayer {
  readonly playerId: number;
}
/** No season is the current one. */
interface OfSeason {
  readonly leagueId: number;
  readonly seasonId?: number;
}

export interface PageCalls {
  readonly matchDetails: Call<OfMatch, MatchDetails>;
  readonly matchOdds: Call<OfMatch, MatchOdds>;
  readonly matchSummary: Call<OfMatch, MatchSummary>;
  readonly matchLineups: Call<OfMatch, Lineups>;
  readonly matchAnalysis: Call<OfMatch, MatchAnalysis>;
  readonly leagueProfile: Call<{ readonly leagueId: number }, LeagueProfile>;
  /** No round is the current one. */
  readonly leagueRound: Call<OfSeason & { readonly round?: number }, LeagueRound>;
  readonly leagueStandings: Call<OfSeason, Standings>;
  readonly leaguePlayers: Call<OfSeason, LeaguePlayers>;
  readonly leagueStatistics: Call<OfSeason, LeagueStatistics>;
  readonly teamProfile: Call<OfTeam, TeamProfile>;
  readonly teamFixtures: Call<OfTeam, TeamFixtures>;
  readonly teamSquad: Call<OfTeam, TeamSquad>;
  readonly teamStatistics: Call<OfTeam, TeamStatistics>;
  readonly teamTransfers: Call<OfTeam, TeamTransfers>;
  readonly playerProfile: Call<OfPlayer, PlayerProfile>;
  readonly playerMatches: Call<OfPlayer, PlayerMatches>;
  readonly search: Call<{ readonly query: string }, SearchAnswer>;
  readonly popularSearches: Call<Readonly<Record<string, never>>, PopularSearches>;
  /** `page` from 1. */
  readonly posts: Call<
    { readonly subject: PostSubject; readonly subjectId: number; readonly page: number },
    PostPage
  >;
}

export type PageCallName = keyof PageCalls;
export type PageParams<Name extends PageCallName> = PageCalls[Name]["params"];
export type PageAnswer<Name extends PageCallName> = PageCalls[Name]["answer"];

/** One call with its parameters. */
export type PageRequest = {
  [Name in PageCallName]: { readonly call: Name; readonly params: PageParams<Name> };
}[PageCallName];

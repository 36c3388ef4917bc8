// Everything a page may ask for beyond the live rows: one entry per call, with what it needs and what it answers.
import type { PostPage, PostSubject } from "../community/post.ts";
import type { LeaguePlayers, LeagueProfile, LeagueRound, LeagueStatistics } from "../league/league.ts";
import type {
  Binding,
  Member,
  Notice,
  NoticeKind,
  Paged,
  Platform,
  Profile,
  RelatedUser,
  UnreadCounts,
} from "../member/member.ts";
import type { Delta } from "../richText/delta.ts";
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

/** Texts by message id under their language's code in upper case (SPEC §3 "Dictionary entries"). */
export type Dictionary = ReadonlyMap<string, ReadonlyMap<string, string>>;

type OfNobody = Readonly<Record<string, never>>;
interface OfUser {
  readonly userId: number;
}
/** `page` from 1. */
interface OfPage {
  readonly page: number;
}

/** A text of ours that the server keeps, by its name. */
const DOCUMENT_NAMES = ["serviceAgreement", "privacyPolicy", "about", "faq", "contributorProgram"] as const;
export type DocumentName = (typeof DOCUMENT_NAMES)[number];

export interface StoredDocument {
  /** Rich text as the editor keeps it. */
  readonly content: Delta;
  /** Code of the language it is written in, such as fr_FR; "" where the server does not say. */
  readonly language: string;
  /** Epoch ms. */
  readonly updatedAt: number | undefined;
}

export interface PageCalls {
  /** The asker's own account; code 401 for a visitor. */
  readonly account: Call<OfNobody, Member>;
  readonly profile: Call<OfUser, Profile>;
  readonly followers: Call<OfUser & OfPage, Paged<RelatedUser>>;
  readonly following: Call<OfUser & OfPage, Paged<RelatedUser>>;
  readonly userPosts: Call<OfUser & OfPage, PostPage>;
  readonly mutedUsers: Call<OfPage, Paged<RelatedUser>>;
  readonly platforms: Call<OfNobody, readonly Platform[]>;
  readonly bindings: Call<OfNobody, readonly Binding[]>;
  readonly notices: Call<OfPage & { readonly kind: NoticeKind }, Paged<Notice>>;
  readonly unreadNotices: Call<OfNobody, UnreadCounts>;
  readonly document: Call<{ readonly name: DocumentName }, StoredDocument>;
  /** Codes of the languages on offer (SPEC §3, such as fr_FR) in the server's order; empty where it tells none. */
  readonly languages: Call<Readonly<Record<string, never>>, readonly string[]>;
  /** `language` is a code such as fr_FR. */
  readonly dictionary: Call<{ readonly language: string }, Dictionary>;
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

// Which live changes make a page's data out of date.
import type { Match } from "../match/match.ts";
import type { PageRequest } from "./pageCalls.ts";

/** What data is about, such as "match:1001" or "league:36". */
export type Topic = string;

/** All that is said in, or depends on, the name of the member signed in. */
export const MEMBER_TOPIC: Topic = "member";

/** The subject whose changes outdate an answer; undefined when live changes do not matter to it. */
export function topicOf(request: PageRequest): Topic | undefined {
  switch (request.call) {
    case "matchDetails":
    case "matchOdds":
    case "matchSummary":
    case "matchLineups":
      return `match:${request.params.matchId}`;
    case "leagueRound":
    case "leagueStandings":
    case "leaguePlayers":
    case "leagueStatistics":
      return `league:${request.params.leagueId}`;
    case "teamProfile":
    case "teamFixtures":
      return `team:${request.params.teamId}`;
    case "profile":
    case "account":
    case "bindings":
    case "notices":
    case "unreadNotices":
    case "mutedUsers":
    case "followers":
    case "following":
    case "userPosts":
      return MEMBER_TOPIC;
    default:
      return undefined;
  }
}

/** All that a change of this match outdates. */
export function topicsOfMatch({ id, leagueId, teamIds }: Match): readonly Topic[] {
  return [`match:${id}`, `league:${leagueId}`, `team:${teamIds.home}`, `team:${teamIds.away}`];
}

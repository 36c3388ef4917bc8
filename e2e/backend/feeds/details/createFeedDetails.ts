/** What pages of real clubs are written from: results, and what a source has said. Nothing is made up. */
import type { Details } from "../../details/details.ts";
import type { World } from "../../world/types.ts";
import type { FeedFacts } from "../store/feedFacts.ts";
import { feedLeaguePlayers, feedLeagueProfile, feedStandings } from "./leaguePages.ts";
import { feedMatchLineups, feedSquad } from "./lineupPages.ts";
import { feedMatchDetails, feedMatchSummary } from "./matchPages.ts";
import { feedTeamProfile } from "./teamPages.ts";

const unknown = (): undefined => undefined;

/** Each call asks the source for what the page needs, and answers with what is stored then. */
export function createFeedDetails(world: World, facts: FeedFacts): Details {
  const sources = { world, facts };
  const ofLeague = (leagueId: number) => facts.want({ kind: "standings", leagueId });
  return {
    async matchDetails(matchId, asked) {
      await Promise.all([facts.want({ kind: "match", matchId }), facts.want({ kind: "odds", matchId })]);
      return feedMatchDetails(sources, matchId, asked);
    },
    async matchSummary(matchId, asked) {
      await facts.want({ kind: "match", matchId });
      return feedMatchSummary(sources, matchId, asked);
    },
    async matchLineups(matchId, asked) {
      await facts.want({ kind: "match", matchId });
      return feedMatchLineups(sources, matchId, asked);
    },
    async leagueProfile(leagueId, asked) {
      if (facts.gives.has("standings")) await ofLeague(leagueId);
      return feedLeagueProfile(sources, leagueId, asked);
    },
    async standings(leagueId, season, asked) {
      if (facts.gives.has("standings")) await ofLeague(leagueId);
      return feedStandings(sources, { leagueId, season }, asked);
    },
    async leaguePlayers(leagueId, _season, asked) {
      if (facts.gives.has("scorers")) await facts.want({ kind: "scorers", leagueId });
      return feedLeaguePlayers(sources, leagueId, asked);
    },
    teamProfile: (teamId, asked) => feedTeamProfile(sources, teamId, asked),
    async squad(teamId, asked) {
      if (!facts.gives.has("squads")) return undefined;
      await facts.want({ kind: "team", teamId });
      return feedSquad(sources, teamId, asked);
    },
    // Their tabs are not offered.
    leagueStatistics: unknown,
    teamStatistics: unknown,
    transfers: unknown,
    playerProfile: unknown,
    playerMatches: unknown,
  };
}

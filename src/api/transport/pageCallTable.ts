// All page calls by name.
import type { PageCallName } from "#domain/calls/pageCalls.ts";
import { ANALYSIS_CALLS } from "../football/analysisCalls.ts";
import { LANGUAGE_CALLS } from "../account/languageCalls.ts";
import { LEAGUE_CALLS } from "../football/leagueCalls.ts";
import { MATCH_CALLS } from "../football/matchCalls.ts";
import { ODDS_CALLS } from "../football/oddsCalls.ts";
import { MEMBER_CALLS } from "../account/memberCalls.ts";
import type { PageCallTable } from "./pageCall.ts";
import { PLAYER_CALLS } from "../football/playerCalls.ts";
import { POST_CALLS } from "../community/postCalls.ts";
import { SEARCH_CALLS } from "../football/searchCalls.ts";
import { TEAM_CALLS } from "../football/teamCalls.ts";

export const PAGE_CALLS: PageCallTable<PageCallName> = {
  ...MATCH_CALLS,
  ...ANALYSIS_CALLS,
  ...ODDS_CALLS,
  ...LEAGUE_CALLS,
  ...TEAM_CALLS,
  ...PLAYER_CALLS,
  ...SEARCH_CALLS,
  ...POST_CALLS,
  ...LANGUAGE_CALLS,
  ...MEMBER_CALLS,
};

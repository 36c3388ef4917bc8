// All page calls by name.
import type { PageCallName } from "#domain/calls/pageCalls.ts";
import { ANALYSIS_CALLS } from "./analysisCalls.ts";
import { LANGUAGE_CALLS } from "./languageCalls.ts";
import { LEAGUE_CALLS } from "./leagueCalls.ts";
import { MATCH_CALLS } from "./matchCalls.ts";
import { ODDS_CALLS } from "./oddsCalls.ts";
import { MEMBER_CALLS } from "./memberCalls.ts";
import type { PageCallTable } from "./pageCall.ts";
import { PLAYER_CALLS } from "./playerCalls.ts";
import { POST_CALLS } from "./postCalls.ts";
import { SEARCH_CALLS } from "./searchCalls.ts";
import { TEAM_CALLS } from "./teamCalls.ts";

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

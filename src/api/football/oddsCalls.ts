// The call behind the odds tab of a match.
import { readWith } from "../wire/pageParts.ts";
import { matchOdds } from "./odds.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

export const ODDS_CALLS: PageCallTable<"matchOdds"> = {
  matchOdds: {
    endpoint: assumed("/api/football/match/odds"),
    params: ({ matchId }) => ({ scheduleId: matchId }),
    read: readWith(matchOdds),
  },
};

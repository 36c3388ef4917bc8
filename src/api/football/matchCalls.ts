// The page calls about one match: its slow facts, its story and its line-ups.
import { readWith } from "../wire/pageParts.ts";
import { matchDetails } from "./matchDetails.ts";
import { matchLineups } from "./matchLineups.ts";
import { matchSummary } from "./matchSummary.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

const ofMatch = ({ matchId }: { readonly matchId: number }) => ({ scheduleId: matchId });

export const MATCH_CALLS: PageCallTable<"matchDetails" | "matchSummary" | "matchLineups"> = {
  matchDetails: {
    endpoint: assumed("/api/football/match/detail"),
    params: ofMatch,
    read: readWith(matchDetails),
  },
  matchSummary: {
    endpoint: assumed("/api/football/match/summary"),
    params: ofMatch,
    read: readWith(matchSummary),
  },
  matchLineups: {
    endpoint: assumed("/api/football/match/lineups"),
    params: ofMatch,
    read: readWith(matchLineups),
  },
};

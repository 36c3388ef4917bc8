// The call behind the analysis tab of a match (CONTRACT §4, assumed).
import { readWith } from "../wire/pageParts.ts";
import { matchAnalysis } from "./analysis.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

export const ANALYSIS_CALLS: PageCallTable<"matchAnalysis"> = {
  matchAnalysis: {
    endpoint: assumed("/api/football/match/analysis"),
    params: ({ matchId }) => ({ scheduleId: matchId }),
    read: readWith(matchAnalysis),
  },
};

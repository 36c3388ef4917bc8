// The analysis tab of a match: meetings and form.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { AnalysisTab } from "#features/match/AnalysisTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/analysis")({ component: Analysis });

function Analysis() {
  return <MatchTabBody tab="analysis">{(props) => <AnalysisTab {...props} />}</MatchTabBody>;
}

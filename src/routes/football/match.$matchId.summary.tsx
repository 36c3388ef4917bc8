// The summary tab of a match: its story and figures.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { SummaryTab } from "#features/match/SummaryTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/summary")({ component: Summary });

function Summary() {
  return <MatchTabBody tab="summary">{(props) => <SummaryTab {...props} />}</MatchTabBody>;
}

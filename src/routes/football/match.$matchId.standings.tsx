// The standings tab of a match: its league's table.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { StandingsTab } from "#features/match/StandingsTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/standings")({ component: Standings });

function Standings() {
  return <MatchTabBody tab="standings">{(props) => <StandingsTab {...props} />}</MatchTabBody>;
}

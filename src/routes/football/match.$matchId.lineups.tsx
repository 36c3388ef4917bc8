// The lineups tab of a match: who plays.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { LineupsTab } from "#features/match/LineupsTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/lineups")({ component: Lineups });

function Lineups() {
  return <MatchTabBody tab="lineups">{(props) => <LineupsTab {...props} />}</MatchTabBody>;
}

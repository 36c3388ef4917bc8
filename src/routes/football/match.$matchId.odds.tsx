// The odds tab of a match: prices of three providers.
import { createFileRoute } from "@tanstack/react-router";
import { MatchTabBody } from "#features/match/MatchTabBody.tsx";
import { OddsTab } from "#features/match/OddsTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/odds")({ component: Odds });

function Odds() {
  return <MatchTabBody tab="odds">{(props) => <OddsTab {...props} />}</MatchTabBody>;
}

// A team's own tabs: fixtures, results, squad, table, figures, transfers; the tab stands in the address.
import { createFileRoute } from "@tanstack/react-router";
import { readTeamSearch } from "#features/team/teamSearch.ts";
import { TeamTabs } from "#features/team/TeamTabs.tsx";

export const Route = createFileRoute("/football/team/$teamId/")({
  validateSearch: readTeamSearch,
  component: Team,
});

function Team() {
  return <TeamTabs teamId={Number(Route.useParams().teamId)} />;
}

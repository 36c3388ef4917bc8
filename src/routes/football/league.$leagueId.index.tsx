// A league's own tabs: fixtures, table, players, figures; the tab, season and round stand in the address.
import { createFileRoute } from "@tanstack/react-router";
import { readLeagueSearch } from "#features/league/leagueSearch.ts";
import { LeagueTabs } from "#features/league/LeagueTabs.tsx";

export const Route = createFileRoute("/football/league/$leagueId/")({
  validateSearch: readLeagueSearch,
  component: League,
});

function League() {
  return <LeagueTabs leagueId={Number(Route.useParams().leagueId)} />;
}

// A league.
// See docs/product.md#access-rules.
import { createFileRoute } from "@tanstack/react-router";
import { soccerDataBase } from "../-shared/accessRules.ts";
import { LazyNotFoundPage } from "../-shared/LazyNotFoundPage.tsx";
import { preloadData } from "../-shared/preloadData.ts";
import { LeaguePage } from "#features/league/LeaguePage.tsx";

export const Route = createFileRoute("/football/league/$leagueId")({
  beforeLoad: ({ params }) => soccerDataBase(params.leagueId),
  staticData: { layout: "soccer-league" },
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "leagueProfile", { leagueId: Number(params.leagueId) }),
  notFoundComponent: LazyNotFoundPage,
  component: League,
});

function League() {
  return <LeaguePage leagueId={Number(Route.useParams().leagueId)} />;
}

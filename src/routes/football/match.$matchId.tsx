// A match, around its tabs.
// See docs/product.md#access-rules.
import { createFileRoute } from "@tanstack/react-router";
import { soccerInner } from "../-shared/accessRules.ts";
import { LazyNotFoundPage } from "../-shared/LazyNotFoundPage.tsx";
import { preloadData } from "../-shared/preloadData.ts";
import { MatchPage } from "#features/match/MatchPage.tsx";

export const Route = createFileRoute("/football/match/$matchId")({
  beforeLoad: ({ params }) => soccerInner(params.matchId),
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "matchDetails", { matchId: Number(params.matchId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Match,
});

function Match() {
  return <MatchPage matchId={Number(Route.useParams().matchId)} />;
}

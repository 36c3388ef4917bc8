// A team.
// See docs/product.md#access-rules.
import { createFileRoute } from "@tanstack/react-router";
import { soccerDataBase } from "../-shared/accessRules.ts";
import { LazyNotFoundPage } from "../-shared/LazyNotFoundPage.tsx";
import { preloadData } from "../-shared/preloadData.ts";
import { TeamPage } from "#features/team/TeamPage.tsx";

export const Route = createFileRoute("/football/team/$teamId")({
  beforeLoad: ({ params }) => soccerDataBase(params.teamId),
  staticData: { layout: "soccer-team" },
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "teamProfile", { teamId: Number(params.teamId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Team,
});

function Team() {
  return <TeamPage teamId={Number(Route.useParams().teamId)} />;
}

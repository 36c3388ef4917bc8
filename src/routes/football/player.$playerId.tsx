// A player.
// See docs/product.md#addresses.
import { createFileRoute } from "@tanstack/react-router";
import { soccerDataBase } from "../-shared/accessRules.ts";
import { LazyNotFoundPage } from "../-shared/LazyNotFoundPage.tsx";
import { preloadData } from "../-shared/preloadData.ts";
import { PlayerPage } from "#features/player/PlayerPage.tsx";

export const Route = createFileRoute("/football/player/$playerId")({
  beforeLoad: ({ params }) => soccerDataBase(params.playerId),
  loader: ({ context, params, preload }) =>
    preloadData({ client: context.client, preload }, "playerProfile", { playerId: Number(params.playerId) }),
  notFoundComponent: LazyNotFoundPage,
  component: Player,
});

function Player() {
  return <PlayerPage playerId={Number(Route.useParams().playerId)} />;
}

// The board: chosen matches as tiles.
// See docs/product.md#the-board.
import { createFileRoute } from "@tanstack/react-router";
import { BoardPage } from "#features/board/BoardPage.tsx";
import { readBoardSearch } from "#components/match/boardAddress.ts";

export const Route = createFileRoute("/board")({
  staticData: { layout: "desktop" },
  validateSearch: readBoardSearch,
  component: BoardPage,
});

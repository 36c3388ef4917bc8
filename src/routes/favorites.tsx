// Favourite matches and those of favourite teams and leagues.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#app/listSearch.ts";
import { FavoritesPage } from "#features/matches/FavoritesPage.tsx";

export const Route = createFileRoute("/favorites")({
  validateSearch: readListSearch,
  component: FavoritesPage,
});

// The alternate home page: hot leagues and hot matches first.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#app/listSearch.ts";
import { AlternateHomePage } from "#features/matches/AlternateHomePage.tsx";

export const Route = createFileRoute("/index_s")({
  validateSearch: readListSearch,
  component: AlternateHomePage,
});

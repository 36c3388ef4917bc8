// The home page: all matches of a day.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#app/listSearch.ts";
import { ScoresPage } from "#features/matches/ScoresPage.tsx";

export const Route = createFileRoute("/")({ validateSearch: readListSearch, component: ScoresPage });

// Running matches only.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#app/listSearch.ts";
import { LivePage } from "#features/matches/LivePage.tsx";

export const Route = createFileRoute("/live")({ validateSearch: readListSearch, component: LivePage });

// What the row of a match shows.
import { createFileRoute } from "@tanstack/react-router";
import { MatchRowsPage } from "#features/settings/MatchRowsPage.tsx";

export const Route = createFileRoute("/settings/contest/sport")({ component: MatchRowsPage });

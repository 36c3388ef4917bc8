// A match without a tab: leads to the default one.
import { createFileRoute } from "@tanstack/react-router";
import { DefaultTab } from "#features/match/DefaultTab.tsx";

export const Route = createFileRoute("/football/match/$matchId/")({ component: DefaultTab });

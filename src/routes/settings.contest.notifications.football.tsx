// Which events of a football match are told.
import { createFileRoute } from "@tanstack/react-router";
import { FootballEventsPage } from "#features/settings/FootballEventsPage.tsx";

export const Route = createFileRoute("/settings/contest/notifications/football")({
  component: FootballEventsPage,
});

// The rules of alerts.
import { createFileRoute } from "@tanstack/react-router";
import { RulesPage } from "#features/settings/alerts/RulesPage.tsx";

export const Route = createFileRoute("/settings/contest/notifications/rules")({
  component: RulesPage,
});

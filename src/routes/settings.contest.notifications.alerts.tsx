// How alerts reach a viewer who looks elsewhere.
import { createFileRoute } from "@tanstack/react-router";
import { AlertsPage } from "#features/settings/alerts/AlertsPage.tsx";

export const Route = createFileRoute("/settings/contest/notifications/alerts")({
  component: AlertsPage,
});

// How all settings go back to how they were at first.
import { createFileRoute } from "@tanstack/react-router";
import { ResetPage } from "#features/settings/ResetPage.tsx";

export const Route = createFileRoute("/settings/reset")({ component: ResetPage });

// Light or dark, how tall rows are, low-power mode.
import { createFileRoute } from "@tanstack/react-router";
import { ThemePage } from "#features/settings/ThemePage.tsx";

export const Route = createFileRoute("/settings/theme")({ component: ThemePage });

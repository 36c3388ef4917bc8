// Light or dark, and how tall rows are.
import { createFileRoute } from "@tanstack/react-router";
import { ThemePage } from "#features/settings/ThemePage.tsx";

export const Route = createFileRoute("/settings/theme")({ component: ThemePage });

// Which zone days and hours are in.
import { createFileRoute } from "@tanstack/react-router";
import { TimezonePage } from "#features/settings/TimezonePage.tsx";

export const Route = createFileRoute("/settings/timezone")({ component: TimezonePage });

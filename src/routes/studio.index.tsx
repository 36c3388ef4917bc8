// The overview of the studio.
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/studio/OverviewPage.tsx";

export const Route = createFileRoute("/studio/")({ component: OverviewPage });

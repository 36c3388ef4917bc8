// Whom the member has muted.
import { createFileRoute } from "@tanstack/react-router";
import { MutedPage } from "#features/settings/community/MutedPage.tsx";

export const Route = createFileRoute("/settings/community/muted")({ component: MutedPage });

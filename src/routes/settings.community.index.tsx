// What there is to set about the community, with what is set.
import { createFileRoute } from "@tanstack/react-router";
import { CommunityMenuPage } from "#features/settings/community/CommunityMenuPage.tsx";

export const Route = createFileRoute("/settings/community/")({ component: CommunityMenuPage });

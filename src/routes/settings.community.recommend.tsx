// Whether "For you" may be made for the member.
import { createFileRoute } from "@tanstack/react-router";
import { ForYouPage } from "#features/settings/community/ForYouPage.tsx";

export const Route = createFileRoute("/settings/community/recommend")({ component: ForYouPage });

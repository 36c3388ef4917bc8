// Who came by the member's invitation.
import { createFileRoute } from "@tanstack/react-router";
import { InviteDetailsPage } from "#features/activities/InviteDetailsPage.tsx";

export const Route = createFileRoute("/inviteactivity/details")({ component: InviteDetailsPage });

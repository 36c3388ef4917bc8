// The invite activity: what it gives, and how far the member is.
import { createFileRoute } from "@tanstack/react-router";
import { InvitePage } from "#features/activities/InvitePage.tsx";

export const Route = createFileRoute("/inviteactivity/")({ component: InvitePage });

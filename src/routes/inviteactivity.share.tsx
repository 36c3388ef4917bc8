// The member's own invitation code.
import { createFileRoute } from "@tanstack/react-router";
import { InviteSharePage } from "#features/activities/InviteSharePage.tsx";

export const Route = createFileRoute("/inviteactivity/share")({ component: InviteSharePage });

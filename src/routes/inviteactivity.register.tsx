// Where an invited person registers.
import { createFileRoute } from "@tanstack/react-router";
import { InvitedPage } from "#features/activities/InvitedPage.tsx";
import { RegisterForms } from "#features/auth/RegisterForms.tsx";

export const Route = createFileRoute("/inviteactivity/register")({
  component: () => <InvitedPage Forms={RegisterForms} />,
});

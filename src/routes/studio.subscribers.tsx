// The subscribers of the creator.
import { createFileRoute } from "@tanstack/react-router";
import { SubscribersPage } from "#features/studio/SubscribersPage.tsx";

export const Route = createFileRoute("/studio/subscribers")({ component: SubscribersPage });

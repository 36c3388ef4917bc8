// What happens with what we learn of people.
import { createFileRoute } from "@tanstack/react-router";
import { PrivacyPage } from "#features/info/PrivacyPage.tsx";

export const Route = createFileRoute("/privacy")({ component: PrivacyPage });

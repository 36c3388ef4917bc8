// What happens with what we learn of people.
import { createFileRoute } from "@tanstack/react-router";
import { InfoPage } from "#features/info/InfoPage.tsx";

export const Route = createFileRoute("/privacy")({ component: () => <InfoPage name="privacyPolicy" /> });

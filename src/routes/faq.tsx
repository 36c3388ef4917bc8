// Questions people ask, with answers.
import { createFileRoute } from "@tanstack/react-router";
import { InfoPage } from "#features/info/InfoPage.tsx";

export const Route = createFileRoute("/faq")({ component: () => <InfoPage name="faq" /> });

// Questions people ask, with answers.
import { createFileRoute } from "@tanstack/react-router";
import { FaqPage } from "#features/info/FaqPage.tsx";

export const Route = createFileRoute("/faq")({ component: FaqPage });

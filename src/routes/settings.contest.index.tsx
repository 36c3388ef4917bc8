// What there is to set about matches, with what is set.
import { createFileRoute } from "@tanstack/react-router";
import { ContestPage } from "#features/settings/ContestPage.tsx";

export const Route = createFileRoute("/settings/contest/")({ component: ContestPage });

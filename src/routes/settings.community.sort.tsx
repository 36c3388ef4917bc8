// The order that feeds begin with.
import { createFileRoute } from "@tanstack/react-router";
import { FeedSortPage } from "#features/settings/community/FeedSortPage.tsx";

export const Route = createFileRoute("/settings/community/sort")({ component: FeedSortPage });

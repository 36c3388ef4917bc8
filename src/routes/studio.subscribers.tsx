// The subscribers of the creator.
import { createFileRoute } from "@tanstack/react-router";
import { SubscribersPage } from "#features/studio/SubscribersPage.tsx";
import { readSubscribersSearch } from "#features/studio/studioSearch.ts";

export const Route = createFileRoute("/studio/subscribers")({
  validateSearch: readSubscribersSearch,
  component: SubscribersPage,
});

// The overview of the studio.
import { createFileRoute } from "@tanstack/react-router";
import { OverviewPage } from "#features/studio/OverviewPage.tsx";
import { readOverviewSearch } from "#features/studio/studioSearch.ts";

export const Route = createFileRoute("/studio/")({
  validateSearch: readOverviewSearch,
  component: OverviewPage,
});

// The community.
// See docs/product.md#the-community-page.
import { createFileRoute } from "@tanstack/react-router";
import { CommunityPage } from "#features/community/CommunityPage.tsx";
import { readCommunitySearch } from "#features/community/communitySearch.ts";

export const Route = createFileRoute("/community")({
  validateSearch: readCommunitySearch,
  component: CommunityPage,
});

// Favourite matches and those of favourite teams and leagues. The frame draws the page.
import { createFileRoute } from "@tanstack/react-router";
import { favorites } from "./-shared/accessRules.ts";
import { readListSearch } from "#state/navigation/listSearch.ts";

export const Route = createFileRoute("/favorites")({
  validateSearch: readListSearch,
  beforeLoad: () => void favorites(),
});

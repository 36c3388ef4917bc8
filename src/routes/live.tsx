// Running matches only. The frame draws the page.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#state/navigation/listSearch.ts";

export const Route = createFileRoute("/live")({ validateSearch: readListSearch });

// Running matches only. The frame draws the page.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "./-shared/listSearch.ts";

export const Route = createFileRoute("/live")({ validateSearch: readListSearch });

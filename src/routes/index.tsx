// The home page: all matches of a day. The frame draws it, before the router has come.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#state/navigation/listSearch.ts";

export const Route = createFileRoute("/")({ validateSearch: readListSearch });

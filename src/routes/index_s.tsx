// The alternate home page: hot leagues and hot matches first. The frame draws it.
import { createFileRoute } from "@tanstack/react-router";
import { readListSearch } from "#state/navigation/listSearch.ts";

export const Route = createFileRoute("/index_s")({ validateSearch: readListSearch });

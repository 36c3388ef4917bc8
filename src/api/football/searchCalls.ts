// The calls of the search: what fits some words, and what many look for (CONTRACT §4, assumed).
import { popularSearches, searchAnswer } from "./search.ts";
import { readWith } from "../wire/pageParts.ts";
import { assumed, type PageCallTable } from "../transport/pageCall.ts";

export const SEARCH_CALLS: PageCallTable<"search" | "popularSearches"> = {
  search: {
    endpoint: assumed("/api/football/search"),
    params: ({ query }) => ({ keyword: query }),
    read: readWith(searchAnswer),
  },
  popularSearches: {
    endpoint: assumed("/api/football/search/popular"),
    params: () => ({}),
    read: readWith(popularSearches),
  },
};

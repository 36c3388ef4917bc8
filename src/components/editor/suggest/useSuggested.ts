// What is suggested for a tag that is being typed: results of the search in the order of its sign.
// See docs/product.md#suggestions.
import { groupsOf, type SearchGroup, suggestedGroups, topicGroup } from "#components/search/searchItems.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useSearch } from "#state/pageData/useSearch.ts";
import type { Typed } from "./useTyped.ts";

/** Of each kind; more letters find the others. */
const OF_KIND = 3;
const NO_PARAMS: Readonly<Record<string, never>> = {};
const NO_GROUPS: readonly SearchGroup[] = [];

/** People come first after @, topics after #. */
const ORDER: Readonly<Record<Typed["sign"], readonly string[]>> = {
  "#": ["topic", "team", "league", "match", "player", "person"],
  "@": ["person", "player", "team", "league", "match", "topic"],
};

export interface Suggested {
  /** Those of an earlier query while `isStale`. */
  readonly groups: readonly SearchGroup[];
  readonly isStale: boolean;
  /** Nothing more is found for what is typed. */
  readonly isComplete: boolean;
  readonly failure: PageFailure | undefined;
  retry(): void;
}

/** After the sign alone: hot topics after #, popular teams and leagues after @. */
export function useSuggested(typed: Typed | undefined): Suggested {
  const { sign = "#", query = "" } = typed ?? {};
  const isOpen = typed !== undefined;
  const search = useSearch(query, { withTopics: true });
  const isBare = isOpen && search.query === "";
  const hot = usePageData("hotTopics", NO_PARAMS, { enabled: isBare && sign === "#" });
  const popular = usePageData("popularSearches", NO_PARAMS, { enabled: isBare && sign === "@" });
  if (isBare) {
    const first = sign === "#" ? hot : popular;
    const found = sign === "#" ? [topicGroup(hot.data ?? [])] : suggestedGroups([], popular.data);
    return {
      groups: cut(found),
      isStale: false,
      isComplete: first.data !== undefined || first.failure !== undefined,
      failure: first.data === undefined ? first.failure : undefined,
      retry: first.refetch,
    };
  }
  const { answer, people, topics, failure } = search;
  const groups =
    answer === undefined || failure !== undefined
      ? NO_GROUPS
      : [...groupsOf(answer, people), topicGroup(topics)].toSorted(
          (one, other) => ORDER[sign].indexOf(one.id) - ORDER[sign].indexOf(other.id),
        );
  return {
    groups: cut(groups),
    isStale: !search.current,
    isComplete: search.complete,
    failure,
    retry: search.retry,
  };
}

function cut(groups: readonly SearchGroup[]): readonly SearchGroup[] {
  return groups
    .map((group) => ({ ...group, items: group.items.slice(0, OF_KIND) }))
    .filter(({ items }) => items.length > 0);
}

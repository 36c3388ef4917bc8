// The state of a search: the text typed, the query sent, and its answer; an old answer is marked as such.
import { useEffect, useState } from "react";
import type { User } from "#domain/member/member.ts";
import type { SearchAnswer } from "#domain/search/searchAnswer.ts";
import type { PageFailure } from "#state/pageData/pageClient.ts";
import { usePageData } from "#state/pageData/usePageData.ts";

/** Pause in typing after which a request is sent, ms. */
const DEBOUNCE_MS = 150;
/** The server refuses longer queries. */
export const LONGEST_QUERY = 64;

const NOBODY: readonly User[] = [];

export interface SearchState {
  /** The current query; "" for none. */
  readonly query: string;
  /** The latest answer, possibly to an earlier query; undefined before the first. */
  readonly answer: SearchAnswer | undefined;
  /** Members with such a name, of the same query as `answer`; empty until their own answer. */
  readonly people: readonly User[];
  /** `answer` belongs to the text typed now. */
  readonly current: boolean;
  /** Nothing more is found for the text typed now: the people have been answered as well, or have failed. */
  readonly complete: boolean;
  /** Why there is no answer to the text typed now; undefined while there may be one. */
  readonly failure: PageFailure | undefined;
  retry(): void;
}

/** Searches for the text typed, after a pause in typing. */
export function useSearch(typed: string): SearchState {
  const wanted = tidy(typed);
  const query = useDebounced(wanted, DEBOUNCE_MS);
  const { data, failure, isPrevious, refetch } = usePageData(
    "search",
    { query },
    { enabled: query !== "", keepPrevious: true },
  );
  const people = usePageData("userSearch", { text: query }, { enabled: query !== "", keepPrevious: true });
  const settled = query === wanted && query !== "";
  const current = settled && data !== undefined && !isPrevious;
  return {
    query: wanted,
    answer: wanted === "" ? undefined : data,
    people: people.isPrevious === isPrevious ? (people.data ?? NOBODY) : NOBODY,
    current,
    complete: current && ((people.data !== undefined && !people.isPrevious) || people.failure !== undefined),
    failure: settled && data === undefined ? failure : undefined,
    retry: refetch,
  };
}

/** Removes spaces at the ends and repeated spaces. */
function tidy(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_QUERY);
}

/** The value after it stayed the same for this time; an empty value at once. */
function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

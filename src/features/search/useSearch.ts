// The state of a search: what is typed, what is asked, and the answer to it; an old answer never passes for a new one.
import { useEffect, useState } from "react";
import type { SearchAnswer } from "#domain/search/searchAnswer.ts";
import { usePageData } from "#state/pageData/usePageData.ts";

/** Typing on within this time asks for nothing yet (ms). */
const DEBOUNCE_MS = 150;
/** The server refuses more. */
export const LONGEST_QUERY = 64;

export interface SearchState {
  /** The words asked for; "" for none. */
  readonly query: string;
  /** The latest answer, perhaps to the words before; undefined before the first. */
  readonly answer: SearchAnswer | undefined;
  /** `answer` belongs to what is typed now. */
  readonly current: boolean;
  readonly failed: boolean;
  retry(): void;
}

/** Searches for what is typed, once the typing pauses. */
export function useSearch(typed: string): SearchState {
  const wanted = tidy(typed);
  const query = useDebounced(wanted, DEBOUNCE_MS);
  const { data, failure, isPrevious, refetch } = usePageData(
    "search",
    { query },
    { enabled: query !== "", keepPrevious: true },
  );
  const settled = query === wanted && query !== "";
  return {
    query: wanted,
    answer: wanted === "" ? undefined : data,
    current: settled && data !== undefined && !isPrevious,
    failed: settled && failure !== undefined && data === undefined,
    retry: refetch,
  };
}

/** Spaces at the ends and doubled ones mean nothing. */
function tidy(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_QUERY);
}

/** The value once it has stayed the same for so long; an empty one at once. */
function useDebounced(value: string, ms: number): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : ms);
    return () => clearTimeout(timer);
  }, [value, ms]);
  return settled;
}

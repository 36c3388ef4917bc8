// The state of a search: the text typed, the query sent, and its answer; an old answer is marked as such.
import { useEffect, useState } from "react";
import type { Topic } from "#domain/community/topic.ts";
import type { FoundPerson } from "#domain/creators/creator.ts";
import type { SearchAnswer } from "#domain/search/searchAnswer.ts";
import type { PageFailure } from "./pageClient.ts";
import { type PageData, usePageData } from "./usePageData.ts";

/** Pause in typing after which a request is sent, ms. */
const DEBOUNCE_MS = 150;
/** The server refuses longer queries. */
export const LONGEST_QUERY = 64;

const NOBODY: readonly FoundPerson[] = [];
const NO_TOPICS: readonly Topic[] = [];

export interface SearchState {
  /** The current query; "" for none. */
  readonly query: string;
  /** The latest answer, possibly to an earlier query; undefined before the first. */
  readonly answer: SearchAnswer | undefined;
  /** Members with such a name, of the same query as `answer`; empty until their own answer. */
  readonly people: readonly FoundPerson[];
  /** Topics with such a name, as `people`; none unless asked for. */
  readonly topics: readonly Topic[];
  /** `answer` belongs to the text typed now. */
  readonly current: boolean;
  /** Nothing more is found for the text typed now: people and topics have been answered as well, or have failed. */
  readonly complete: boolean;
  /** Why there is no answer to the text typed now; undefined while there may be one. */
  readonly failure: PageFailure | undefined;
  retry(): void;
}

export interface SearchOptions {
  /** Searches topics as well. */
  readonly withTopics?: boolean;
}

/** Searches for the text typed, after a pause in typing. */
export function useSearch(typed: string, { withTopics = false }: SearchOptions = {}): SearchState {
  const wanted = tidy(typed);
  const query = useSettled(wanted);
  const { data, failure, isPrevious, refetch } = usePageData(
    "search",
    { query },
    { enabled: query !== "", keepPrevious: true },
  );
  const people = usePageData("userSearch", { text: query }, { enabled: query !== "", keepPrevious: true });
  const named = usePageData(
    "topicSearch",
    { text: query },
    { enabled: withTopics && query !== "", keepPrevious: true },
  );
  const settled = query === wanted && query !== "";
  const current = settled && data !== undefined && !isPrevious;
  return {
    query: wanted,
    answer: wanted === "" ? undefined : data,
    people: people.isPrevious === isPrevious ? (people.data ?? NOBODY) : NOBODY,
    current,
    topics: named.isPrevious === isPrevious ? (named.data ?? NO_TOPICS) : NO_TOPICS,
    complete: current && isOver(people) && (!withTopics || isOver(named)),
    failure: settled && data === undefined ? failure : undefined,
    retry: refetch,
  };
}

/** Answered for the present query, or failed. */
function isOver({ data, isPrevious, failure }: PageData<unknown>): boolean {
  return (data !== undefined && !isPrevious) || failure !== undefined;
}

/** Removes spaces at the ends and repeated spaces. */
function tidy(typed: string): string {
  return typed.trim().replaceAll(/\s+/g, " ").slice(0, LONGEST_QUERY);
}

/** The text after a pause in typing; an empty text at once. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), text === "" ? 0 : DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

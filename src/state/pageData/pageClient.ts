// The tab's cache of page data: cached data is shown while it is refreshed; the core shares requests between tabs.
import { QueryCache, QueryClient } from "@tanstack/react-query";
import {
  type PageAnswer,
  type PageCallName,
  type PageParams,
  type PageRequest,
  READS,
} from "#domain/calls/pageCalls.ts";
import { NOT_OLD_ENOUGH } from "#domain/spoilerWords.ts";
import { failure, type Failure } from "#api/transport/result.ts";
import type { TabContext } from "#workers/live/contract.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { failedReads } from "./failedReads.ts";

/** The error of a page's data, with the reason of the failure. */
export type PageFailure = Pick<Failure, "reason" | "code" | "refusal" | "message" | "silent">;

/** How long data that no page shows is kept. */
const KEEP_MS = 10 * 60_000;

/** One per tab. The core decides what is fresh, so every mount, and every return to the tab, asks it. */
export const pageClient = new QueryClient({
  queryCache: new QueryCache({
    // A prefetched answer that no part of the page reads is of no concern to its reader.
    onError(error, query) {
      if (query.isActive()) failedReads.failed(query.queryHash, error as unknown as PageFailure);
    },
    onSuccess: (_answer, query) => failedReads.answered(query.queryHash),
  }),
  defaultOptions: {
    queries: { staleTime: 0, gcTime: KEEP_MS, retry: false, refetchOnReconnect: true, networkMode: "always" },
  },
});

/** Call, parameters, wire language, offset in minutes, and the sign-in for answers that depend on the member. */
export type PageKey = readonly [PageCallName, unknown, string, number, string];

/** `session` is the sign-in of this tab; undefined for a visitor. */
export function pageKey(
  { call, params }: PageRequest,
  { language, offsetMinutes }: TabContext,
  session: string | undefined,
): PageKey {
  return [call, params, language, offsetMinutes, READS[call].ofMember ? (session ?? "") : ""];
}

/** The answer from the core; throws a PageFailure, which React Query keeps as the query's error. */
export async function fetchPage<Name extends PageCallName>(
  client: LiveClient,
  call: Name,
  params: PageParams<Name>,
  context: TabContext,
): Promise<PageAnswer<Name>> {
  const request = { call, params } as unknown as PageRequest;
  let answer;
  do answer = (await client.getPage(request, context)) ?? failure("noAnswer");
  while (!answer.ok && answer.message === NOT_OLD_ENOUGH);
  if (!answer.ok) {
    const { ok: _ok, ...why } = answer;
    throw why satisfies PageFailure;
  }
  // The core answers each call as its record types it, read by the schema of that call.
  return answer.value as PageAnswer<Name>;
}

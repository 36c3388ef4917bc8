// The tab's memory of page data: what was seen stays while it is refreshed; the core shares the requests of all tabs.
import { QueryClient } from "@tanstack/react-query";
import type { PageAnswer, PageCallName, PageParams, PageRequest } from "#domain/calls/pageCalls.ts";
import type { TabContext } from "#workers/live/contract.ts";
import type { LiveClient } from "../live/client/liveClient.ts";

/** Why a page's data did not come. */
export interface PageFailure {
  /** The envelope's code: 404 does not exist, -1 no readable answer (SPEC §8). */
  readonly code: number;
  readonly message: string;
}

/** SPEC §8: a transport error has code -1. */
const NO_ANSWER: PageFailure = { code: -1, message: "error" };

/** How long what a tab has left is kept in case it comes back. */
const KEEP_MS = 10 * 60_000;

/** One for the tab. The core decides what is fresh, so every mount, and every return to the tab, asks it. */
export const pageClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, gcTime: KEEP_MS, retry: false, refetchOnReconnect: true, networkMode: "always" },
  },
});

export type PageKey = readonly [PageCallName, unknown, string, number];

export function pageKey(request: PageRequest, { language, offsetMinutes }: TabContext): PageKey {
  return [request.call, request.params, language, offsetMinutes];
}

/** The answer from the core; throws a PageFailure, which is how React Query is told of one. */
export async function fetchPage<Name extends PageCallName>(
  client: LiveClient,
  call: Name,
  params: PageParams<Name>,
  context: TabContext,
): Promise<PageAnswer<Name>> {
  const request = { call, params } as unknown as PageRequest;
  const answer = (await client.getPage(request, context)) ?? { ok: false as const, ...NO_ANSWER };
  if (!answer.ok) throw { code: answer.code, message: answer.message } satisfies PageFailure;
  // The core answers each call with what PageCalls says, read by the schema of that call.
  return answer.value as PageAnswer<Name>;
}

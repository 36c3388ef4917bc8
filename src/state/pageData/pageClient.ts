// The tab's cache of page data: known data stays while it is refreshed; the core shares the requests of all tabs.
import { QueryClient } from "@tanstack/react-query";
import {
  type PageAnswer,
  type PageCallName,
  type PageParams,
  type PageRequest,
  READS,
} from "#domain/calls/pageCalls.ts";
import type { TabContext } from "#workers/live/contract.ts";
import type { LiveClient } from "../live/client/liveClient.ts";

/** Why a page's data could not be had. */
export interface PageFailure {
  /** The envelope's code: 404 does not exist, -1 no readable answer (SPEC §8). */
  readonly code: number;
  readonly message: string;
}

/** SPEC §8: a transport error has code -1. */
const NO_ANSWER: PageFailure = { code: -1, message: "error" };

/** How long data that no page shows is kept. */
const KEEP_MS = 10 * 60_000;

/** One for the tab. The core decides what is fresh, so every mount, and every return to the tab, asks it. */
export const pageClient = new QueryClient({
  defaultOptions: {
    queries: { staleTime: 0, gcTime: KEEP_MS, retry: false, refetchOnReconnect: true, networkMode: "always" },
  },
});

/** Call, parameters, language on the wire, offset in minutes, and for answers that depend on who asks the sign-in. */
export type PageKey = readonly [PageCallName, unknown, string, number, string];

/** `session` is the sign-in this tab knows of; undefined for a visitor. */
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
  const answer = (await client.getPage(request, context)) ?? { ok: false as const, ...NO_ANSWER };
  if (!answer.ok) throw { code: answer.code, message: answer.message } satisfies PageFailure;
  // The core answers each call as its record types it, read by the schema of that call.
  return answer.value as PageAnswer<Name>;
}

// Prefetches a page's data when the pointer rests on a link to it.
import type { PageCallName, PageParams, PageRequest } from "#domain/calls/pageCalls.ts";
import { currentLocale } from "#i18n/currentLocale.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { viewerZoneAtom } from "../preferences/viewerZone.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { fetchPage, pageClient, pageKey } from "./pageClient.ts";

/** Data younger than this (ms) is not prefetched again. */
const FRESH_MS = 60_000;

/** Resolves when the data is cached or the request has failed; never throws. */
export function prefetchPage<Name extends PageCallName>(
  client: LiveClient,
  call: Name,
  params: PageParams<Name>,
): Promise<void> {
  const context = {
    language: currentLocale().wire,
    offsetMinutes: pageStore.get(viewerZoneAtom).offsetMinutes,
  };
  const session = currentMember()?.session;
  return pageClient.prefetchQuery({
    queryKey: pageKey({ call, params } as unknown as PageRequest, context, session),
    queryFn: () => fetchPage(client, call, params, context),
    staleTime: FRESH_MS,
  });
}

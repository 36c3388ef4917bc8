// The hook by which a page reads its data: from the cache at once, then refreshed, with failures as values.
import { useQuery } from "@tanstack/react-query";
import { useCallback } from "react";
import {
  type PageAnswer,
  type PageCallName,
  type PageParams,
  type PageRequest,
  tagsOf,
} from "#domain/calls/pageCalls.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { useViewerZone } from "../preferences/useViewerZone.ts";
import { useMember } from "../session/useMember.ts";
import { fetchPage, pageClient, type PageFailure, type PageKey, pageKey } from "./pageClient.ts";
import { useAskedAgain } from "./useAskedAgain.ts";

export interface PageData<Answer> {
  /** undefined until the first answer; cached data stays while it is refreshed or a refresh fails. */
  readonly data: Answer | undefined;
  /** Why the latest request failed; undefined when it did not. */
  readonly failure: PageFailure | undefined;
  /** True while `data` is the answer to other parameters than these (only with `keepPrevious`). */
  readonly isPrevious: boolean;
  readonly fetching: boolean;
  refetch(): void;
}

export interface PageDataOptions {
  /** Polls at this interval while the tab is visible. */
  readonly refreshEveryMs?: number | undefined;
  /** Sends no request while false. */
  readonly enabled?: boolean | undefined;
  /** Shows the answer to the previous parameters until the new one arrives; never another member's answer. */
  readonly keepPrevious?: boolean | undefined;
}

/** The data of a call in the viewer's language and zone. Refetched when a live change or an act outdates it. */
export function usePageData<Name extends PageCallName>(
  call: Name,
  params: PageParams<Name>,
  { refreshEveryMs, enabled = true, keepPrevious = false }: PageDataOptions = {},
): PageData<PageAnswer<Name>> {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();
  const request = { call, params } as unknown as PageRequest;
  const context = { language: wire, offsetMinutes };
  const key = pageKey(request, context, useMember()?.session);
  const query = useQuery<PageAnswer<Name>, PageFailure, PageAnswer<Name>, PageKey>(
    {
      queryKey: key,
      queryFn: () => fetchPage(client, call, params, context),
      enabled,
      ...(refreshEveryMs === undefined ? {} : { refetchInterval: refreshEveryMs }),
      ...(keepPrevious
        ? { placeholderData: (data, before) => (before?.queryKey[4] === key[4] ? data : undefined) }
        : {}),
    },
    pageClient,
  );

  useAskedAgain(tagsOf(request), [key], enabled);
  const { refetch } = query;
  return {
    data: query.data,
    failure: query.error ?? undefined,
    isPrevious: query.isPlaceholderData,
    fetching: query.isFetching,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

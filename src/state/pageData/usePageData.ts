// How a page reads its data: at once from memory, kept fresh, told of failure as a value.
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect } from "react";
import type { PageAnswer, PageCallName, PageParams, PageRequest } from "#domain/calls/pageCalls.ts";
import { topicOf } from "#domain/calls/topicOf.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { useViewerZone } from "../preferences/viewerZone.ts";
import { fetchPage, pageClient, type PageFailure, pageKey } from "./pageClient.ts";

export interface PageData<Answer> {
  /** undefined until the first answer; what was known stays while it is refreshed or a refresh fails. */
  readonly data: Answer | undefined;
  /** Why the latest answer did not come; undefined while all is well. */
  readonly failure: PageFailure | undefined;
  /** True while `data` belongs to other parameters than asked (only with `keepPrevious`). */
  readonly isPrevious: boolean;
  readonly fetching: boolean;
  refetch(): void;
}

export interface PageDataOptions {
  /** Asks again this often while the tab is visible. */
  readonly refreshEveryMs?: number | undefined;
  /** Asks for nothing while false. */
  readonly enabled?: boolean | undefined;
  /** Shows the answer of the parameters before until the new one is there. */
  readonly keepPrevious?: boolean | undefined;
}

/** The data of a page call in the viewer's language and zone. Asked again when a live change outdates it. */
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
  const key = pageKey(request, context);
  const query = useQuery<PageAnswer<Name>, PageFailure>(
    {
      queryKey: key,
      queryFn: () => fetchPage(client, call, params, context),
      enabled,
      ...(refreshEveryMs === undefined ? {} : { refetchInterval: refreshEveryMs }),
      ...(keepPrevious ? { placeholderData: keepPreviousData } : {}),
    },
    pageClient,
  );

  const topic = topicOf(request);
  const keyText = JSON.stringify(key);
  useEffect(() => {
    if (topic === undefined || !enabled) return undefined;
    return client.store.subscribe(`outdated:${topic}`, () => {
      void askAgain(JSON.parse(keyText) as readonly unknown[]);
    });
  }, [client, topic, keyText, enabled]);

  const { refetch } = query;
  return {
    data: query.data,
    failure: query.error ?? undefined,
    isPrevious: query.isPlaceholderData,
    fetching: query.isFetching,
    refetch: useCallback(() => void refetch(), [refetch]),
  };
}

/** An answer still on its way is older than the change; React Query lets go of it by itself only where one is known. */
async function askAgain(queryKey: readonly unknown[]): Promise<void> {
  if (pageClient.getQueryData(queryKey) === undefined) {
    await pageClient.cancelQueries({ queryKey, exact: true });
  }
  await pageClient.invalidateQueries({ queryKey, exact: true });
}

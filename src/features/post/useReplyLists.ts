// The lists of replies that a page shows: those to the post, and those to each reply that was opened, page by page.
// See docs/product.md#post-page.
import { useQueries, type UseQueryResult } from "@tanstack/react-query";
import { useState } from "react";
import { type PageAnswer, type PageParams, tagsOf } from "#domain/calls/pageCalls.ts";
import type { PostSort } from "#domain/community/post.ts";
import { type LoadedReplies, TO_POST } from "#domain/community/replyTree.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { fetchPage, pageClient, type PageFailure, pageKey } from "#state/pageData/pageClient.ts";
import { useAskedAgain } from "#state/pageData/useAskedAgain.ts";
import { useViewerZone } from "#state/preferences/useViewerZone.ts";
import { useMember } from "#state/session/useMember.ts";

/** A page that an anchor names is asked for again after this time at the earliest, ms: the core keeps answers as long. */
const FRESH_MS = 60_000;

type ReplyPage = PageAnswer<"replies">;
type ReplyParams = PageParams<"replies">;

/** What of a list is to be loaded. */
interface Wanted {
  readonly pages: number;
  /** Names the list as its first page was read; undefined until that has answered. */
  readonly anchor: string | undefined;
}

interface ListState {
  /** A page of the list is awaited. */
  readonly loading: boolean;
  /** Why the last wanted page is missing. */
  readonly failure: PageFailure | undefined;
  /** The order that the list was read in is not kept any more: it can only be read from the start. */
  readonly hasChanged: boolean;
}

export interface ReplyLists {
  /** As `ThreadParts.lists`: those of which at least the first page is there. */
  readonly lists: ReadonlyMap<number, LoadedReplies>;
  /** The state of a list; undefined for one that was not asked for. */
  stateOf(key: number): ListState | undefined;
  /** Loads the first page of a list, or its next one. */
  more(key: number): void;
  /** Asks again for what failed. */
  retry(key: number): void;
  /** Reads a list from the start, as it is now. What is shown stays until then. */
  restart(key: number): void;
}
const FIRST_PAGE: Wanted = { pages: 1, anchor: undefined };
const BEGIN: ReadonlyMap<number, Wanted> = new Map([[TO_POST, FIRST_PAGE]]);

/** `sort` is the order of the replies to the post; below it the oldest is first. Other arguments need another `key`. */
export function useReplyLists(postId: number, sort: PostSort): ReplyLists {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();
  const session = useMember()?.session;
  const [wanted, setWanted] = useState(BEGIN);
  // The server keeps a list for the member who read it: another one reads the same lists from the start.
  const [reader, setReader] = useState(session);
  if (reader !== session) {
    setReader(session);
    setWanted(new Map([...wanted.keys()].map((key) => [key, FIRST_PAGE])));
  }
  const context = { language: wire, offsetMinutes };

  const want = (key: number, change: (before: Wanted) => Wanted): void =>
    setWanted((before) => new Map(before).set(key, change(before.get(key) ?? { ...FIRST_PAGE, pages: 0 })));

  const asked = [...wanted].flatMap(([key, { pages, anchor }]) =>
    Array.from({ length: anchor === undefined ? 1 : pages }, (_, at) => {
      const params: ReplyParams = {
        postId,
        sort: key === TO_POST ? sort : "oldest",
        page: at + 1,
        ...(key === TO_POST ? {} : { parentId: key }),
        ...(anchor === undefined || anchor === "" ? {} : { anchor }),
      };
      return { key, params, isNamed: anchor !== undefined };
    }),
  );
  const keyOf = (params: ReplyParams) => pageKey({ call: "replies", params }, context, session);
  async function load(params: ReplyParams): Promise<ReplyPage> {
    const page = await fetchPage(client, "replies", params, context).catch(quiet);
    const { anchor } = page;
    // The first page of the list that it names is the same one.
    if (params.anchor === undefined && anchor !== "")
      pageClient.setQueryData(keyOf({ ...params, anchor }), page);
    return page;
  }
  const answers = useQueries(
    {
      queries: asked.map(({ params, isNamed }) => ({
        queryKey: keyOf(params),
        queryFn: () => load(params),
        staleTime: isNamed ? FRESH_MS : 0,
      })),
    },
    pageClient,
  );
  useAskedAgain(
    tagsOf({ call: "replies", params: { postId, sort, page: 1 } }),
    asked.map(({ params }) => keyOf(params)),
  );

  const pagesOf = (key: number): readonly UseQueryResult<ReplyPage>[] =>
    answers.filter((_, at) => asked[at]?.key === key);
  const lists = new Map<number, LoadedReplies>();
  for (const key of wanted.keys()) {
    const pages = pagesOf(key).flatMap(({ data }) => data ?? []);
    const [first] = pages;
    if (first === undefined) continue;
    const replies = pages.flatMap(({ items }) => items);
    lists.set(key, { replies, total: first.total, hasMore: pages.at(-1)?.hasMore ?? false });
  }

  // Once its first page has answered, a list is asked for as it was then: later answers neither move nor repeat replies.
  for (const [at, { key, isNamed }] of asked.entries()) {
    const { data, isFetching } = answers[at] ?? {};
    if (isNamed || data === undefined || isFetching === true) continue;
    want(key, (before) => ({ ...before, anchor: data.anchor }));
  }
  // A conversation of two is opened as a whole: each single reply brings the one that answers it.
  for (const [key, { replies, total }] of lists) {
    const [only] = replies;
    if (key === TO_POST || total !== 1 || only === undefined) continue;
    if (only.childCount > 0 && !wanted.has(only.id)) want(only.id, () => FIRST_PAGE);
  }

  return {
    lists,
    stateOf(key) {
      const last = pagesOf(key).at(-1);
      if (last === undefined) return undefined;
      const failure = last.data === undefined ? failureOf(last.error) : undefined;
      return {
        loading: last.data === undefined && last.isFetching,
        failure,
        hasChanged: failure?.refusal === "listChanged",
      };
    },
    more(key) {
      const isLoaded = pagesOf(key).every(({ data }) => data !== undefined);
      if (isLoaded) want(key, ({ pages, anchor }) => ({ pages: pages + 1, anchor }));
    },
    retry(key) {
      for (const page of pagesOf(key)) if (page.data === undefined) void page.refetch();
    },
    restart(key) {
      const first = asked.find((each) => each.key === key);
      if (first === undefined) return;
      const { anchor: _anchor, ...params } = first.params;
      void pageClient.invalidateQueries({ queryKey: keyOf(params), exact: true });
      want(key, () => FIRST_PAGE);
    },
  };
}

/** The list says itself that it has changed; every other refusal is shown (docs/product.md#failed-reads). */
function quiet(failure: PageFailure): never {
  throw failure.refusal === "listChanged" ? { ...failure, silent: true } : failure;
}

/** What `fetchPage` throws. */
const failureOf = (error: unknown): PageFailure | undefined =>
  (error ?? undefined) as PageFailure | undefined;

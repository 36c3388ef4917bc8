// Reads a list of posts page by page as it was when its first page was answered.
// See docs/product.md#feeds.
import { useQueries } from "@tanstack/react-query";
import { useMemo, useState } from "react";
import { type PageParams, type PageRequest, tagsOf } from "#domain/calls/pageCalls.ts";
import { pagesLoaded, postsOfPages } from "#domain/community/feedPages.ts";
import type { FeedList, PostSummary, PageOfPosts } from "#domain/community/post.ts";
import { useLocale } from "#i18n/hooks.ts";
import { useLiveClient } from "../live/client/hooks.ts";
import { fetchPage, pageClient, type PageFailure, type PageKey, pageKey } from "../pageData/pageClient.ts";
import { useAskedAgain } from "../pageData/useAskedAgain.ts";
import { usePageData } from "../pageData/usePageData.ts";
import { useViewerZone } from "../preferences/useViewerZone.ts";
import { useMember } from "../session/useMember.ts";
import type { FeedPlace } from "./feedPlaces.ts";

/** What follows the last post. "changed": the order is not kept any more (docs/wire.md#anchors). */
type Rest = "end" | "more" | "loading" | "failed" | "changed";

export interface FeedPages {
  /** undefined until the first page is answered. */
  readonly posts: readonly PostSummary[] | undefined;
  /** How many posts the list had when its first page was answered. */
  readonly total: number;
  /** Names the list as it is read; undefined until its first page is answered. */
  readonly anchor: string | undefined;
  /** Epoch ms of the first page's answer. */
  readonly asOf: number;
  /** Number of pages that are loaded or asked for. */
  readonly pages: number;
  readonly rest: Rest;
  /** Why the first page, or the page after the last post, is not there. */
  readonly failure: PageFailure | undefined;
  /** A newer list is being asked for. */
  readonly renewing: boolean;
  loadMore(): void;
  /** Asks again for the page that failed. */
  retry(): void;
  /**
   * Reads the list as it is now; what is shown stays until it is there. `count`: posts known to be newer. Resolves with
   * the failure, undefined when the new list is shown.
   */
  renew(count: number): Promise<PageFailure | undefined>;
}

/** The list as one anchor names it. */
interface Reading {
  readonly anchor: string;
  readonly pages: number;
  readonly asOf: number;
  /** The answer of page 1, where it was not asked for by the anchor. */
  readonly first?: PageOfPosts;
}

/** Parameters of one call of the four: the compiler does not follow the union through the call's name. */
type Params = PageParams<"feed">;

function paramsOf(list: FeedList, page: number, more: Partial<Pick<Params, "anchor" | "newerThan">>): Params {
  return { ...(list.params as Params), page, ...more };
}

/** `start`: where the reader was before, whose pages are asked for at once. Needs a component of its own per list. */
export function useFeedPages(list: FeedList, start: FeedPlace | undefined): FeedPages {
  const client = useLiveClient();
  const { wire } = useLocale();
  const { offsetMinutes } = useViewerZone();
  const session = useMember()?.session;
  const [reading, setReading] = useState<Reading | undefined>(start);
  const [renewing, setRenewing] = useState(false);

  const call = list.call as "feed";
  const context = { language: wire, offsetMinutes };
  const questionOf = (params: Params): readonly [PageKey, () => Promise<PageOfPosts>] => [
    pageKey({ call, params }, context, session),
    () => fetchPage(client, call, params, context),
  ];
  const pageOf = (anchor: string, page: number): readonly [PageKey, () => Promise<PageOfPosts>] =>
    questionOf(paramsOf(list, page, anchor === "" ? {} : { anchor }));

  const take = (answer: PageOfPosts, asOf: number): void =>
    setReading({ anchor: answer.anchor, pages: 1, asOf, first: answer });

  const newest = paramsOf(list, 1, {});
  const first = usePageData(call, newest, { enabled: reading === undefined });
  if (reading === undefined && first.data !== undefined && !first.fetching) {
    take(first.data, pageClient.getQueryState(questionOf(newest)[0])?.dataUpdatedAt ?? 0);
  }

  const questions = reading
    ? Array.from({ length: reading.pages }, (_, at) => pageOf(reading.anchor, at + 1))
    : [];
  const results = useQueries(
    {
      queries: questions.map(([queryKey, load], at) => ({
        // A page of an anchor has its own key: the next reader of the list may be given another list.
        queryKey,
        ...(at === 0 && reading?.first
          ? { initialData: reading.first, initialDataUpdatedAt: reading.asOf }
          : {}),
        queryFn: () => load().catch(refuseQuietly),
        // The list as it was does not change; the core says what changes about its posts.
        staleTime: Infinity,
      })),
    },
    pageClient,
  );
  const request = { call, params: paramsOf(list, 1, { anchor: "" }) } as PageRequest;
  useAskedAgain(
    tagsOf(request),
    questions.map(([key]) => key),
    reading !== undefined,
  );

  const answers = useSame(reading ? results.map(({ data }) => data) : first.data ? [first.data] : NONE);
  const posts = useMemo(() => postsOfPages(answers), [answers]);
  const loaded = pagesLoaded(answers);
  const next = results[loaded];
  const nextFailure = (next?.error ?? undefined) as PageFailure | undefined;

  // A place whose list is not kept any more is no place: the list begins at its top.
  const isLost = reading !== undefined && loaded === 0 && nextFailure?.reason === "refused";
  if (isLost) setReading(undefined);

  function restOf(): Rest {
    if (reading === undefined || loaded === reading.pages)
      return answers[loaded - 1]?.hasMore ? "more" : "end";
    if (nextFailure === undefined) return "loading";
    return nextFailure.refusal === "listChanged" ? "changed" : "failed";
  }

  const rest = restOf();
  return {
    posts: loaded === 0 ? undefined : posts,
    total: answers[0]?.total ?? 0,
    anchor: loaded === 0 ? undefined : reading?.anchor,
    asOf: reading?.asOf ?? 0,
    pages: reading?.pages ?? 1,
    rest,
    failure: reading === undefined ? first.failure : isLost ? undefined : nextFailure,
    renewing,
    // A second call before the page is drawn asks for nothing more.
    loadMore: () => setReading((now) => (now?.pages === loaded ? { ...now, pages: loaded + 1 } : now)),
    retry: () => (reading === undefined ? first.refetch() : void next?.refetch()),
    async renew(count) {
      setRenewing(true);
      try {
        const newerThan = `${reading?.anchor ?? ""}+${count}`;
        const [queryKey, queryFn] = questionOf(paramsOf(list, 1, { newerThan }));
        take(await pageClient.fetchQuery({ queryKey, queryFn }), Date.now());
        return undefined;
      } catch (error) {
        return error as PageFailure;
      } finally {
        setRenewing(false);
      }
    },
  };
}

const NONE: readonly PageOfPosts[] = [];

/** The list says itself that its order has changed; other refusals are shown (docs/product.md#failed-reads). */
function refuseQuietly(failure: PageFailure): never {
  throw failure.refusal === "listChanged" ? { ...failure, silent: true } : failure;
}

/** The array of before where it holds the same. */
function useSame<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  if (kept.length === items.length && kept.every((item, at) => item === items[at])) return kept;
  setKept(items);
  return items;
}

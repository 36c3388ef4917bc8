// Where the reader was in a list of posts, by entry of the browser's history. Kept for the tab, without any post.
// See docs/product.md#place-in-a-feed.
import { asRecord, storedValue } from "../preferences/stored.ts";
import { tabStore } from "../preferences/webStorage.ts";

export interface FeedPlace {
  /** Names the list: `feedName`. */
  readonly list: string;
  readonly anchor: string;
  /** Number of pages that were open. */
  readonly pages: number;
  /** Epoch ms of when the list was made. */
  readonly asOf: number;
  /** The first post on the screen; undefined at the top of the list. */
  readonly postId: number | undefined;
  /** From the window's upper edge to that post's, CSS px. */
  readonly offset: number;
}

/** As many entries as the route history has (docs/product.md#route-history). */
const PLACES_MAX = 50;

type Places = Readonly<Record<string, FeedPlace>>;

function readPlace(value: unknown): FeedPlace | undefined {
  const { list, anchor, pages, asOf, postId, offset } = asRecord(value) ?? {};
  if (typeof list !== "string" || typeof anchor !== "string" || anchor === "") return undefined;
  if (!Number.isSafeInteger(pages) || (pages as number) < 1) return undefined;
  const isPost = Number.isSafeInteger(postId) && Number.isFinite(offset);
  return {
    list,
    anchor,
    pages: pages as number,
    asOf: Number.isFinite(asOf) ? (asOf as number) : 0,
    postId: isPost ? (postId as number) : undefined,
    offset: isPost ? (offset as number) : 0,
  };
}

const stored = storedValue<Places>({
  key: "touchline.feedPlaces.1",
  storage: tabStore,
  read: (value) =>
    Object.fromEntries(
      Object.entries(asRecord(value) ?? {}).flatMap(([key, each]) => {
        const place = readPlace(each);
        return place === undefined ? [] : [[key, place]];
      }),
    ),
});

/** The place in this list at an entry of the history; undefined where there is none. */
export function feedPlaceOf(historyKey: string, list: string): FeedPlace | undefined {
  const place = historyKey === "" ? undefined : stored.get()?.[historyKey];
  return place?.list === list ? place : undefined;
}

/** Keeps the place of an entry; the entries kept longest ago are forgotten beyond 50. */
export function keepFeedPlace(historyKey: string, place: FeedPlace): void {
  if (historyKey === "") return;
  const { [historyKey]: _before, ...others } = stored.get() ?? {};
  stored.set(Object.fromEntries([...Object.entries(others), [historyKey, place]].slice(-PLACES_MAX)));
}

/** Forgets all places: they name posts that one member saw. */
export function forgetFeedPlaces(): void {
  stored.set(undefined);
}

// Where the reader was in a list of posts, by entry of the browser's history. Kept for the tab, without any post.
// See docs/product.md#place-in-a-feed.
import { asRecord, storedValue } from "../preferences/stored.ts";
import { tabStore } from "../browser/webStorage.ts";

export interface FeedPlace {
  /** Names the list: `feedName`. */
  readonly list: string;
  readonly anchor: string;
  /** Number of pages that were open. */
  readonly pages: number;
  /** Epoch ms of when the list was made. */
  readonly asOf: number;
  /** The first post on the screen. */
  readonly postId: number;
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
  if (!Number.isSafeInteger(postId) || !Number.isFinite(offset)) return undefined;
  return {
    list,
    anchor,
    pages: pages as number,
    asOf: Number.isFinite(asOf) ? (asOf as number) : 0,
    postId: postId as number,
    offset: offset as number,
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

/** Keeps the place of an entry, or forgets it; the entries kept longest ago are forgotten beyond 50. */
export function keepFeedPlace(historyKey: string, place: FeedPlace | undefined): void {
  if (historyKey === "") return;
  const { [historyKey]: _before, ...others } = stored.get() ?? {};
  const now = place === undefined ? others : { ...others, [historyKey]: place };
  stored.set(Object.fromEntries(Object.entries(now).slice(-PLACES_MAX)));
}

/** Forgets all places: they name posts that one member saw. */
export function forgetFeedPlaces(): void {
  stored.set(undefined);
}

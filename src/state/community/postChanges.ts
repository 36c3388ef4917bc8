// Applies what the core tells about posts to the answers that this tab keeps, so that every list shows the same numbers.
// See docs/product.md#likes and docs/product.md#new-posts.
import { atom, getDefaultStore } from "jotai";
import type { AnyRead } from "#domain/calls/call.ts";
import { type PageCallName, READS } from "#domain/calls/pageCalls.ts";
import type { WatchedFeed } from "#domain/community/post.ts";
import {
  type ChangesSince,
  type Likeable,
  type NumbersChange,
  type PostChange,
  type ToldPostChange,
  withChanges,
} from "#domain/community/postChange.ts";
import { isPostChange } from "#domain/writing/toldChange.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { sessionAtom } from "../session/sessionAtom.ts";

/** Numbers of new posts, by `feedKey`. */
const newsAtom = atom<Readonly<Record<string, number>>>({});

/** Names a list as an anchor has it. */
export const feedKey = ({ list, anchor }: WatchedFeed): string => JSON.stringify([list, anchor]);

/** How many posts have joined the list of this `feedKey` since its anchor; 0 before the core has asked. */
export const newsOfFeedAtom = (key: string) => atom((get) => get(newsAtom)[key] ?? 0);

/** As a page's key has it: "" for a visitor. */
const ownSession = (): string => getDefaultStore().get(sessionAtom)?.session ?? "";

/** What one message of changes says, for answers asked for before it. */
function sinceOf(changes: readonly PostChange[]): ChangesSince {
  const numbers = new Map<string, NumbersChange>();
  const muted = new Map<number, boolean>();
  for (const change of changes) {
    if (change.kind === "muted") muted.set(change.userId, change.isMuted);
    else if (change.kind !== "news") {
      const key = `${change.kind} ${change.id}`;
      numbers.set(key, { ...numbers.get(key), ...change });
    }
  }
  return {
    numbers: (kind, id) => numbers.get(`${kind} ${id}`),
    isMuted: (userId) => muted.get(userId),
  };
}

/**
 * Changes the kept answers of the sign-in in force; those in which nothing differs keep their identity. A visitor's answers
 * outlive a sign-in, and what a member likes, owns and may read is not theirs.
 */
function applyPostChanges(changes: readonly PostChange[]): void {
  const since = sinceOf(changes);
  const own = ownSession();
  for (const { queryKey, state } of pageClient.getQueryCache().getAll()) {
    if (queryKey[4] !== own) continue;
    // The status of the core is kept beside the answers of calls.
    const muted = (READS[queryKey[0] as PageCallName] as AnyRead | undefined)?.muted;
    const next = muted && withChanges(state.data, since, muted);
    // An answer in which nothing differs keeps its age.
    if (next !== undefined && next !== state.data) pageClient.setQueryData(queryKey, next);
  }
  const news = changes.filter((change) => change.kind === "news");
  if (news.length === 0) return;
  const counts = Object.fromEntries(news.map((change) => [feedKey(change), change.count]));
  getDefaultStore().set(newsAtom, (before) => ({ ...before, ...counts }));
}

/** A press that no message of the core counts after this time (ms) was lost with its core. */
const COUNTED_WITHIN_MS = 5_000;

/** The presses of hearts that a client has told to the core. */
interface Presses {
  count: number;
  /** The last of each post and reply, by kind and id, until the core tells of it; `at` by `performance.now()`. */
  readonly untold: Map<string, { readonly nth: number; readonly at: number }>;
}

const pressesByClient = new WeakMap<LiveClient, Presses>();

function pressesOf(client: LiveClient): Presses {
  const presses = pressesByClient.get(client) ?? { count: 0, untold: new Map() };
  pressesByClient.set(client, presses);
  return presses;
}

/** The change without a state of the like from before this tab's last press: the page shows that of the press. */
function withoutOlderLike(
  { untold }: Presses,
  { session: _session, press = 0, ...change }: ToldPostChange,
): PostChange {
  if (change.kind !== "post" && change.kind !== "reply") return change;
  const key = `${change.kind} ${change.id}`;
  const last = untold.get(key);
  if (last === undefined) return change;
  if (press < last.nth && performance.now() - last.at < COUNTED_WITHIN_MS) {
    const { isLiked: _isLiked, likeCount: _likeCount, ...rest } = change;
    return rest;
  }
  untold.delete(key);
  return change;
}

/** Clients that are followed already. */
const followed = new WeakSet<LiveClient>();

/**
 * Applies the core's changes from now on, once per client, until the page ends: lists that are not on the screen need
 * them, too. Changes of another member are dropped. `onFailed` is called with the member's wishes that were not done.
 */
export function followPostChanges(client: LiveClient, onFailed: (change: NumbersChange) => void): void {
  if (followed.has(client)) return;
  followed.add(client);
  client.store.subscribe("posts", () => {
    const own = ownSession();
    const changes = client.store
      .part("posts")
      .filter(isPostChange)
      .filter(({ session = own }) => session === own)
      .map((change) => withoutOlderLike(pressesOf(client), change));
    applyPostChanges(changes);
    for (const change of changes) {
      if ((change.kind === "post" || change.kind === "reply") && change.failed !== undefined)
        onFailed(change);
    }
  });
}

/** Paints a deletion, or its end, before the core tells of it. */
export function paintDeleted(id: number, isDeleted: boolean): void {
  applyPostChanges([{ kind: "post", id, isDeleted }]);
}

/** What a like button shows. */
export interface Liked {
  readonly id: number;
  readonly isLiked: boolean;
  readonly likeCount: number;
}

/**
 * Paints the other state of a like at once, and wishes it of the core. For members only. Answers what is shown then: a press
 * that follows before it is drawn is a press on that. What the core tells without this press changes no like of the item.
 */
export function toggleLike<Item extends Liked>(client: LiveClient, kind: Likeable, item: Item): Item {
  const { id, isLiked, likeCount } = item;
  const next = { isLiked: !isLiked, likeCount: Math.max(0, likeCount + (isLiked ? -1 : 1)) };
  applyPostChanges([{ kind, id, ...next }]);
  const presses = pressesOf(client);
  presses.count += 1;
  presses.untold.set(`${kind} ${id}`, { nth: presses.count, at: performance.now() });
  client.like(kind, id, next.isLiked, { isLiked, likeCount }, presses.count);
  return { ...item, ...next };
}

// Applies what the core tells about posts to the answers that this tab keeps, so that every list shows the same numbers.
// See docs/product.md#likes and docs/product.md#new-posts.
import { atom } from "jotai";
import type { AnyRead } from "#domain/calls/call.ts";
import { type PageCallName, READS } from "#domain/calls/pageCalls.ts";
import type { WatchedFeed } from "#domain/community/post.ts";
import {
  type ChangesSince,
  isNumbersChange,
  type Likeable,
  type NumbersChange,
  type PostChange,
  withChanges,
} from "#domain/community/postChange.ts";
import { isPostChange } from "#domain/memberNews.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { pageClient } from "../pageData/pageClient.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { createPresses, type Presses } from "./presses.ts";

/** Numbers of new posts, by `feedKey`. */
const newsAtom = atom<Readonly<Record<string, number>>>({});

/** Names a list as an anchor has it. */
export const feedKey = ({ list, anchor }: WatchedFeed): string => JSON.stringify([list, anchor]);

/** How many posts have joined the list of this `feedKey` since its anchor; 0 before the core has asked. */
export const newsOfFeedAtom = (key: string) => atom((get) => get(newsAtom)[key] ?? 0);

/** As a page's key has it: "" for a visitor. */
const ownSession = (): string => currentMember()?.session ?? "";

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
  pageStore.set(newsAtom, (before) => ({ ...before, ...counts }));
}

/** Who reports failures, by the clients that are followed already. */
const followed = new WeakMap<LiveClient, (change: NumbersChange) => void>();
const pressesByClient = new WeakMap<LiveClient, Presses>();

function applyAndReport(client: LiveClient, changes: readonly PostChange[]): void {
  applyPostChanges(changes);
  for (const change of changes)
    if (isNumbersChange(change) && change.failed !== undefined) followed.get(client)?.(change);
}

function pressesOf(client: LiveClient): Presses {
  const known = pressesByClient.get(client);
  if (known) return known;
  const presses = createPresses((change, session) => {
    if (session === ownSession()) applyAndReport(client, [change]);
  });
  pressesByClient.set(client, presses);
  return presses;
}

/**
 * Applies the core's changes from now on, once per client, until the page ends: lists that are not on the screen need
 * them, too. Changes of another member are dropped. `onFailed` is called with the member's wishes that were not done.
 */
export function followPostChanges(client: LiveClient, onFailed: (change: NumbersChange) => void): void {
  if (followed.has(client)) return;
  followed.set(client, onFailed);
  client.store.subscribe("posts", () => {
    const own = ownSession();
    const changes: PostChange[] = [];
    for (const told of client.store.part("posts").filter(isPostChange)) {
      const { session = own, press = 0, ...change } = told;
      if (session !== own) continue;
      changes.push(isNumbersChange(change) ? pressesOf(client).pass(own, change, press) : change);
    }
    applyAndReport(client, changes);
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
 * that follows before it is drawn is a press on that. A state that the core tells without this press is held back: `createPresses`.
 */
export function toggleLike<Item extends Liked>(client: LiveClient, kind: Likeable, item: Item): Item {
  const { id, isLiked, likeCount } = item;
  const next = { isLiked: !isLiked, likeCount: Math.max(0, likeCount + (isLiked ? -1 : 1)) };
  applyPostChanges([{ kind, id, ...next }]);
  const press = pressesOf(client).press(ownSession(), kind, id);
  client.like(kind, id, next.isLiked, { isLiked, likeCount }, press);
  return { ...item, ...next };
}

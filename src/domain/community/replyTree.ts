// Builds the tree of replies that a page shows from the lists that were loaded, a link's reply, and own new replies.
// See docs/product.md#post-page.
import type { Reply } from "./reply.ts";

/** The key of the list of replies to the post itself; other lists have the id of the reply that they answer. */
export const TO_POST = 0;

/** The pages of a list that are loaded, as one. */
export interface LoadedReplies {
  readonly replies: readonly Reply[];
  /** Length of the whole list when its first page was read. */
  readonly total: number;
  readonly hasMore: boolean;
}

export interface ThreadParts {
  /** By the id of the reply that they answer, or `TO_POST`. */
  readonly lists: ReadonlyMap<number, LoadedReplies>;
  /** From a reply to the post down to the one that a link leads to; empty without such a link. */
  readonly path: readonly Reply[];
  /** Written by the asker since the lists were read, the oldest first. */
  readonly own: readonly Reply[];
  /** The list of the post begins with the newest: own new replies to the post are first, not last. */
  readonly newestFirst: boolean;
}

export interface ReplyNode {
  readonly reply: Reply;
  readonly children: readonly ReplyNode[];
  /** Number of direct replies to this one that are not among `children`, because they are not loaded. */
  readonly hidden: number;
}

/** The replies to the post, and how many more there are. */
export type ReplyTree = Pick<ReplyNode, "children" | "hidden">;

const keyOf = ({ parentId }: Reply): number => parentId ?? TO_POST;

/**
 * Each reply is in the tree at most once, below the reply that it answers. The replies of a link come before their
 * neighbours, so that neighbours loaded later do not move them. A deleted reply stays while replies answer it. The
 * version in a list is newer than the others, since lists are asked for again after a change.
 */
export function replyTree({ lists, path, own, newestFirst }: ThreadParts): ReplyTree {
  const newest = new Map<number, Reply>();
  for (const reply of [...own, ...path]) newest.set(reply.id, reply);
  for (const { replies } of lists.values()) for (const reply of replies) newest.set(reply.id, reply);
  const placed = new Set<number>();

  function level(key: number, atLeast: number): ReplyTree {
    const below = (reply: Reply): boolean => keyOf(reply) === key;
    const list = lists.get(key);
    const listed = list?.replies.filter(below) ?? [];
    const written = own.filter(below);
    const before = newestFirst && key === TO_POST ? written.toReversed() : [];
    const ids = new Set([...path.filter(below), ...before, ...listed, ...written].map(({ id }) => id));
    const children = [...ids].flatMap((id) => branch(id));
    // A list that is loaded knows its length; before, the reply says how many replies it has.
    const known = new Set([...listed, ...path.filter(below)].map(({ id }) => id)).size;
    const missing = list === undefined ? atLeast - children.length : list.hasMore ? list.total - known : 0;
    return { children, hidden: Math.max(0, missing) };
  }

  function branch(id: number): readonly ReplyNode[] {
    const reply = newest.get(id);
    if (reply === undefined || placed.has(id)) return [];
    placed.add(id);
    const below = level(id, reply.childCount);
    const isEmpty = reply.isDeleted && below.children.length === 0 && below.hidden === 0;
    return isEmpty ? [] : [{ reply, ...below }];
  }

  return level(TO_POST, 0);
}

/** How many replies a chain holds: those shown at any depth, and those that are known not to be loaded. */
export function repliesBelow({ children, hidden }: ReplyTree): number {
  return children.reduce((sum, child) => sum + 1 + repliesBelow(child), hidden);
}

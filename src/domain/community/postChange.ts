// What changes about posts and replies while they are on screens, and how answers with them take such a change.
// See docs/product.md#likes and docs/product.md#muting.
import type { PostScope, PostType } from "./post.ts";

export type Likeable = "post" | "reply";

/** New numbers of a post or reply; fields that are left out did not change. */
export interface NumbersChange {
  readonly kind: Likeable;
  readonly id: number;
  readonly likeCount?: number;
  readonly isLiked?: boolean;
  readonly replyCount?: number;
  readonly isDeleted?: boolean;
  /** A wish of the asker's was not done: their sign-in is over, or the server refused or did not answer. */
  readonly failed?: "signedOut" | "refused";
}

/** The asker has muted a member: what that member wrote leaves every list. */
interface AuthorMuted {
  readonly kind: "muted";
  readonly userId: number;
}

/** So many posts were written since the feed's page 1 answered this anchor. */
interface FeedNews {
  readonly kind: "news";
  readonly scope: PostScope;
  readonly type: PostType;
  readonly anchor: string;
  readonly count: number;
}

export type PostChange = NumbersChange | AuthorMuted | FeedNews;

/** What the core knows beyond an answer that was asked for earlier. */
export interface ChangesSince {
  numbers(kind: Likeable, id: number): NumbersChange | undefined;
  isMuted(userId: number): boolean;
}

interface Written {
  readonly id: number;
  readonly author: { readonly id: number };
  readonly likeCount: number;
  readonly isLiked: boolean;
}

function isWritten(value: unknown): value is Written {
  return typeof value === "object" && value !== null && "author" in value && "likeCount" in value;
}

/** A reply names its post; a post does not. */
const kindOf = (item: Written): Likeable => ("postId" in item ? "reply" : "post");

function withNumbers<Item extends Written>(item: Item, changes: ChangesSince): Item {
  const change = changes.numbers(kindOf(item), item.id);
  if (change === undefined) return item;
  const { kind: _kind, id: _id, failed: _failed, ...numbers } = change;
  const same = Object.entries(numbers).every(([name, value]) => Reflect.get(item, name) === value);
  return same ? item : { ...item, ...numbers };
}

/**
 * An answer of a read of the community with later changes: numbers are replaced, posts and replies of muted members are
 * left out of lists, and deleted posts stay with their mark. The same object where nothing differs; any other value is
 * returned as it is.
 */
export function withChanges<Answer>(answer: Answer, changes: ChangesSince): Answer {
  if (typeof answer !== "object" || answer === null) return answer;
  if (isWritten(answer)) return withNumbers(answer, changes);
  if (Array.isArray(answer)) return listWith(answer, changes) as unknown as Answer;
  if ("items" in answer && Array.isArray(answer.items)) {
    const items = listWith(answer.items, changes);
    return items === answer.items ? answer : { ...answer, items };
  }
  return answer;
}

function listWith(items: readonly unknown[], changes: ChangesSince): readonly unknown[] {
  let differs = false;
  const kept: unknown[] = [];
  for (const item of items) {
    if (isWritten(item) && changes.isMuted(item.author.id)) {
      differs = true;
      continue;
    }
    const next = isWritten(item) ? withNumbers(item, changes) : item;
    if (next !== item) differs = true;
    kept.push(next);
  }
  return differs ? kept : items;
}

// What changes about posts and replies while they are on screens, and how answers with them take such a change.
// See docs/product.md#likes and docs/product.md#muting.
import type { PostSummary, WatchedFeed } from "./post.ts";

export type Likeable = "post" | "reply";

/** New numbers of a post or reply, and of an edited post its new fields; what is left out did not change. */
export interface NumbersChange extends Partial<PostSummary> {
  readonly kind: Likeable;
  readonly id: number;
  /** A wish of the asker's was not done: their sign-in is over, or the server refused or did not answer. */
  readonly failed?: "signedOut" | "refused";
}

/** The asker has muted a member, or the mute has ended: what that member wrote leaves lists, and is marked elsewhere. */
interface AuthorMuted {
  readonly kind: "muted";
  readonly userId: number;
  readonly isMuted: boolean;
}

/** So many posts have joined the list since its page 1 answered this anchor. */
interface FeedNews extends WatchedFeed {
  readonly kind: "news";
  readonly count: number;
}

export type PostChange = NumbersChange | AuthorMuted | FeedNews;

export const isNumbersChange = (change: PostChange): change is NumbersChange =>
  change.kind === "post" || change.kind === "reply";

/** A change as the core tells it to tabs. */
export type ToldPostChange = PostChange & {
  /** The sign-in whose change it is, "" for a visitor: a page that shows another one drops it. */
  readonly session?: string;
  /** The last press of a heart in this tab that the change takes into account; undefined before any. */
  readonly press?: number;
};

/** What an answer does with what muted members wrote, and with themselves: docs/product.md#muting. */
export type MutedShown = "leftOut" | "marked" | "kept";

/** What the core knows beyond an answer that was asked for earlier. */
export interface ChangesSince {
  numbers(kind: Likeable, id: number): NumbersChange | undefined;
  /** undefined where nothing is known: a mark stays as it is. */
  isMuted(userId: number): boolean | undefined;
}

interface Written {
  readonly id: number;
  readonly author: { readonly id: number };
  readonly likeCount: number;
  readonly isLiked: boolean;
  readonly isMuted?: boolean;
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

function withMark<Item extends Written>(item: Item, changes: ChangesSince): Item {
  const isMuted = changes.isMuted(item.author.id);
  return isMuted === undefined || isMuted === (item.isMuted ?? false) ? item : { ...item, isMuted };
}

/** Who wrote or caused an item, or the member that it is; undefined for anything else. */
function memberOf(item: unknown): number | undefined {
  if (typeof item !== "object" || item === null) return undefined;
  const { author, actor, ...own } = item as Readonly<Record<"author" | "actor" | "id" | "avatar", unknown>>;
  const member = author ?? actor ?? ("avatar" in own ? own : undefined);
  const { id } = (member ?? {}) as { readonly id?: unknown };
  return typeof id === "number" ? id : undefined;
}

/**
 * An answer of a read of the community with later changes: numbers are replaced, and deleted posts stay with their mark.
 * What muted members wrote, caused or are is left out of lists, marked with `isMuted`, or kept, as `muted` says. The same
 * object where nothing differs; any other value is returned as it is.
 */
export function withChanges<Answer>(answer: Answer, changes: ChangesSince, muted: MutedShown): Answer {
  function one<Item>(item: Item): Item {
    if (!isWritten(item)) return item;
    const next = withNumbers(item, changes);
    return muted === "marked" ? withMark(next, changes) : next;
  }

  function list<Item>(items: readonly Item[]): readonly Item[] {
    const next: Item[] = [];
    for (const item of items) {
      const member = muted === "leftOut" ? memberOf(item) : undefined;
      if (member === undefined || changes.isMuted(member) !== true) next.push(one(item));
    }
    return next.length === items.length && next.every((item, at) => item === items[at]) ? items : next;
  }

  if (typeof answer !== "object" || answer === null) return answer;
  if (Array.isArray(answer)) return list(answer) as unknown as Answer;
  if (isWritten(answer)) return one(answer);
  // A page of a list, or a reply with its post and the replies above it.
  let differs = false;
  const parts = Object.entries(answer).map(([name, value]) => {
    const next: unknown = Array.isArray(value) ? list(value) : one(value);
    if (next !== value) differs = true;
    return [name, next];
  });
  return differs ? (Object.fromEntries(parts) as Answer) : answer;
}

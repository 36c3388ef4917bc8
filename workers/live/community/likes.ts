// Sends likes as wishes: one call at a time per post or reply, the newest wish next, the server's count wins.
// See docs/product.md#likes.
import type { Result } from "#api/transport/result.ts";
import type { LikeState } from "#domain/community/post.ts";
import type { Likeable, NumbersChange } from "#domain/community/postChange.ts";
import type { Clock } from "../base/clock.ts";

/** A second wish is sent this long after the last press, so that a row of quick presses is two calls. */
export const LIKE_PAUSE_MS = 600;
/** A wish without an answer is sent again after this, while the browser believes it is online. */
export const LIKE_AGAIN_MS = 30_000;
/** docs/product.md#likes: a wish that cannot be sent is kept for a day. */
export const LIKE_KEPT_MS = 24 * 60 * 60_000;

/** A wish as it is stored, with the numbers that the server gave last. */
export interface Wish {
  readonly kind: Likeable;
  readonly id: number;
  readonly like: boolean;
  readonly known: { readonly isLiked: boolean; readonly likeCount: number };
  /** Local epoch ms of the press. */
  readonly at: number;
}

export interface Likes {
  /** The member wishes this state; `known` is what their page showed before the press. */
  wish(kind: Likeable, id: number, like: boolean, known: Wish["known"]): void;
  /** Takes wishes up again that an earlier core could not send. */
  restore(wishes: readonly Wish[]): void;
  /** The network is back: sends what waits. */
  retry(): void;
  /** Another member, or none: nothing more is sent or reported. */
  forget(): void;
}

export interface LikesDeps {
  readonly clock: Clock;
  send(kind: Likeable, id: number, like: boolean): Promise<Result<LikeState>>;
  onChange(change: NumbersChange): void;
  /** The wishes that no answer has settled, to be stored. */
  onPending(wishes: readonly Wish[]): void;
}

interface Entry {
  wish: Wish;
  /** Of a row of presses: the first wish is sent at once, the next when the presses have paused. */
  busy: boolean;
  /** It was sent without an answer, and waits to be sent again. */
  waiting: boolean;
  /** What the server has by its last answer; undefined while a call is under way or before the first. */
  has: boolean | undefined;
}

const entryOf = (wish: Wish): Entry => ({ wish, busy: false, waiting: false, has: undefined });

/** No wishes at first. */
export function createLikes(deps: LikesDeps): Likes {
  const { clock, send, onChange, onPending } = deps;
  let entries = new Map<string, Entry>();

  const keyOf = ({ kind, id }: Pick<Wish, "kind" | "id">): string => `${kind} ${id}`;
  const isKept = (entry: Entry): boolean => entries.get(keyOf(entry.wish)) === entry;
  const isDone = ({ wish, has }: Entry): boolean => wish.like === has;
  const sleep = (ms: number): Promise<void> => new Promise((resolve) => void clock.setTimeout(resolve, ms));

  /** The numbers as the member wishes them. */
  function numbersOf({ kind, id, like, known }: Wish): NumbersChange {
    const step = like === known.isLiked ? 0 : like ? 1 : -1;
    return { kind, id, isLiked: like, likeCount: Math.max(0, known.likeCount + step) };
  }

  function tellPending(): void {
    onPending([...entries.values()].flatMap((entry) => (isDone(entry) ? [] : [entry.wish])));
  }

  /** Sends the wish and takes the answer; false when there was none. */
  async function sendOnce(entry: Entry): Promise<boolean> {
    const { kind, id, like, at } = entry.wish;
    entry.has = undefined;
    const answer = await send(kind, id, like);
    if (!isKept(entry)) return true;
    if (answer.ok) {
      const { isLiked, likeCount } = answer.value;
      if (isLiked !== like && entry.wish.at === at) {
        // The same call again would be answered in the same way, without end.
        onChange({ kind, id, isLiked, likeCount, failed: "refused" });
        entries.delete(keyOf(entry.wish));
        tellPending();
        return true;
      }
      entry.wish = { ...entry.wish, known: { isLiked, likeCount } };
      entry.has = isLiked;
      onChange(numbersOf(entry.wish));
    } else if (answer.reason === "noAnswer" || answer.reason === "unknown") {
      return false;
    } else {
      const failed = answer.reason === "signedOut" ? "signedOut" : "refused";
      onChange({ kind, id, ...entry.wish.known, failed });
      entries.delete(keyOf(entry.wish));
    }
    tellPending();
    return true;
  }

  async function run(entry: Entry): Promise<void> {
    entry.busy = true;
    entry.waiting = false;
    const answered = await sendOnce(entry);
    if (!isKept(entry)) return;
    if (!answered) {
      entry.busy = false;
      entry.waiting = true;
      await sleep(LIKE_AGAIN_MS);
      if (isKept(entry) && entry.waiting) await run(entry);
      return;
    }
    for (;;) {
      const left = entry.wish.at + LIKE_PAUSE_MS - clock.now();
      if (left <= 0) break;
      await sleep(left);
      if (!isKept(entry)) return;
    }
    if (isDone(entry)) entries.delete(keyOf(entry.wish));
    else await run(entry);
  }

  return {
    wish(kind, id, like, known) {
      const at = clock.now();
      const key = keyOf({ kind, id });
      const entry = entries.get(key) ?? entryOf({ kind, id, like, known, at });
      entry.wish = { ...entry.wish, like, at };
      entries.set(key, entry);
      onChange(numbersOf(entry.wish));
      tellPending();
      if (!entry.busy) void run(entry);
    },
    restore(wishes) {
      for (const wish of wishes) {
        if (clock.now() - wish.at >= LIKE_KEPT_MS || entries.has(keyOf(wish))) continue;
        const entry = entryOf(wish);
        entries.set(keyOf(wish), entry);
        onChange(numbersOf(wish));
        void run(entry);
      }
      tellPending();
    },
    retry() {
      for (const entry of entries.values()) if (entry.waiting) void run(entry);
    },
    forget() {
      entries = new Map();
    },
  };
}

// Remembers what changed about posts since cached answers were asked for, and hands such answers out with it.
// See docs/product.md#likes and docs/product.md#muting.
import {
  type Likeable,
  type MutedShown,
  type NumbersChange,
  withChanges,
} from "#domain/community/postChange.ts";
import type { Clock } from "../base/clock.ts";

/** Longer than any answer with posts is kept (src/domain/calls/community.ts), ms. */
const KEPT_MS = 15 * 60_000;
/** The oldest changes beyond this number are forgotten. */
const CHANGES_MAX = 2_000;

export interface PostChanges {
  add(change: NumbersChange): void;
  /** What is known of a post or reply that changed since `askedAt` (local epoch ms); undefined where nothing did. */
  since(kind: Likeable, id: number, askedAt: number): NumbersChange | undefined;
  /**
   * An answer that was asked for at `askedAt` (local epoch ms), with all that changed since; `muted` says what becomes of
   * muted members.
   */
  handOut<Answer>(answer: Answer, askedAt: number, muted: MutedShown): Answer;
  /** Another member: what the one before did is theirs. */
  forget(): void;
}

interface Kept {
  readonly change: NumbersChange;
  readonly at: number;
}

/** Nothing has changed at first. */
export function createPostChanges({
  clock,
  isMuted,
}: {
  readonly clock: Pick<Clock, "now">;
  isMuted(userId: number): boolean;
}): PostChanges {
  /** The oldest first. */
  const kept = new Map<string, Kept>();
  const keyOf = (kind: Likeable, id: number): string => `${kind} ${id}`;

  function trim(): void {
    const oldest = clock.now() - KEPT_MS;
    for (const [key, { at }] of kept) {
      if (at >= oldest && kept.size <= CHANGES_MAX) return;
      kept.delete(key);
    }
  }

  function since(kind: Likeable, id: number, askedAt: number): NumbersChange | undefined {
    const entry = kept.get(keyOf(kind, id));
    return entry !== undefined && entry.at >= askedAt ? entry.change : undefined;
  }

  return {
    since,
    add(change) {
      const key = keyOf(change.kind, change.id);
      const before = kept.get(key)?.change;
      const { failed: _failed, ...numbers } = change;
      kept.delete(key);
      kept.set(key, { change: { ...before, ...numbers }, at: clock.now() });
      trim();
    },
    handOut(answer, askedAt, muted) {
      const numbers = (kind: Likeable, id: number) => since(kind, id, askedAt);
      return withChanges(answer, { numbers, isMuted }, muted);
    },
    forget: () => kept.clear(),
  };
}

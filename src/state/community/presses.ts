// Keeps the like that this tab painted last, until the core tells a state that includes that press.
// See docs/product.md#likes.
import type { Likeable, NumbersChange } from "#domain/community/postChange.ts";

/** A press that no message of the core includes after this time (ms) was lost with its core. */
const PRESS_KEPT_MS = 5_000;

export interface Presses {
  /** Counts a press on a heart by the member of `session`; its number. */
  press(session: string, kind: Likeable, id: number): number;
  /**
   * What of a change may be shown now. `press`: the last press of this tab that it includes, 0 for none. A like from before a
   * later press is held back, and so is its failure.
   */
  pass(session: string, change: NumbersChange, press: number): NumbersChange;
}

interface Waiting {
  readonly nth: number;
  readonly timer: ReturnType<typeof setTimeout>;
  held: NumbersChange | undefined;
}

/** No presses yet. `show` gets what was held back for a press, 5 s after it, and the sign-in it belongs to. */
export function createPresses(show: (change: NumbersChange, session: string) => void): Presses {
  let count = 0;
  /** The last press on each heart that the core has not included yet. */
  const waiting = new Map<string, Waiting>();
  const keyOf = (session: string, kind: Likeable, id: number): string => `${session} ${kind} ${id}`;

  function take(key: string): NumbersChange | undefined {
    const entry = waiting.get(key);
    clearTimeout(entry?.timer);
    waiting.delete(key);
    return entry?.held;
  }

  return {
    press(session, kind, id) {
      const key = keyOf(session, kind, id);
      take(key);
      count += 1;
      const timer = setTimeout(() => {
        const held = take(key);
        if (held) show(held, session);
      }, PRESS_KEPT_MS);
      waiting.set(key, { nth: count, timer, held: undefined });
      return count;
    },
    pass(session, change, press) {
      const key = keyOf(session, change.kind, change.id);
      const entry = waiting.get(key);
      if (entry === undefined) return change;
      if (press >= entry.nth) {
        take(key);
        return change;
      }
      const { isLiked, likeCount, failed, ...others } = change;
      const { kind, id } = change;
      entry.held = {
        ...entry.held,
        kind,
        id,
        ...(isLiked !== undefined && { isLiked }),
        ...(likeCount !== undefined && { likeCount }),
        ...(failed !== undefined && { failed }),
      };
      return others;
    },
  };
}

// Chance that can be thrown again: every choice of a case follows from its seed alone.

export interface Dice {
  /** [0, 1) */
  next(): number;
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  chance(share: number): boolean;
  /** One of at least one. */
  pick<T>(items: readonly T[]): T;
  /** One of `items`; undefined when there are none of them. */
  oneOf<T>(items: readonly T[]): T | undefined;
}

/** Dice for a seed: the same seed throws the same numbers, neighbouring seeds throw unlike ones. */
export function createDice(seed: number): Dice {
  let state = Math.imul(seed ^ 0x9e37_79b9, 0x85eb_ca6b) ^ Math.floor(seed / 0x1_0000_0000);

  function next(): number {
    state = (state + 0x6d2b_79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  }

  const below = (count: number): number => Math.floor(next() * count);
  return {
    next,
    below,
    chance: (share) => next() < share,
    pick(items) {
      if (items.length === 0) throw new Error("nothing to pick from");
      return items[below(items.length)] as (typeof items)[number];
    },
    oneOf: (items) => items[below(items.length)],
  };
}

// Chance that comes out the same for the same seed, so that a case can be played again.

export interface Chance {
  /** [0, 1) */
  next(): number;
  /** A whole number from 0 to `max` - 1. */
  below(max: number): number;
  /** True so often, 0 never and 1 always. */
  often(share: number): boolean;
  pick<T>(among: readonly [T, ...(readonly T[])]): T;
  /** One of the names, each as often as its weight says. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/** The mulberry32 generator: one 32-bit word of state, good enough to vary schedules. */
export function seeded(seed: number): Chance {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (max: number): number => Math.floor(next() * max);
  return {
    next,
    below,
    often: (share) => next() < share,
    pick: (among) => among[below(among.length)] ?? among[0],
    weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
      const entries = Object.entries<number>(weights) as [Name, number][];
      let at = next() * entries.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [name, weight] of entries) {
        at -= weight;
        if (at < 0) return name;
      }
      throw new Error("no name has a weight");
    },
  };
}

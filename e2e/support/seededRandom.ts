// Random numbers from a seed for walks, proofs and measures, so that a failing case can be repeated.
import { uniformFloat64 } from "pure-rand/distribution/uniformFloat64";
import { mersenne } from "pure-rand/generator/mersenne";

export interface SeededRandom {
  /** In [0, 1). */
  next(): number;
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number;
  /** True with this probability: never for 0, always for 1. */
  chance(share: number): boolean;
  /** One of the items; throws when there are none. */
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items; undefined when there are none. */
  oneOf<Item>(items: readonly Item[]): Item | undefined;
  /** One of the names, in proportion to its weight; throws when no weight is above 0. */
  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name;
}

/**
 * Equal seeds give equal numbers. Cases use the seeds 1, 2, 3 and so on, so the generator is the Mersenne Twister: the
 * smaller ones of pure-rand start with nearly equal numbers for neighbouring seeds.
 */
export function seededRandom(seed: number): SeededRandom {
  const generator = mersenne(seed);
  const next = (): number => uniformFloat64(generator);
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

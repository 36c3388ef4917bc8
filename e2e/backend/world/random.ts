/** Reproducible randomness: 32-bit hashes of numbers and text, and a small generator seeded by a hash. */

/** Mixes one more integer into a 32-bit hash. */
export function mix(hash: number, value: number): number {
  let h = Math.imul(hash ^ value, 0x9e3779b1);
  h = Math.imul(h ^ (h >>> 15), 0x85ebca77);
  return (h ^ (h >>> 13)) >>> 0;
}

/** 32-bit hash of a text. */
export function hashText(text: string): number {
  let h = 0x2545f491;
  for (let i = 0; i < text.length; i += 1) h = mix(h, text.charCodeAt(i));
  return h;
}

/** A number in [0, 1) determined by the hash and the salt. */
export function unit(hash: number, salt: number): number {
  return mix(mix(hash, salt), 0x51ed) / 0x1_0000_0000;
}

/** A stream of reproducible random numbers. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Uniform integer in [low, high]. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Poisson count; exact for the small means of football. */
  poisson(mean: number): number;
}

/** Starts a stream from a 32-bit hash; equal hashes yield equal streams. */
export function createRandom(hash: number): Random {
  let state = hash >>> 0;
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0;
    let h = Math.imul(state ^ (state >>> 16), 0x7feb352d);
    h = Math.imul(h ^ (h >>> 15), 0x846ca68b);
    return ((h ^ (h >>> 16)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    chance: (probability) => next() < probability,
    poisson: (mean) => {
      const floor = Math.exp(-mean);
      let count = 0;
      for (let product = next(); product > floor && count < 30; product *= next()) count += 1;
      return count;
    },
  };
}

/** The items in a random order determined by the stream. */
export function shuffled<T>(items: readonly T[], random: Random): T[] {
  return items
    .map((item) => ({ item, key: random.next() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/** One of the items, chosen by a hash; the list must not be empty. */
export function pick<T>(items: readonly T[], hash: number): T {
  const item = items[hash % items.length];
  if (item === undefined) throw new Error("pick from an empty list");
  return item;
}

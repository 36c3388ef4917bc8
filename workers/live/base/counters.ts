// Counts what the core did and dropped, for tests, the benchmark and CoreStatus.

export interface Counters {
  add(name: string, n?: number): void;
  read(): Readonly<Record<string, number>>;
}

/** Counters that start at nothing; a name appears when it is first counted. */
export function createCounters(): Counters {
  const counts = new Map<string, number>();
  return {
    add(name, n = 1) {
      if (n !== 0) counts.set(name, (counts.get(name) ?? 0) + n);
    },
    read: () => Object.fromEntries(counts),
  };
}

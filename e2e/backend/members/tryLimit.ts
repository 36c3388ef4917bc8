// Limits wrong tries per key to ten in ten minutes.

const MAX_TRIES = 10;
const WINDOW_MS = 600_000;
const MAX_KEYS = 10_000;

export interface TryLimit {
  /** Counts a try before its outcome is known, so that concurrent tries count too; false when the limit is exceeded. */
  take(key: string, now: number): boolean;
  /** Call after a successful try: clears the count. */
  clear(key: string): void;
  clearAll(): void;
}

export function createTryLimit(): TryLimit {
  const tries = new Map<string, readonly number[]>();
  return {
    take(key, now) {
      const recent = (tries.get(key) ?? []).filter((at) => now - at < WINDOW_MS && at <= now);
      if (recent.length >= MAX_TRIES) return false;
      // Re-inserting makes the least recently used key the first to be evicted.
      tries.delete(key);
      const oldest = tries.keys().next().value;
      if (tries.size >= MAX_KEYS && oldest !== undefined) tries.delete(oldest);
      tries.set(key, [...recent, now]);
      return true;
    },
    clear: (key) => void tries.delete(key),
    clearAll: () => tries.clear(),
  };
}

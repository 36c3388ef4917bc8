// Counts wrong tries by key and says when it is enough: ten in ten minutes.

const MAX_TRIES = 10;
const WINDOW_MS = 600_000;
const MAX_KEYS = 10_000;

export interface TryLimit {
  /** Counts a try before its outcome is known, so that many at once do not slip through; false when it is one too many. */
  take(key: string, now: number): boolean;
  /** The try was right: all is forgotten. */
  clear(key: string): void;
  clearAll(): void;
}

export function createTryLimit(): TryLimit {
  const tries = new Map<string, readonly number[]>();
  return {
    take(key, now) {
      const recent = (tries.get(key) ?? []).filter((at) => now - at < WINDOW_MS && at <= now);
      if (recent.length >= MAX_TRIES) return false;
      // Written anew, so that the key touched longest ago is the first to go.
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

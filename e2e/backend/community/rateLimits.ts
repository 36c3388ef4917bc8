// Limits how often a member may do what others see, per kind of act.
// See docs/wire.md#community-rates.

const WINDOW_MS = 600_000;
const MAX_KEYS = 10_000;

/** Acts in ten minutes. */
const RATES = {
  post: 20,
  edit: 60,
  reply: 60,
  like: 300,
  report: 20,
  upload: 100,
  order: 20,
  fees: 20,
  withdraw: 10,
  quote: 60,
  account: 10,
} as const;
export type RatedAct = keyof typeof RATES;

export interface RateLimits {
  /** Counts an act; the whole seconds to wait if there were too many, then it is not counted. */
  take(act: RatedAct, userId: number, now: number): number | undefined;
  clearAll(): void;
}

export function createRateLimits(): RateLimits {
  const acts = new Map<string, readonly number[]>();
  return {
    take(act, userId, now) {
      const key = `${act} ${userId}`;
      const recent = (acts.get(key) ?? []).filter((at) => now - at < WINDOW_MS && at <= now);
      const oldest = recent[0];
      if (oldest !== undefined && recent.length >= RATES[act]) {
        return Math.max(1, Math.ceil((oldest + WINDOW_MS - now) / 1000));
      }
      acts.delete(key);
      const leastUsed = acts.keys().next().value;
      if (acts.size >= MAX_KEYS && leastUsed !== undefined) acts.delete(leastUsed);
      acts.set(key, [...recent, now]);
      return undefined;
    },
    clearAll: () => acts.clear(),
  };
}

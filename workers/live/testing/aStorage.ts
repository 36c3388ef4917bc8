// A lasting store in memory, for tests.
import type { KeeperStorage } from "../base/storage.ts";

/** Over `stored`, which a test may read and change. */
export function aStorage(stored: Map<string, unknown>): KeeperStorage {
  return {
    load: async (key) => stored.get(key),
    update: async (key, change) => void stored.set(key, change(stored.get(key))),
    remove: async (key) => void stored.delete(key),
    async removeRange(prefix, isGone) {
      for (const [key, value] of stored) if (key.startsWith(prefix) && isGone(value)) stored.delete(key);
    },
  };
}

/** Every call ends so. */
export function brokenStorage(answer: () => Promise<never>): KeeperStorage {
  return { load: answer, update: answer, remove: answer, removeRange: answer };
}

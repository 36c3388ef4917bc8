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

/** A store that refuses every call while `isBroken` holds. */
export function breakingStorage(stored: Map<string, unknown>): {
  readonly storage: KeeperStorage;
  isBroken: boolean;
} {
  const memory = aStorage(stored);
  const unlessBroken = <T>(call: () => Promise<T>): Promise<T> =>
    breaking.isBroken ? Promise.reject(new Error("broken")) : call();
  const breaking = {
    isBroken: false,
    storage: {
      load: (key) => unlessBroken(() => memory.load(key)),
      update: (key, change) => unlessBroken(() => memory.update(key, change)),
      remove: (key) => unlessBroken(() => memory.remove(key)),
      removeRange: (prefix, isGone) => unlessBroken(() => memory.removeRange(prefix, isGone)),
    } satisfies KeeperStorage,
  };
  return breaking;
}

// The worker's lasting store in IndexedDB, which all tabs and later workers share.
import { createStore, del, get, update } from "idb-keyval";

/** A small lasting store; `update` reads, changes and writes in one transaction. All may reject. */
export interface KeeperStorage {
  load(key: string): Promise<unknown>;
  update(key: string, change: (stored: unknown) => unknown): Promise<void>;
  remove(key: string): Promise<void>;
}

/** A store in the database "touchline". Calls reject when the browser blocks or damages it. */
export function createIndexedStorage(): KeeperStorage {
  // Opened on first use: a blocked IndexedDB throws here, and the keeper counts it.
  let store: ReturnType<typeof createStore> | undefined;
  const opened = (): ReturnType<typeof createStore> => (store ??= createStore("touchline", "live"));
  return {
    load: async (key) => get(key, opened()),
    update: async (key, change) => update(key, change, opened()),
    remove: async (key) => del(key, opened()),
  };
}

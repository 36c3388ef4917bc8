// The worker's lasting store: IndexedDB, so that every tab and every later worker reads the same.
import { createStore, del, get, update } from "idb-keyval";
import type { KeeperStorage } from "../members/favoritesKeeper.ts";

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

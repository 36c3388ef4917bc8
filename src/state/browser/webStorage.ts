// The browser's two storages, which may be blocked, null or damaged. Reading never throws.

/** Where the storage is blocked or damaged nothing is read, and writing throws. */
export type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

function storeOver(open: () => Storage): Store {
  function read<T>(ask: (storage: Storage) => T, instead: T): T {
    try {
      // Null throws here: some browsers have no storage instead of one that refuses.
      return ask(open());
    } catch {
      return instead;
    }
  }
  return {
    get length() {
      return read(({ length }) => length, 0);
    },
    key: (at) => read((storage) => storage.key(at), null),
    getItem: (key) => read((storage) => storage.getItem(key), null),
    setItem: (key, value) => open().setItem(key, value),
    removeItem: (key) => open().removeItem(key),
  };
}

const local = storeOver(() => localStorage);
const tab = storeOver(() => sessionStorage);

/** localStorage: kept after the tab is closed. */
export const localStore = (): Store => local;

/** sessionStorage: kept for the tab, over reloads. */
export const tabStore = (): Store => tab;

// The browser's two storages; where the browser blocks access to them, storages that keep nothing.

type Store = Pick<Storage, "getItem" | "setItem" | "removeItem" | "key" | "length">;

const nothing = (): null => null;
const NOTHING: Store = { length: 0, key: nothing, getItem: nothing, setItem: nothing, removeItem: nothing };

function orNothing(open: () => Store): Store {
  try {
    return open();
  } catch {
    return NOTHING;
  }
}

/** localStorage: kept after the tab is closed. */
export const localStore = (): Store => orNothing(() => localStorage);

/** sessionStorage: kept for the tab, over reloads. */
export const tabStore = (): Store => orNothing(() => sessionStorage);

// The browser's two storages; where it blocks them, even to look at, ones that keep nothing.

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

/** What outlives the tab. */
export const localStore = (): Store => orNothing(() => localStorage);

/** What the tab keeps over a reload. */
export const tabStore = (): Store => orNothing(() => sessionStorage);

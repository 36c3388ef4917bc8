// Whose favourites the browser shows: a visitor's own, or a member's, kept in step with the server; never both at once.
import { type FavoriteKind, NO_FAVORITES } from "#domain/favorites.ts";
import type { Account, AccountKeeper } from "./accountKeeper.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { agreedKey, type FavoritesKeeper, readStoredFavorites } from "./favoritesKeeper.ts";
import type { FavoritesSync, FavoritesSyncOptions } from "./syncFavorites.ts";

export interface MemberFavorites {
  /** Brings a member's lists up to date; without effect for a visitor. */
  reconcile(): void;
  /** Changes the lists at once, then the member's lists on the server. Resolves when the change has been stored. */
  toggle(kind: FavoriteKind, id: number, on: boolean): Promise<void>;
}

/** Where the visitor's lists wait while a member is signed in. */
const VISITOR_KEY = "favorites.visitor";

/** Watches the account; `load` brings the code that speaks to the server, for members only. */
export function createMemberFavorites(options: {
  readonly account: AccountKeeper;
  readonly keeper: FavoritesKeeper;
  readonly storage: KeeperStorage;
  readonly counters: Counters;
  load(options: Omit<FavoritesSyncOptions, "api">): Promise<FavoritesSync>;
}): MemberFavorites {
  const { account, keeper, storage, counters } = options;
  let mine: { readonly session: string; readonly sync: Promise<FavoritesSync> } | undefined;

  function syncOf({ memberId, session }: Account): Promise<FavoritesSync> {
    if (mine?.session === session) return mine.sync;
    const sync = options.load({
      counters,
      storage,
      memberId,
      isSignedIn: () => account.current()?.session === session,
      lists: () => keeper.lists(),
      apply: (change) => keeper.change(change),
    });
    mine = { session, sync };
    // Code that could not be loaded is loaded again with the next sync.
    sync.catch(() => {
      counters.add("favoritesSyncFailures");
      mine = undefined;
    });
    return sync;
  }

  async function moveIn(now: Account): Promise<void> {
    const isRead = await keeper.ready();
    const visitors = keeper.lists();
    try {
      if (isRead) await storage.update(VISITOR_KEY, (stored) => stored ?? visitors);
    } catch {
      counters.add("favoritesStoreFailures");
    }
    const sync = await syncOf(now).catch(() => undefined);
    await sync?.reconcile();
  }

  /**
   * docs/product.md#sign-in-and-sign-out: nothing of the member stays behind; the visitor finds their own
   * lists again.
   */
  async function moveOut({ memberId }: Account): Promise<void> {
    mine = undefined;
    const isAside = keeper.isAside();
    const visitors = await storage.load(VISITOR_KEY).then(readStoredFavorites, () => undefined);
    await keeper.change(() => visitors ?? NO_FAVORITES);
    // What is stored are the visitor's own lists: the member's were never written over them.
    if (isAside) await keeper.load();
    try {
      // What could not be read stays for the next sign-out.
      if (visitors !== undefined) await storage.remove(VISITOR_KEY);
      await storage.remove(agreedKey(memberId));
    } catch {
      counters.add("favoritesStoreFailures");
    }
  }

  let moving = Promise.resolve();
  account.onChange((now, before) => {
    // One after the other: a sign-in must find the lists that the sign-out before it restored.
    if (before) moving = moving.then(() => moveOut(before));
    if (now) moving = moving.then(() => moveIn(now));
  });

  return {
    reconcile() {
      const now = account.current();
      if (now)
        void syncOf(now).then(
          (sync) => sync.reconcile(),
          () => undefined,
        );
    },
    toggle(kind, id, on) {
      const stored = keeper.toggle(kind, id, on);
      const now = account.current();
      if (now)
        void syncOf(now).then(
          (sync) => sync.tell(kind, id, on),
          () => undefined,
        );
      return stored;
    },
  };
}

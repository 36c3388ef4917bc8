// What the live core needs and offers: the agreement between the core and the code that starts it.
import type { LiveApi } from "#api/live/live.ts";
import type { LoadReactions } from "../alerts/reactionsLater.ts";
import type { AccountKeeper } from "../members/accountKeeper.ts";
import type { Clock, ServerClock } from "../base/clock.ts";
import type { LiveSession, TabHello, TabUpdate } from "../contract.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import type { LoadFeed } from "../feed/feedLater.ts";
import type { LoadKept } from "../kept/keptLater.ts";
import type { FavoritesSync, FavoritesSyncOptions } from "../members/syncFavorites.ts";
import type { PageNeeds, PageParts } from "../parts/pageParts.ts";

export interface LiveCoreOptions {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly storage: KeeperStorage;
  readonly account: AccountKeeper;
  readonly counters: Counters;
  /** Brings the code of socket and polls. */
  readonly loadFeed: LoadFeed;
  /** Brings the code that answers pages and acts for members. */
  loadPageParts(): Promise<(needs: PageNeeds) => PageParts>;
  /** Brings the code that tells the server of favourites; only members need it. */
  loadFavoritesSync(options: Omit<FavoritesSyncOptions, "api">): Promise<FavoritesSync>;
  /** These bring code that is loaded as a module of its own unless they are given. */
  readonly loadReactions?: LoadReactions;
  readonly loadKept?: LoadKept;
}

export interface LiveCore {
  /** Opens a session for a tab; `post` receives its updates and must not throw. */
  openSession(hello: TabHello, post: (update: TabUpdate) => void): LiveSession;
  /** What must not be told at once, as a page found it stored. */
  setSpoilers(stored: string | null): void;
  setOnline(online: boolean): void;
  /** The server refused the token of this sign-in. */
  refuse(session: string): void;
}

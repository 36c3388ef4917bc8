// What the live core is given and what it offers: the agreement between it and whoever starts it.
import type { LiveApi } from "#api/live/live.ts";
import type { MembersApi } from "#api/account/createMembersApi.ts";
import type { PagesApi } from "#api/transport/createPagesApi.ts";
import type { createAlerts } from "./alerts/alerts.ts";
import type { AccountKeeper } from "./members/accountKeeper.ts";
import type { Clock, ServerClock } from "./base/clock.ts";
import type { LiveSession, TabHello, TabUpdate } from "./contract.ts";
import type { Counters } from "./base/counters.ts";
import type { KeeperStorage } from "./members/favoritesKeeper.ts";
import type { createFeed, DecodeFrame } from "./feed/feed.ts";
import type { createMemberDesk } from "./members/memberDesk.ts";
import type { createPageCache } from "./pages/pageCache.ts";
import type { SocketLike } from "./feed/socket.ts";
import type { FavoritesSync, FavoritesSyncOptions } from "./members/syncFavorites.ts";

export interface LiveCoreOptions {
  readonly api: LiveApi;
  readonly clock: Clock;
  readonly serverClock: ServerClock;
  readonly storage: KeeperStorage;
  openSocket(token: string): SocketLike;
  loadDecodeFrame(): Promise<DecodeFrame>;
  /** Brings the code of socket, polls and line reader; fetched as a module of its own unless given. */
  loadFeed?(): Promise<typeof createFeed>;
  readonly account: AccountKeeper;
  readonly counters: Counters;
  /** Brings the code of popups and digests; fetched as a module of its own unless given. */
  loadAlerts?(): Promise<typeof createAlerts>;
  /** Brings the cache of page answers; fetched as a module of its own unless given. */
  loadPageCache?(): Promise<typeof createPageCache>;
  /** Brings the calls of match, league, team and player pages; lists do without them. */
  loadPagesApi(): Promise<PagesApi>;
  /** Brings the code that tells the server of favourites; only members need it. */
  loadFavoritesSync(options: Omit<FavoritesSyncOptions, "api">): Promise<FavoritesSync>;
  /** Brings the code of members' acts; fetched as a module of its own unless given. */
  loadMemberDesk?(): Promise<typeof createMemberDesk>;
  /** Brings the calls of sign-in and of members. */
  loadMembersApi(): Promise<MembersApi>;
}

export interface LiveCore {
  /** Opens a session for a tab; `post` receives its updates and must not throw. */
  openSession(hello: TabHello, post: (update: TabUpdate) => void): LiveSession;
  setOnline(online: boolean): void;
  /** The server refused the token of this sign-in. */
  refuse(session: string): void;
}

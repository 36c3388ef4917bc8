// What the core itself does for members: their favourites, and what pages know of them.
import type { AccountKeeper } from "./accountKeeper.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { createMemberFavorites, type MemberFavorites } from "./memberFavorites.ts";
import { createMemberWatch, type MemberWatch } from "./memberWatch.ts";
import type { FavoritesKeeper } from "./favoritesKeeper.ts";
import type { FavoritesSync, FavoritesSyncOptions } from "./syncFavorites.ts";

export interface Members {
  readonly favorites: MemberFavorites;
  readonly watch: MemberWatch;
}

type Needs = Parameters<typeof createMemberWatch>[0] & {
  readonly account: AccountKeeper;
  readonly counters: Counters;
  readonly storage: KeeperStorage;
  readonly keeper: FavoritesKeeper;
  /** Brings the code that tells the server of favourites; only members need it. */
  loadFavoritesSync(options: Omit<FavoritesSyncOptions, "api">): Promise<FavoritesSync>;
};

/** The members' parts of a core. */
export function createMembers(deps: Needs): Members {
  return {
    favorites: createMemberFavorites({ ...deps, load: deps.loadFavoritesSync }),
    watch: createMemberWatch(deps),
  };
}

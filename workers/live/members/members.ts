// All that the core does for members: their acts, their favourites, and what pages know of them.
import type { MembersApi } from "#api/createMembersApi.ts";
import type { AccountKeeper } from "./accountKeeper.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { failure } from "#api/transport/result.ts";
import { createLater } from "../base/later.ts";
import type { createActRunner, ActRunner } from "./actRunner.ts";
import { createMemberFavorites, type MemberFavorites } from "./memberFavorites.ts";
import { createMemberWatch, type MemberWatch } from "./memberWatch.ts";
import type { FavoritesKeeper } from "./favoritesKeeper.ts";
import type { FavoritesSync, FavoritesSyncOptions } from "./syncFavorites.ts";

export interface Members {
  /** What pages ask to be done for a member. */
  readonly acts: ActRunner;
  readonly favorites: MemberFavorites;
  readonly watch: MemberWatch;
}

/** How the code of the members' parts is loaded. */
export interface MemberLoads {
  /** Brings the code that tells the server of favourites; only members need it. */
  loadFavoritesSync(options: Omit<FavoritesSyncOptions, "api">): Promise<FavoritesSync>;
  /** Brings the code of members' acts; fetched as a module of its own unless given. */
  loadActRunner?(): Promise<typeof createActRunner>;
  /** Brings the calls of sign-in and of members. */
  loadMembersApi(): Promise<MembersApi>;
}

type Needs = MemberLoads &
  Pick<Parameters<typeof createMemberWatch>[0], "tabs" | "pages" | "publisher"> & {
    readonly account: AccountKeeper;
    readonly counters: Counters;
    readonly storage: KeeperStorage;
    readonly keeper: FavoritesKeeper;
  };

/** The members' parts of a core, wired to each other. */
export function createMembers(deps: Needs): Members {
  const { account, counters, storage, keeper } = deps;
  const favorites = createMemberFavorites({
    account,
    keeper,
    storage,
    counters,
    load: deps.loadFavoritesSync,
  });
  const watch = createMemberWatch(deps);
  const loadActs = deps.loadActRunner ?? (async () => (await import("./actRunner.ts")).createActRunner);
  const later = createLater(async () =>
    (await loadActs())({ account, load: deps.loadMembersApi, onOutdated: (tags) => watch.outdate(tags) }),
  );
  const acts: ActRunner = {
    async act(...asked) {
      const ready = later.current() ?? (await later.load());
      return ready ? ready.act(...asked) : failure("noAnswer");
    },
  };
  return { acts, favorites, watch };
}

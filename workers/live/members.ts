// All that the core does for members: their acts, their favourites, and what pages know of them.
import type { LiveCoreOptions } from "./coreOptions.ts";
import { createMemberDesk, type MemberDesk } from "./memberDesk.ts";
import { createMemberFavorites, type MemberFavorites } from "./memberFavorites.ts";
import { createMemberWatch, type MemberWatch } from "./memberWatch.ts";
import type { FavoritesKeeper } from "./favoritesKeeper.ts";

export interface Members {
  readonly desk: MemberDesk;
  readonly favorites: MemberFavorites;
  readonly watch: MemberWatch;
}

type Needs = Pick<
  LiveCoreOptions,
  "account" | "counters" | "storage" | "loadFavoritesSync" | "loadMembersApi"
> &
  Pick<Parameters<typeof createMemberWatch>[0], "tabs" | "pages" | "publisher"> & {
    readonly keeper: FavoritesKeeper;
  };

/** The members' parts of a core, wired to each other. */
export function createMembers(needs: Needs): Members {
  const { account, counters, storage, keeper } = needs;
  const favorites = createMemberFavorites({
    account,
    keeper,
    storage,
    counters,
    load: needs.loadFavoritesSync,
  });
  const watch = createMemberWatch(needs);
  const desk = createMemberDesk({
    account,
    load: needs.loadMembersApi,
    onDone: () => watch.outdate(),
  });
  return { desk, favorites, watch };
}

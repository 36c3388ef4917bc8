// All that the core does for members: their acts, their favourites, and what pages know of them.
import type { LiveCoreOptions } from "../coreOptions.ts";
import { failure, TRANSPORT_ERROR } from "#api/transport/result.ts";
import { createLater } from "../base/later.ts";
import type { MemberDesk } from "./memberDesk.ts";
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
  "account" | "counters" | "storage" | "loadFavoritesSync" | "loadMemberDesk" | "loadMembersApi"
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
  const loadDesk = needs.loadMemberDesk ?? (async () => (await import("./memberDesk.ts")).createMemberDesk);
  const later = createLater(async () =>
    (await loadDesk())({ account, load: needs.loadMembersApi, onDone: () => watch.outdate() }),
  );
  const desk: MemberDesk = {
    async act(request, language) {
      const ready = later.here() ?? (await later.come());
      return ready ? ready.act(request, language) : failure(TRANSPORT_ERROR);
    },
  };
  return { desk, favorites, watch };
}

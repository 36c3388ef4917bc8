// Tells the server which favourites a member follows: per id the latest intent wins, and nothing overlaps.
// See docs/product.md#favourite-toggle.
import type { FavoritesApi } from "#api/account/favorites.ts";
import { type FavoriteKind, type FavoriteLists, withToggled } from "#domain/favorites.ts";
import { FAVORITE_KINDS, mergeFavorites } from "#domain/mergeFavorites.ts";
import type { Counters } from "../base/counters.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { agreedKey, readStoredFavorites } from "./favoritesKeeper.ts";

export interface FavoritesSync {
  /** Notes the intent and sends it when no other call for favourites is under way. */
  tell(kind: FavoriteKind, id: number, on: boolean): void;
  /**
   * Brings this browser's and the server's lists together, as after a sign-in or a start. What fails is tried again
   * with the next sync.
   */
  reconcile(): Promise<void>;
}

export interface FavoritesSyncOptions {
  readonly api: FavoritesApi;
  readonly counters: Pick<Counters, "add">;
  readonly storage: KeeperStorage;
  readonly memberId: number;
  /** False once this member has left. */
  isSignedIn(): boolean;
  lists(): FavoriteLists;
  /** Shows and keeps lists as they were changed elsewhere. */
  apply(change: (lists: FavoriteLists) => FavoriteLists): Promise<void>;
}

interface Intent {
  readonly kind: FavoriteKind;
  readonly id: number;
  readonly on: boolean;
}

/**
 * A sync of one member. A failure is only counted: the local change stays (docs/product.md#favourite-toggle,
 * docs/product.md#failures-only-logged).
 */
export function createFavoritesSync(options: FavoritesSyncOptions): FavoritesSync {
  const { api, counters, storage } = options;
  const key = agreedKey(options.memberId);
  const intents = new Map<string, Intent>();
  const failed = new Map<string, Intent>();
  let busy = false;
  let due = false;

  async function agree(change: (agreed: FavoriteLists) => FavoriteLists): Promise<void> {
    try {
      await storage.update(key, (stored) => change(readStoredFavorites(stored)));
    } catch {
      counters.add("favoritesStoreFailures");
    }
  }

  async function drain(): Promise<void> {
    if (busy) return;
    busy = true;
    for (;;) {
      if (!options.isSignedIn()) break;
      if (due) {
        due = false;
        await bringTogether();
        continue;
      }
      const [entry] = intents;
      if (!entry) break;
      const [name, intent] = entry;
      intents.delete(name);
      const { kind, id, on } = intent;
      const answer = await (on ? api.follow : api.unfollow)(kind, [id]);
      if (answer.ok) {
        await agree((agreed) => withToggled(agreed, kind, id, on));
        continue;
      }
      counters.add("favoritesSyncFailures");
      // A later intent for the same id is waiting: the failed one must not be sent after it.
      if (!intents.has(name)) failed.set(name, intent);
    }
    busy = false;
  }

  async function bringTogether(): Promise<void> {
    const [match, league, team] = await Promise.all([
      api.followed("match"),
      api.followed("league"),
      api.followed("team"),
    ]);
    if (!match.ok || !league.ok || !team.ok || !options.isSignedIn()) {
      counters.add("favoritesSyncFailures");
      return;
    }
    const server = { match: match.value, league: league.value, team: team.value };
    // Without what was agreed on, what one side has removed would come back from the other.
    const agreed = await storage.load(key).then(readStoredFavorites, () => undefined);
    if (agreed === undefined) {
      counters.add("favoritesStoreFailures");
      return;
    }
    const { lists, follow, unfollow } = mergeFavorites(agreed, options.lists(), server);
    // Toggles made since then override the server's lists.
    const later = [...intents.values()];
    await options.apply(() =>
      later.reduce((known, { kind, id, on }) => withToggled(known, kind, id, on), lists),
    );
    await agree(() => server);
    for (const kind of FAVORITE_KINDS) {
      await sendAll(kind, follow[kind], true);
      await sendAll(kind, unfollow[kind], false);
    }
  }

  async function sendAll(kind: FavoriteKind, ids: readonly number[], on: boolean): Promise<void> {
    if (ids.length === 0 || !options.isSignedIn()) return;
    const answer = await (on ? api.follow : api.unfollow)(kind, ids);
    if (!answer.ok) {
      counters.add("favoritesSyncFailures");
      return;
    }
    await agree((agreed) => ids.reduce((known, id) => withToggled(known, kind, id, on), agreed));
  }

  return {
    tell(kind, id, on) {
      if (!options.isSignedIn()) return;
      for (const [name, intent] of failed) if (!intents.has(name)) intents.set(name, intent);
      failed.clear();
      intents.set(`${kind}:${id}`, { kind, id, on });
      void drain();
    },
    async reconcile() {
      due = true;
      await drain();
    },
  };
}

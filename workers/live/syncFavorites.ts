// Tells the server which favourites a member follows: per id the latest intent wins, and nothing overlaps (SPEC §4).
import type { FavoritesApi } from "#api/favorites.ts";
import type { FavoriteKind } from "#domain/favourites.ts";
import type { Counters } from "./counters.ts";

export interface FavoritesSync {
  /** Notes the intent and sends it when no other call for favourites is under way. */
  tell(kind: FavoriteKind, id: number, on: boolean): void;
}

/**
 * A sync that is silent while nobody is signed in. A failure is only counted: the local change stays, and the
 * next sync tries again (SPEC §4, §8).
 */
export function createFavoritesSync(options: {
  readonly api: FavoritesApi;
  readonly counters: Counters;
  isSignedIn(): boolean;
}): FavoritesSync {
  const { api, counters } = options;
  type Intent = { readonly kind: FavoriteKind; readonly id: number; readonly on: boolean };
  const intents = new Map<string, Intent>();
  const failed = new Map<string, Intent>();
  let busy = false;

  async function drain(): Promise<void> {
    busy = true;
    for (;;) {
      const [entry] = intents;
      if (!entry || !options.isSignedIn()) break;
      const [key, intent] = entry;
      intents.delete(key);
      const answer = await (intent.on ? api.follow : api.unfollow)(intent.kind, [intent.id]);
      if (answer.ok) continue;
      counters.add("favoritesSyncFailures");
      // A later intent for the same id stands already: the failed one must not come after it.
      if (!intents.has(key)) failed.set(key, intent);
    }
    busy = false;
  }

  return {
    tell(kind, id, on) {
      if (!options.isSignedIn()) return;
      for (const [key, intent] of failed) if (!intents.has(key)) intents.set(key, intent);
      failed.clear();
      intents.set(`${kind}:${id}`, { kind, id, on });
      if (!busy) void drain();
    },
  };
}

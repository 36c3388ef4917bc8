// The sync of a member's favourites, with calls over the network; loaded as one module.
import { createFavoritesApi } from "#api/account/favorites.ts";
import type { Http } from "#api/transport/http.ts";
import { createFavoritesSync, type FavoritesSync, type FavoritesSyncOptions } from "./syncFavorites.ts";

/** A sync of one member over `http`. */
export function createFavoritesSyncOver(
  http: Http,
  options: Omit<FavoritesSyncOptions, "api">,
): FavoritesSync {
  return createFavoritesSync({ ...options, api: createFavoritesApi(http) });
}

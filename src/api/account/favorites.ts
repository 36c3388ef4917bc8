// The calls that keep a member's favourites on the server.
// See docs/wire.md#favourite-calls.
import type { FavoriteKind } from "#domain/favorites.ts";
import { readId } from "#domain/ids.ts";
import { callEndpoint, type Endpoint } from "../transport/endpoint.ts";
import type { Http } from "../transport/http.ts";
import type { Result } from "../transport/result.ts";

interface KindEndpoints {
  readonly follow: Endpoint;
  readonly unfollow: Endpoint;
  readonly followed: Endpoint;
}

/** Following is idempotent, so these may be sent again. */
export const FAVORITES_ENDPOINTS: Readonly<Record<FavoriteKind, KindEndpoints>> = {
  match: {
    follow: { method: "POST", path: "/v1/api/sport/matchs/follow", source: "spec", retry: "onStatus" },
    unfollow: { method: "POST", path: "/v1/api/sport/matchs/unfollow", source: "spec", retry: "onStatus" },
    followed: { method: "GET", path: "/v1/api/sport/matchs/followed", source: "spec", retry: "never" },
  },
  league: {
    follow: { method: "POST", path: "/v1/api/sport/leagues/follow", source: "spec", retry: "onStatus" },
    unfollow: { method: "POST", path: "/v1/api/sport/leagues/unfollow", source: "spec", retry: "onStatus" },
    followed: { method: "GET", path: "/v1/api/sport/leagues/followed", source: "spec", retry: "never" },
  },
  team: {
    follow: { method: "POST", path: "/v1/api/sport/teams/follow", source: "spec", retry: "onStatus" },
    unfollow: { method: "POST", path: "/v1/api/sport/teams/unfollow", source: "spec", retry: "onStatus" },
    followed: { method: "GET", path: "/v1/api/sport/teams/followed", source: "spec", retry: "never" },
  },
};

export type FavoritesApi = ReturnType<typeof createFavoritesApi>;

/**
 * The favourites calls over `http`. All are silent: their failures are only logged
 * (docs/product.md#favourite-toggle, docs/product.md#failures-only-logged).
 */
export function createFavoritesApi(http: Http) {
  return {
    follow(kind: FavoriteKind, ids: readonly number[]): Promise<Result<unknown>> {
      const { follow } = FAVORITES_ENDPOINTS[kind];
      return callEndpoint(http, follow, { body: ids }, { read: done, silent: true });
    },

    unfollow(kind: FavoriteKind, ids: readonly number[]): Promise<Result<unknown>> {
      const { unfollow } = FAVORITES_ENDPOINTS[kind];
      return callEndpoint(http, unfollow, { body: ids }, { read: done, silent: true });
    },

    /** The ids followed on the server, each once, in its order. */
    followed(kind: FavoriteKind): Promise<Result<readonly number[]>> {
      const { followed } = FAVORITES_ENDPOINTS[kind];
      return callEndpoint(http, followed, {}, { read: readIds, silent: true });
    },
  };
}

/** The answer carries no data beyond its success. */
function done(): true {
  return true;
}

/** A list of ids; null is an empty list, and invalid ids are left out. */
function readIds(data: unknown): readonly number[] | undefined {
  if (data === null) return [];
  if (!Array.isArray(data)) return undefined;
  const ids = data.map((value) => readId(value)).filter((id) => id !== undefined);
  return [...new Set(ids)];
}

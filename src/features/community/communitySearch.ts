// The part of the community page that is in its address: sport, order, and whose posts; unknown values are ignored.
// See docs/product.md#addresses.
import {
  POST_SCOPES,
  POST_SORTS,
  POST_TYPES,
  type PostScope,
  type PostSort,
  type PostType,
} from "#domain/community/post.ts";

export interface CommunitySearch {
  /** Absent means the sport chosen last. */
  readonly type?: PostType | undefined;
  /** Absent means the member's own setting, and the newest first for a visitor. */
  readonly sort?: PostSort | undefined;
  /** Absent means "forYou". */
  readonly scope?: PostScope | undefined;
}

/** Reads the query; an unknown value yields undefined, which overrides the raw value in the router. */
export function readCommunitySearch({ type, sort, scope }: Record<string, unknown>): CommunitySearch {
  return {
    type: POST_TYPES.find((known) => known === type),
    sort: POST_SORTS.find((known) => known === sort),
    scope: POST_SCOPES.find((known) => known === scope),
  };
}

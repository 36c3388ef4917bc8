// A creator with an offer, for tests.
import type { CreatorOffer } from "../creators/creator.ts";
import type { Paged } from "../member/member.ts";

/** "Creator {id}" with twelve posts, at $19.95 for 12 months; `over` replaces fields. */
export function aCreator(id: number, over: Partial<CreatorOffer> = {}): CreatorOffer {
  return {
    id,
    name: `Creator ${id}`,
    avatar: "",
    isCreator: true,
    bio: "",
    postCount: 12,
    fansPostCount: 4,
    subscriberCount: 23,
    leastPrice: { price: 1995n, num: 12, unit: "month" },
    subscribedUntil: undefined,
    isSelf: false,
    ...over,
  };
}

/** A page of a list with these creators; the only one by default. */
export function aCreatorPage(
  items: readonly CreatorOffer[],
  over: Partial<Paged<CreatorOffer>> = {},
): Paged<CreatorOffer> {
  return { items, page: 1, total: items.length, hasMore: false, ...over };
}

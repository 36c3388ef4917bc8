// Creators, what they offer, and the subscriptions of a member.
// See docs/product.md#creators.
import type { Creator, PostAuthor } from "../community/post.ts";
import type { Cents } from "./money.ts";

export type SubscriptionUnit = "month" | "week" | "day";

export const CREATOR_SORTS = ["subscribers", "newest", "posts"] as const;
/** The order of a list of creators: most subscribers, newest creator, or most posts first. */
export type CreatorSort = (typeof CREATOR_SORTS)[number];

/** The offer that costs the asker least a day. */
interface LeastPrice {
  readonly price: Cents;
  readonly num: number;
  readonly unit: SubscriptionUnit;
}

/** A member found by name; `leastPrice` only of a creator who offers something. */
export interface FoundPerson extends PostAuthor {
  readonly leastPrice: LeastPrice | undefined;
}

/** A creator with what the asker would pay, and whether the asker is subscribed. */
export interface CreatorOffer extends Creator {
  /** Posts for subscribers; `postCount` holds them too. */
  readonly fansPostCount: number;
  /** undefined where nothing is on offer. */
  readonly leastPrice: LeastPrice | undefined;
  /** When the asker's running subscription ends, epoch ms; undefined without one. */
  readonly subscribedUntil: number | undefined;
  readonly isSelf: boolean;
}

export type SubscriptionStatus = "running" | "upcoming" | "ended" | "refunded";

/** What one payment, or a gift, bought. */
export interface Subscription {
  readonly id: number;
  readonly creator: PostAuthor;
  readonly num: number;
  readonly unit: SubscriptionUnit;
  /** What was paid; 0 for a gift. */
  readonly price: Cents;
  /** Epoch ms. */
  readonly startsAt: number;
  readonly endsAt: number;
  readonly status: SubscriptionStatus;
}

// What is read and done about creators, subscriptions and their orders.
// See docs/wire.md#creators-and-payments.
import type { CreatorOffer, CreatorSort, Subscription, SubscriptionStatus } from "../creators/creator.ts";
import type { FeesOnOffer } from "../creators/offers.ts";
import type { CreatedOrder, OpenOrder, OrderRequest, OrderState } from "../creators/order.ts";
import type { Paged } from "../member/member.ts";
import { act, type NoParams, NO_TAGS, type OfPage, type OfUser, read, type SamplesOf } from "./call.ts";

interface OfCreator {
  readonly creatorId: number;
}

/** What must be as it is now: an answer is shared among those who ask at the same moment, ms. */
const SHARED_MS = 500;

export const CREATOR_READS = {
  /** Creators whose name contains the keyword, "" for all. */
  creatorSearch: read<OfPage & { readonly keyword: string; readonly sort: CreatorSort }, Paged<CreatorOffer>>(
    {
      ofMember: true,
      muted: "leftOut",
      tags: () => ["subscriptions", "memberNames", "withoutMuted"],
    },
  ),
  /** A part of profiles, locked posts and questions, which are complete without it. */
  creator: read<OfUser, CreatorOffer>({
    ofMember: true,
    silent: true,
    tags: ({ userId }) => ["subscriptions", `creator:${userId}`, "memberNames"],
  }),
  /** As the server made them for the asker; `offersOf` says what is shown. */
  fees: read<OfCreator, FeesOnOffer>({
    ofMember: true,
    silent: true,
    tags: ({ creatorId }) => ["subscriptions", `creator:${creatorId}`],
    maxAgeMs: SHARED_MS,
  }),
  subscriptions: read<OfPage & { readonly status?: SubscriptionStatus }, Paged<Subscription>>({
    ofMember: true,
    tags: () => ["subscriptions", "memberNames"],
  }),
  /** Answered when the member may subscribe; "settingsMissing" asks for settings (docs/wire.md#permission-to-subscribe). */
  subscribePermission: read<OfCreator, true>({
    ofMember: true,
    silent: true,
    tags: NO_TAGS,
    maxAgeMs: SHARED_MS,
  }),
  /** What has become of an own order, by its id or by the session of a return address. */
  orderState: read<{ readonly orderId: number } | { readonly sessionId: string }, OrderState>({
    ofMember: true,
    silent: true,
    tags: NO_TAGS,
    maxAgeMs: SHARED_MS,
  }),
  /** Own orders of the last 24 h that are still open. */
  openOrders: read<NoParams, readonly OpenOrder[]>({
    ofMember: true,
    silent: true,
    tags: NO_TAGS,
    maxAgeMs: SHARED_MS,
  }),
};

/** What a payment to a creator changes: every answer with posts, because those for fans open. */
export const ofPayment = ({ creatorId }: OfCreator): readonly string[] => [
  "subscriptions",
  `creator:${creatorId}`,
  `profile:${creatorId}`,
  "withoutMuted",
  "notices",
];

export const CREATOR_ACTS = {
  /** Opens a payment page. Nothing changes before the payment is confirmed. */
  createOrder: act<OrderRequest, CreatedOrder>()({ outdates: NO_TAGS, key: true }),
};

export const CREATOR_SAMPLES: SamplesOf<typeof CREATOR_READS & typeof CREATOR_ACTS> = {
  creatorSearch: { keyword: "", sort: "subscribers", page: 1 },
  creator: { userId: 9 },
  fees: { creatorId: 9 },
  subscriptions: { page: 1 },
  subscribePermission: { creatorId: 9 },
  orderState: { orderId: 3 },
  openOrders: {},
  createOrder: {
    feeId: 4,
    creatorId: 9,
    method: "card",
    successUrl: "https://touchline.example/creators?stripe_callback=success",
    cancelUrl: "https://touchline.example/creators?stripe_callback=cancel",
  },
};

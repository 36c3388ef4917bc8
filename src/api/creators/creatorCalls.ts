// The calls of creators, subscriptions and their orders.
// See docs/wire.md#creators-and-payments.
import type { CREATOR_ACTS, CREATOR_READS } from "#domain/calls/creators.ts";
import type { CreatorSort } from "#domain/creators/creator.ts";
import type { PaymentMethod } from "#domain/creators/order.ts";
import { type ActTable, assumedGet, done, type ReadTable, specGet, specPost } from "../transport/wireCall.ts";
import { PAGE_SIZE, readWith } from "../wire/pageParts.ts";
import { wordOf } from "../wire/postWords.ts";
import {
  createdOrder,
  creatorOffer,
  creatorPage,
  feeList,
  openOrders,
  orderState,
  STATUS_WORDS,
  subscriptionPage,
} from "./creators.ts";

const SUBSCRIPTION = "/v1/api/community/subscription";
const ORDER = "/v1/api/subscription/order";

const SORTS: Readonly<Record<CreatorSort, string>> = {
  subscribers: "SUBSCRIBERS",
  newest: "NEWEST",
  posts: "POSTS",
};
const METHODS: Readonly<Record<PaymentMethod, object>> = {
  card: { paymentMethod: "STRIPE", paymentMethodType: "CARD" },
};

export const CREATOR_READ_CALLS: ReadTable<typeof CREATOR_READS> = {
  creatorSearch: {
    endpoint: specPost(`${SUBSCRIPTION}/getCreators`),
    body: ({ keyword, sort, page }) => ({ page, size: PAGE_SIZE, keyword, sort: SORTS[sort] }),
    read: readWith(creatorPage),
  },
  creator: {
    endpoint: assumedGet(`${SUBSCRIPTION}/creator`),
    params: ({ userId }) => ({ userId }),
    read: readWith(creatorOffer),
  },
  fees: {
    endpoint: specPost(`${SUBSCRIPTION}/purchase/list`),
    body: ({ creatorId }) => ({ userId: creatorId }),
    read: readWith(feeList),
  },
  subscriptions: {
    endpoint: specPost(`${SUBSCRIPTION}/subscriptions`),
    body: ({ page, status }) => ({
      page,
      size: PAGE_SIZE,
      ...(status === undefined ? {} : { status: wordOf(STATUS_WORDS, status) }),
    }),
    read: readWith(subscriptionPage),
  },
  subscribePermission: {
    endpoint: specGet(`${SUBSCRIPTION}/checkPermission`),
    params: ({ creatorId }) => ({ creatorId }),
    read: done,
  },
  orderState: {
    endpoint: assumedGet(`${ORDER}/status`),
    params: (order) => ({ ...order }),
    read: readWith(orderState),
  },
  openOrders: { endpoint: assumedGet(`${ORDER}/open`), read: readWith(openOrders) },
};

export const CREATOR_ACT_CALLS: ActTable<typeof CREATOR_ACTS> = {
  createOrder: {
    endpoint: specPost(`${ORDER}/create`, "once"),
    body: ({ method, ...order }) => ({ ...order, ...METHODS[method] }),
    read: readWith(createdOrder),
  },
};

// Reads the server's answers about creators, fees, subscriptions and orders.
// See docs/wire.md#creators-and-payments.
import * as v from "valibot";
import type {
  CreatorOffer,
  Subscription,
  SubscriptionStatus,
  SubscriptionUnit,
} from "#domain/creators/creator.ts";
import { readAmount } from "#domain/creators/money.ts";
import type { Fee } from "#domain/creators/offers.ts";
import type { CreatedOrder, OpenOrder, OrderState, OrderStatus } from "#domain/creators/order.ts";
import type { Paged } from "#domain/member/member.ts";
import { paged, person } from "../account/members.ts";
import { creator } from "../community/posts.ts";
import {
  arrayOf,
  count,
  flag,
  id,
  oneOf,
  orElse,
  orNone,
  reads,
  type Reads,
  second,
} from "../wire/pageParts.ts";

/** Wire words and ours. */
export const STATUS_WORDS: Readonly<Record<string, SubscriptionStatus>> = {
  RUNNING: "running",
  UPCOMING: "upcoming",
  ENDED: "ended",
  REFUNDED: "refunded",
};

export const unit: Reads<SubscriptionUnit> = oneOf({ MONTH: "month", WEEK: "week", DAY: "day" });
/** A number is read by its text (docs/wire.md#amounts). */
export const amount = reads((value) =>
  typeof value === "string" || typeof value === "number" ? readAmount(String(value)) : undefined,
);
/** USD, which an answer without a currency means too; an amount in another one is refused. */
const currency = orNone(oneOf({ USD: "USD" }));

/** An address that is judged where it is opened, at most as long as one can be. */
const address = reads((value) =>
  typeof value === "string" && value !== "" && value.length <= 2_048 ? value : undefined,
);

export const creatorOffer: Reads<CreatorOffer> = v.pipe(
  v.intersect([
    creator,
    v.pipe(
      v.object({
        fansPostCount: orElse(count, 0),
        minPrice: orElse(orNone(amount), undefined),
        minUnitNum: orElse(orNone(id), undefined),
        minUnit: orElse(orNone(unit), undefined),
        subscribedUntil: orElse(orNone(second), undefined),
        isSelf: orElse(flag, false),
      }),
      v.transform(({ minPrice: price, minUnitNum: num, minUnit, ...wire }) => ({
        ...wire,
        leastPrice:
          price === undefined || num === undefined || minUnit === undefined
            ? undefined
            : { price, num, unit: minUnit },
      })),
    ),
  ]),
);

export const creatorPage: Reads<Paged<CreatorOffer>> = paged(creatorOffer);

/** A list without its unreadable entries would sell another price than the server meant, so one refuses them all. */
export const feeList: Reads<readonly Fee[]> = v.array(
  v.pipe(
    v.object({
      id,
      num: id,
      subscriptionUnit: unit,
      price: amount,
      isFirstTimeDiscount: flag,
      isFirst: flag,
    }),
    v.transform(({ subscriptionUnit, ...wire }) => ({ ...wire, unit: subscriptionUnit })),
  ),
);

export const subscriptionPage: Reads<Paged<Subscription>> = paged(
  v.pipe(
    v.object({
      subscriptionId: id,
      creator: person,
      num: id,
      subscriptionUnit: unit,
      price: amount,
      currency,
      startTime: second,
      endTime: second,
      status: oneOf(STATUS_WORDS),
    }),
    v.transform((wire) => ({
      id: wire.subscriptionId,
      creator: { ...wire.creator, isCreator: true },
      num: wire.num,
      unit: wire.subscriptionUnit,
      price: wire.price,
      startsAt: wire.startTime,
      endsAt: wire.endTime,
      status: wire.status,
    })),
  ),
);

export const createdOrder: Reads<CreatedOrder> = v.pipe(
  v.object({ url: address, orderId: id, expireTime: second }),
  v.transform(({ url, orderId, expireTime }) => ({ id: orderId, url, expiresAt: expireTime })),
);

export const openOrders: Reads<readonly OpenOrder[]> = v.pipe(
  v.object({
    list: arrayOf(
      v.pipe(
        v.object({ orderId: id, creatorId: id, num: id, url: address, expireTime: second }),
        v.transform(({ orderId, expireTime, ...wire }) => ({ ...wire, id: orderId, expiresAt: expireTime })),
      ),
    ),
  }),
  v.transform(({ list }) => list),
);

const orderStatus: Reads<OrderStatus> = oneOf({
  OPEN: "open",
  PAID: "paid",
  CANCELED: "canceled",
  EXPIRED: "expired",
  FAILED: "failed",
});

export const orderState: Reads<OrderState> = v.pipe(
  v.object({
    orderId: id,
    creatorId: id,
    status: orderStatus,
    until: orElse(orNone(second), undefined),
  }),
  v.transform(({ orderId, ...wire }) => ({ ...wire, id: orderId })),
);

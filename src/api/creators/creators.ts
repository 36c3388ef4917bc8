// Reads the server's answers about creators, fees, subscriptions and orders.
// See docs/wire.md#creators-and-payments.
import * as v from "valibot";
import type {
  CreatorOffer,
  FoundPerson,
  Subscription,
  SubscriptionStatus,
  SubscriptionUnit,
} from "#domain/creators/creator.ts";
import type { Fee, FeesOnOffer } from "#domain/creators/offers.ts";
import type { CreatedOrder, OpenOrder, OrderState, OrderStatus } from "#domain/creators/order.ts";
import type { Paged } from "#domain/member/member.ts";
import { paged, person } from "../account/members.ts";
import { amount, currency } from "../wire/moneyParts.ts";
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
  memberName,
} from "../wire/pageParts.ts";
import { pictureAddress } from "../wire/pictureAddress.ts";

/** Wire words and ours. */
export const STATUS_WORDS: Readonly<Record<string, SubscriptionStatus>> = {
  RUNNING: "running",
  UPCOMING: "upcoming",
  ENDED: "ended",
  REFUNDED: "refunded",
};

const unit: Reads<SubscriptionUnit> = oneOf({ MONTH: "month", WEEK: "week", DAY: "day" });

/** An address that is judged where it is opened, at most as long as one can be. */
const address = reads((value) =>
  typeof value === "string" && value !== "" && value.length <= 2_048 ? value : undefined,
);

/** The least price of one who sells subscriptions; undefined where a part of it is missing or cannot be read. */
const leastPrice: Reads<CreatorOffer["leastPrice"]> = v.pipe(
  v.object({
    minPrice: orElse(orNone(amount), undefined),
    minUnitNum: orElse(orNone(id), undefined),
    minUnit: orElse(orNone(unit), undefined),
  }),
  v.transform(({ minPrice: price, minUnitNum: num, minUnit }) =>
    price === undefined || num === undefined || minUnit === undefined
      ? undefined
      : { price, num, unit: minUnit },
  ),
);

/** What a creator says about themselves, at most 2,000 characters. */
const bio = reads((value) => (typeof value === "string" ? value.slice(0, 2_000) : ""));

const creatorParts = v.object({
  userId: id,
  userName: memberName,
  avatar: pictureAddress,
  bio: orElse(bio, ""),
  postCount: orElse(count, 0),
  fansPostCount: orElse(count, 0),
  subscriberCount: orElse(count, 0),
  subscribedUntil: orElse(orNone(second), undefined),
  isSelf: orElse(flag, false),
});

export const creatorOffer: Reads<CreatorOffer> = v.pipe(
  v.unknown(),
  v.transform((wire) => ({ parts: wire, leastPrice: wire })),
  v.object({ parts: creatorParts, leastPrice }),
  v.transform(({ parts: { userId, userName, postCount, ...parts }, leastPrice: least }) => ({
    ...parts,
    id: userId,
    name: userName,
    isCreator: true,
    postCount: postCount + parts.fansPostCount,
    leastPrice: least,
  })),
);

/** Members found by name, with the least price of those who sell subscriptions. */
export const foundPeople: Reads<readonly FoundPerson[]> = v.pipe(
  v.object({
    list: arrayOf(
      v.pipe(
        v.unknown(),
        v.transform((wire) => ({ user: wire, mark: wire, least: wire })),
        v.object({
          user: person,
          mark: v.object({ isCreator: orElse(flag, false) }),
          least: leastPrice,
        }),
        v.transform(({ user, mark: { isCreator }, least }) => ({
          ...user,
          isCreator,
          leastPrice: isCreator ? least : undefined,
        })),
      ),
    ),
  }),
  v.transform(({ list }) => list),
);

export const creatorPage: Reads<Paged<CreatorOffer>> = paged(creatorOffer);

const fee: Reads<Fee> = v.pipe(
  v.object({
    id,
    num: id,
    subscriptionUnit: unit,
    price: amount,
    isFirstTimeDiscount: flag,
    isFirst: flag,
  }),
  v.transform(({ subscriptionUnit, ...wire }) => ({ ...wire, unit: subscriptionUnit })),
);

/**
 * What is charged is the price of the plain entry of a length: where entries could not be read, a discount is left out
 * whose plain entry is not there.
 */
function readableFees(entries: unknown): FeesOnOffer {
  if (!Array.isArray(entries)) return "unreadable";
  const fees = entries.flatMap((entry) => {
    const read = v.safeParse(fee, entry);
    return read.success ? [read.output] : [];
  });
  if (fees.length === entries.length) return fees;
  const hasPlain = (num: number): boolean =>
    fees.some((each) => each.num === num && !each.isFirstTimeDiscount);
  const safe = fees.filter(
    ({ num, isFirstTimeDiscount, isFirst }) => !(isFirstTimeDiscount && isFirst) || hasPlain(num),
  );
  return safe.length === 0 ? "unreadable" : safe;
}

export const feeList: Reads<FeesOnOffer> = v.pipe(v.unknown(), v.transform(readableFees));

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

/** The address alone is enough: the order is found among the open ones. */
export const createdOrder: Reads<CreatedOrder> = v.pipe(
  v.object({
    url: address,
    orderId: orElse(orNone(id), undefined),
    expireTime: orElse(orNone(second), undefined),
  }),
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

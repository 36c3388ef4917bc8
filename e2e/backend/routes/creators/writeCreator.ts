// A creator as it is on the wire, with the least price for the asker.
import { feedSecond } from "../../apiPaths/communityParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { flag, object, string, whole } from "../../apiPaths/parts.ts";
import type { Creator } from "../../community/fans.ts";
import { cheapestOf } from "../../creators/fees.ts";
import { UNITS, writeCents } from "../../creators/terms.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { writePerson } from "../user/writeMember.ts";

export const LEAST_PRICE = {
  minPrice: orNull({ ...string, description: "Of the offer that costs least a day; null: none is on offer" }),
  minUnitNum: orNull({ ...whole, description: "How many units minPrice is for" }),
  minUnit: orNull({ ...string, enum: UNITS }),
};

export const CREATOR = object({
  userId: whole,
  userName: string,
  avatar: string,
  bio: string,
  postCount: { ...whole, description: "Public posts" },
  fansPostCount: { ...whole, description: "Posts for subscribers" },
  subscriberCount: whole,
  ...LEAST_PRICE,
  isSubscribed: flag,
  subscribedUntil: orNull(feedSecond),
  isSelf: flag,
});

type Parts = Pick<Services, "fees" | "orders">;

/** `askerId`: undefined for a visitor, who sees the regular prices. */
export function writeLeastPrice(
  { fees, orders }: Parts,
  userId: number,
  askerId: number | undefined,
): Readonly<Record<keyof typeof LEAST_PRICE, string | number | null>> {
  const isFirst = askerId !== undefined && orders.isFirstTime(askerId, userId);
  const least = cheapestOf(fees.onOffer(userId), isFirst);
  return {
    minPrice: least === undefined ? null : writeCents(least.cents),
    minUnitNum: least?.num ?? null,
    minUnit: least?.unit ?? null,
  };
}

export function writeCreator(parts: Parts, creator: Creator, askerId: number | undefined): object {
  const { bio, postCount, fansPostCount, subscriberCount, subscribedUntil, isSelf, userId } = creator;
  return {
    ...writePerson(creator),
    bio,
    postCount,
    fansPostCount,
    subscriberCount,
    ...writeLeastPrice(parts, userId, askerId),
    isSubscribed: subscribedUntil !== undefined,
    subscribedUntil: subscribedUntil === undefined ? null : writeFeedSecond(subscribedUntil),
    isSelf,
  };
}

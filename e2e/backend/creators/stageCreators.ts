// Puts fees, sales, events of payments and refunds into the database for a test.
import type { ControlActions } from "../control/controlActions.ts";
import type { Services } from "../server/services.ts";
import { priceOf } from "./fees.ts";
import type { Order } from "./orders.ts";
import { readCents } from "./terms.ts";

type Parts = Pick<Services, "fans" | "fees" | "inOne" | "now" | "orders" | "provider">;

/** Of orders that no browser made. */
const NO_RETURN = { successUrl: "http://localhost/", cancelUrl: "http://localhost/" };

/** Replaces a creator's fees; undefined for a price that is no amount with two decimals. */
export function stageFees(
  { fans, fees, inOne, now, orders }: Parts,
  { userId, list }: ControlActions["fees"],
): null | undefined {
  const wanted = list.map(({ num, unit, price, firstTimePrice }) => ({
    num,
    unit,
    cents: readCents(price),
    firstTimeCents: firstTimePrice === undefined ? undefined : readCents(firstTimePrice),
  }));
  if (wanted.some(({ cents }) => cents === undefined)) return undefined;
  return inOne(() => {
    fans.setCreator(userId, true, now());
    fees.set(
      userId,
      wanted.map((fee) => ({ ...fee, cents: fee.cents ?? 0 })),
      now(),
    );
    orders.expireUnpriced(userId);
    return null;
  });
}

/** Makes an order for what a creator offers and pays it; undefined where nothing of this length is on offer. */
export async function stageSale(
  { fees, inOne, now, orders, provider }: Parts,
  { userId, creatorId, num }: ControlActions["sale"],
): Promise<{ readonly orderId: number } | undefined> {
  const offered = fees.onOffer(creatorId);
  const isFirst = orders.isFirstTime(userId, creatorId);
  const price = priceOf(offered, num ?? offered[0]?.num ?? 0, isFirst);
  if (price === undefined) return undefined;
  const order = inOne(() => {
    const feeId = offered.find((fee) => fee.num === price.num)?.id ?? 0;
    const open = orders.openAt(userId, creatorId, now());
    return open ?? orders.create({ ...price, ...NO_RETURN, feeId, fanId: userId, creatorId }, now());
  });
  await provider.send(order, "succeeded");
  return { orderId: order.id };
}

const KINDS = {
  PAID: "succeeded",
  PROCESSING: "processing",
  FAILED: "failed",
  CANCELED: "canceled",
} as const;

/** Sends the payment provider's event for an order; undefined where there is no such order. */
export async function stageOrder(
  { now, orders, provider }: Parts,
  { orderId, status, afterMs = 0, times = 1 }: ControlActions["order"],
): Promise<null | undefined> {
  const order: Order | undefined = orders.byId(orderId, now());
  if (order === undefined) return undefined;
  await provider.send(order, KINDS[status], { afterMs, times });
  return null;
}

/** Gives the money of an order back; undefined where there is no such order. */
export async function stageRefund(
  { now, orders, provider }: Parts,
  { orderId }: ControlActions["refund"],
): Promise<null | undefined> {
  const order = orders.byId(orderId, now());
  if (order === undefined) return undefined;
  await provider.giveBack(order);
  return null;
}

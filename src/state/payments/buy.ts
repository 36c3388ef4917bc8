// Buys a subscription: orders it through the core and leaves for its payment page.
// See docs/product.md#orders and docs/product.md#payment-addresses.
import type { BuyOutcome, PurchaseChoice } from "#domain/creators/orderCalls.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { leaveSite } from "../navigation/leaveSite.ts";
import { paymentAddress, readPaymentHosts, returnAddresses } from "./paymentAddress.ts";
import { rememberLeft } from "./paymentReturn.ts";
import { currentMember } from "../session/sessionAtom.ts";
import { askPart } from "../live/client/askPart.ts";

declare const __PAYMENT_HOSTS__: string;

/** The part of `location` used here. */
type Page = Pick<Location, "href" | "origin" | "host" | "assign">;

const namedHosts = readPaymentHosts(__PAYMENT_HOSTS__);

/** The hosts that a payment page may be on; the page's own where the build names none. */
export const paymentHosts = (): readonly string[] => (namedHosts.length > 0 ? namedHosts : [location.host]);

/** Leaves for the payment page of an order, whose address the server has named: "leaving" or "foreignAddress". */
export function openPayment(url: string, orderId?: number, page: Page = location): BuyOutcome {
  const address = paymentAddress(url, page.origin, namedHosts);
  if (address === undefined) return { kind: "foreignAddress" };
  const member = currentMember();
  if (member) rememberLeft({ memberId: member.id, orderId });
  leaveSite(address.href, page);
  return { kind: "leaving", host: address.host };
}

/**
 * Orders the choice, or finds the order that was made for it, and leaves for its payment page. For members, after all
 * checks. Aborted by `signal` the page stays; the order is found again by the same choice. Never rejects.
 */
export async function buy(
  client: Pick<LiveClient, "order">,
  { creatorId, feeId }: PurchaseChoice,
  { signal, page = location }: { readonly signal?: AbortSignal; readonly page?: Page } = {},
): Promise<BuyOutcome> {
  const request = { creatorId, feeId, method: "card", ...returnAddresses(page.href) } as const;
  const placed = await askPart(client, "order", "place", request).catch(() => undefined);
  if (placed === undefined || signal?.aborted === true) return { kind: "unknown" };
  return placed.kind === "placed" ? openPayment(placed.url, placed.orderId, page) : placed;
}

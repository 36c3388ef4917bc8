// What this tab remembers about a payment that it left for, and what the address said when it came back.
// See docs/product.md#payment-addresses.
import type { PaymentReturn } from "#domain/creators/orderCalls.ts";
import { tabStore } from "../browser/webStorage.ts";
import { asRecord, type StoredValue, storedValue } from "../preferences/stored.ts";

/** Stored as the query of the address that the payment led back to; public/boot.js writes it before it clears it. */
const back: StoredValue<Omit<PaymentReturn, "orderId">> = storedValue({
  key: "touchline.payment.1",
  storage: tabStore,
  read(stored) {
    if (typeof stored !== "string") return undefined;
    const query = new URLSearchParams(stored);
    const outcome = query.get("stripe_callback");
    if (outcome !== "success" && outcome !== "cancel") return undefined;
    const sessionId = query.get("session_id") ?? "";
    return { outcome, sessionId: /^\w{1,200}$/.test(sessionId) ? sessionId : "" };
  },
});

interface Left {
  readonly memberId: number;
  /** Undefined where the server had not named it. */
  readonly orderId?: number | undefined;
}

/** Who left in this tab, and the order whose payment page they left for. */
const left = storedValue<Left>({
  key: "touchline.payment.left.2",
  storage: tabStore,
  read(stored) {
    const { memberId, orderId } = asRecord(stored) ?? {};
    if (!Number.isSafeInteger(memberId)) return undefined;
    return {
      memberId: memberId as number,
      orderId: Number.isSafeInteger(orderId) ? (orderId as number) : undefined,
    };
  },
});

/** Called when this tab leaves for a payment page. */
export const rememberLeft = (buyer: Left): void => void left.set(buyer);

/**
 * The return that the core does not know of yet; undefined where there is none. That of another member is forgotten; one
 * that this tab did not leave for may be any member's, and the server decides.
 */
export function pendingReturn(memberId: number): PaymentReturn | undefined {
  const from = left.get();
  if (from !== undefined && from.memberId !== memberId) forgetReturn();
  const said = back.get();
  return said && { ...said, orderId: left.get()?.orderId };
}

/** The core knows of it, so that a reload repeats nothing, or its member has signed out. */
export function forgetReturn(): void {
  back.set(undefined);
  left.set(undefined);
}

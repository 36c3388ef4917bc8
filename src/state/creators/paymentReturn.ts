// What this tab remembers about a payment that it left for, and what the address said when it came back.
// See docs/product.md#payment-addresses.
import type { PaymentReturn } from "#domain/creators/orderCalls.ts";
import { type StoredValue, storedValue } from "../preferences/stored.ts";

const storage = (): Storage => sessionStorage;

/** Stored as the query of the address that the payment led back to; public/boot.js writes it before it clears it. */
const back: StoredValue<Omit<PaymentReturn, "orderId">> = storedValue({
  key: "touchline.payment.1",
  storage,
  read(stored) {
    if (typeof stored !== "string") return undefined;
    const query = new URLSearchParams(stored);
    const outcome = query.get("stripe_callback");
    if (outcome !== "success" && outcome !== "cancel") return undefined;
    const sessionId = query.get("session_id") ?? "";
    return { outcome, sessionId: /^\w{1,200}$/.test(sessionId) ? sessionId : "" };
  },
});

/** The id of the order whose payment page this tab left for. */
const left = storedValue<number>({
  key: "touchline.payment.left.1",
  storage,
  read: (stored) => (Number.isSafeInteger(stored) ? (stored as number) : undefined),
});

export const rememberLeft = (orderId: number | undefined): void => void left.set(orderId);

/** The return that the core does not know of yet; undefined where there is none. */
export function pendingReturn(): PaymentReturn | undefined {
  const said = back.get();
  return said && { ...said, orderId: left.get() };
}

/** The core knows of it: a reload repeats nothing. */
export function forgetReturn(): void {
  back.set(undefined);
  left.set(undefined);
}

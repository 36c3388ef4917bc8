// What this tab remembers about a payment that it left for, and what the address said when it came back.
// See docs/product.md#payment-addresses.
import type { PaymentReturn } from "#domain/creators/orderCalls.ts";
import { type StoredValue, storedValue } from "../preferences/stored.ts";

const storage = (): Storage => sessionStorage;

/** The two parameters; public/boot.js writes them before it clears the address. */
const back: StoredValue<Omit<PaymentReturn, "orderId">> = storedValue({
  key: "touchline.payment.1",
  storage,
  read(stored) {
    if (!Array.isArray(stored)) return undefined;
    const [outcome, sessionId] = stored as readonly unknown[];
    if (outcome !== "success" && outcome !== "cancel") return undefined;
    const isSession = typeof sessionId === "string" && /^\w{1,200}$/.test(sessionId);
    return { outcome, sessionId: isSession ? sessionId : "" };
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

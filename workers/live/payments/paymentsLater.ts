// Loads the core's part for orders when a tab first asks about them: the first screen does without it.
import { createLater } from "../base/later.ts";
import { ORDERS_KEY } from "./ordersKey.ts";
import type { createPayments, Payments, PaymentsDeps } from "./payments.ts";

/** Brings the code of orders. */
export type LoadPayments = () => Promise<typeof createPayments>;

/**
 * Answers undefined while the code cannot be loaded. Stored orders are removed without that code: when a sign-in ends, and
 * at a start without one.
 */
export function createPaymentsLater(
  deps: PaymentsDeps,
  load: LoadPayments = async () => (await import("./payments.ts")).createPayments,
): Payments {
  const { account, storage } = deps;
  const forget = (): void => void storage.remove(ORDERS_KEY).catch(() => undefined);
  account.onChange((_now, before) => {
    if (before) forget();
  });
  void account.ready().then(() => {
    if (!account.current()) forget();
  });
  const later = createLater(async () => (await load())(deps));
  return {
    ask: async (...asked) => (await later.load())?.ask(...asked),
    review: () => later.current()?.review(),
  };
}

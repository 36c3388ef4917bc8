// Loads the core's part for orders when a tab first asks about them: the first screen does without it.
import { failure } from "#api/transport/result.ts";
import { createLater } from "../base/later.ts";
import type { createPayments, Payments, PaymentsDeps } from "../payments/payments.ts";

/** Brings the code of orders. */
export type LoadPayments = () => Promise<typeof createPayments>;

/** Answers undefined while the code cannot be loaded. */
export function createPaymentsLater(
  deps: PaymentsDeps,
  load: LoadPayments = async () => (await import("../payments/payments.ts")).createPayments,
): Payments {
  const later = createLater(async () => (await load())(deps));
  return {
    ask: async (...asked) => (await later.load())?.ask(...asked),
    withdraw: async (...asked) => (await later.load())?.withdraw(...asked) ?? failure("noAnswer"),
    review: () => later.current()?.review(),
  };
}

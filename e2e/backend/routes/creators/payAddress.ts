// The address of an order's payment page.
import type { Order } from "../../creators/orders.ts";

export const PAY_PATH = "/__pay";

/** `origin`: the one that the caller sees. */
export const payAddress = ({ sessionId }: Pick<Order, "sessionId">, origin: string): string =>
  `${origin}${PAY_PATH}/${sessionId}`;

// Asks the core about orders, each call with the type of its answer.
// See docs/product.md#orders.
import type { OrderAsk, OrderCalls } from "#domain/creators/orderCalls.ts";
import type { LiveClient } from "../live/client/liveClient.ts";

/** undefined where the core does not answer, or does not know of the sign-in that this page shows. */
export async function askOrder<Name extends keyof OrderCalls>(
  client: Pick<LiveClient, "order">,
  call: Name,
  ...args: Parameters<OrderCalls[Name]>
): Promise<ReturnType<OrderCalls[Name]> | undefined> {
  const answer = await client.order({ call, args } as unknown as OrderAsk);
  return answer as ReturnType<OrderCalls[Name]> | undefined;
}

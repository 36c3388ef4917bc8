// Asks a part of the core that is loaded when it is needed, each call with the type of its answer.
// See docs/product.md#drafts and docs/product.md#orders.
import type { OrderCalls } from "#domain/creators/orderCalls.ts";
import type { DraftCalls } from "#domain/writing/draftCalls.ts";
import type { LiveClient } from "./liveClient.ts";

type Asked<Answer> = Promise<Answer | undefined>;

/** undefined where the core does not answer, or does not know of the sign-in that this page shows. */
export function askPart<Name extends keyof DraftCalls>(
  client: Pick<LiveClient, "draft">,
  part: "draft",
  call: Name,
  ...args: Parameters<DraftCalls[Name]>
): Asked<ReturnType<DraftCalls[Name]>>;
export function askPart<Name extends keyof OrderCalls>(
  client: Pick<LiveClient, "order">,
  part: "order",
  call: Name,
  ...args: Parameters<OrderCalls[Name]>
): Asked<ReturnType<OrderCalls[Name]>>;
export function askPart(
  client: Readonly<Record<string, unknown>>,
  part: "draft" | "order",
  call: string,
  ...args: readonly unknown[]
): Asked<never> {
  const ask = client[part] as (request: unknown) => Asked<never>;
  return ask({ call, args });
}

// A core whose member buys, a server with orders that a test pays and ends, and calls about orders, for tests.
import { refusedAs } from "#api/transport/refusals.ts";
import { failure, type Result, success } from "#api/transport/result.ts";
import type { OrderRequest, OrderState, OrderStatus } from "#domain/creators/order.ts";
import type { FollowedOrder, OrderAsk, OrderCalls } from "#domain/creators/orderCalls.ts";
import { createCoreUnderTest, type CoreUnderTest, type FakeTab, MEMBER } from "./aCore.ts";

const OPEN_MS = 30 * 60_000;
const HOUR_MS = 60 * 60_000;
const FIRST_ORDER = 101;

interface ServerOrder extends OrderState {
  readonly status: OrderStatus;
  readonly feeId: number;
  readonly session: string;
  readonly url: string;
}

/** A server that keeps each key once. Two keys for one fee are two orders: the core must not rely on more. */
export function anOrderServer() {
  const orders = new Map<number, ServerOrder>();
  const keys = new Map<string, { readonly id: number; readonly content: string }>();
  const server = {
    orders,
    /** The calls in order: "create", "status 101", "open". */
    calls: [] as string[],
    /** What goes wrong with the next orders that are made. "lost": not done; "cut": done. */
    fault: undefined as "lost" | "cut" | "refused" | "signedOut" | undefined,
    /** Reads get no answer. */
    isSilent: false,
    set(id: number, status: OrderStatus): void {
      const order = orders.get(id);
      if (order) orders.set(id, { ...order, status, until: status === "paid" ? HOUR_MS : undefined });
    },
    create(key: string, request: OrderRequest): Result<unknown> {
      server.calls.push("create");
      const { fault } = server;
      if (fault === "lost") return failure("unknown");
      if (fault === "refused") return refusedAs("priceChanged", "The price has changed.");
      if (fault === "signedOut") return failure("signedOut");
      const content = JSON.stringify(request);
      const known = keys.get(key);
      if (known !== undefined && known.content !== content) return refusedAs("keyUsed", "Key used.");
      const { creatorId, feeId } = request;
      const open = [...orders.values()].find(
        (order) => order.creatorId === creatorId && order.status === "open",
      );
      if (open && open.feeId !== feeId) return refusedAs("paymentOpen", "Another payment is open.");
      const id = known?.id ?? FIRST_ORDER + orders.size;
      keys.set(key, { id, content });
      const url = `https://pay.example/${id}`;
      if (!orders.has(id)) {
        const made = {
          id,
          creatorId,
          feeId,
          url,
          session: `s${id}`,
          status: "open",
          until: undefined,
        } as const;
        orders.set(id, made);
      }
      return fault === "cut" ? failure("unknown") : success({ id, url, expiresAt: Number.MAX_SAFE_INTEGER });
    },
    state(params: { readonly orderId?: number; readonly sessionId?: string }): Result<unknown> {
      server.calls.push(`status ${params.orderId ?? params.sessionId}`);
      if (server.isSilent) return failure("noAnswer");
      const order = [...orders.values()].find(
        ({ id, session }) => id === params.orderId || session === params.sessionId,
      );
      return order ? success(order) : failure("notFound");
    },
    open(): Result<unknown> {
      server.calls.push("open");
      if (server.isSilent) return failure("noAnswer");
      const list = [...orders.values()].filter(({ status }) => status === "open");
      return success(list.map((order) => ({ ...order, num: order.feeId, expiresAt: OPEN_MS })));
    },
  };
  return server;
}
type OrderServer = ReturnType<typeof anOrderServer>;

function connect(under: CoreUnderTest, orders: OrderServer): CoreUnderTest {
  under.server.membersApi.act = async (request) =>
    request.act === "createOrder" ? orders.create(request.key, request.params) : success(true);
  under.server.pagesApi.load = async ({ call, params }) => {
    if (call === "orderState") return orders.state(params);
    return call === "openOrders" ? orders.open() : success({ call });
  };
  return under;
}

/** A core with one visible tab, after its first look at open orders. */
export async function aBuyer(
  stored = new Map<string, unknown>(),
  orders = anOrderServer(),
  startAt?: number,
) {
  const clock = startAt === undefined ? {} : { startAt };
  const under = connect(createCoreUnderTest({ signedIn: true, stored, clock }), orders);
  const tab = under.openTab();
  await under.clock.advance(300);
  await ask(tab, "list");
  await under.clock.advance(300);
  return { ...under, orders, tab };
}

export async function ask<Name extends keyof OrderCalls>(
  tab: FakeTab,
  call: Name,
  ...args: Parameters<OrderCalls[Name]>
): Promise<ReturnType<OrderCalls[Name]>> {
  const answer = await tab.session.order({ call, args } as unknown as OrderAsk);
  return answer as ReturnType<OrderCalls[Name]>;
}

/** What a page at this path asks for. */
export const requestOf = (creatorId = 9, feeId = 4, path = "/creators"): OrderRequest => ({
  creatorId,
  feeId,
  method: "card",
  successUrl: `https://touchline.example${path}?stripe_callback=success`,
  cancelUrl: `https://touchline.example${path}?stripe_callback=cancel`,
});

/** What the newest message about orders told the tab; undefined before the first. */
export function toldOrders(tab: FakeTab, session = MEMBER.session): readonly FollowedOrder[] | undefined {
  const told = tab.updates
    .flatMap(({ posts = [] }) => posts)
    .findLast((change) => change.kind === "orders" && change.session === session);
  return told?.kind === "orders" ? told.orders : undefined;
}

export const phasesIn = (tab: FakeTab): readonly string[] | undefined =>
  toldOrders(tab)?.map(({ phase }) => phase);

// Makes orders, one per creator and fee: pressed again, in any tab or core, a choice leads to the same payment page.
// See docs/product.md#orders.
import type { Failure, Result } from "#api/transport/result.ts";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { CreatedOrder, OpenOrder, OrderRequest } from "#domain/creators/order.ts";
import type { PlacedOrder } from "#domain/creators/orderCalls.ts";
import { TOO_MANY_REQUESTS } from "#domain/failureWords.ts";
import type { Following } from "./following.ts";
import type { OrderBook } from "./orderBook.ts";
import { isOpen, isUnderWay, type StoredOrder } from "./storedOrder.ts";

/** docs/product.md#orders: an attempt without an answer is repeated with its key for this long, ms. */
const SAME_KEY_MS = 30 * 60_000;
/** The code of an answer without words of the server: its message is the text of an HTTP status, or the word error. */
const NO_WORDS = -1;
/** An order that turned out to be over is replaced by a new one, once. */
const TRIES = 2;

export interface PlacingDeps {
  readonly book: OrderBook;
  readonly following: Pick<Following, "check" | "follow" | "look">;
  /** Epoch ms. */
  serverNow(): number;
  /** A UUID. */
  newId(): string;
  act(request: MemberRequest): Promise<Result<unknown>>;
}

/** Resolves with what the choice led to; presses while it is under way share the answer. */
export type PlaceOrder = (request: OrderRequest) => Promise<PlacedOrder>;

function wordsOf({ code, message }: Failure): string {
  return code !== NO_WORDS || message === TOO_MANY_REQUESTS ? message : "";
}

/** Nothing is sent before the first call. */
export function createPlacing({ book, following, serverNow, newId, act }: PlacingDeps): PlaceOrder {
  const underWay = new Map<string, Promise<PlacedOrder>>();

  /** The order for this choice, stored before any call; undefined for a member who has signed out. */
  async function claim(request: OrderRequest): Promise<StoredOrder | undefined> {
    const { creatorId, feeId } = request;
    let claimed: StoredOrder | undefined;
    await book.change((now) => {
      const same = now.filter(
        (order) =>
          isUnderWay(order) && order.request?.creatorId === creatorId && order.request.feeId === feeId,
      );
      claimed = same.find((order) => isOpen(order) || serverNow() - order.at < SAME_KEY_MS);
      if (claimed !== undefined) return now;
      claimed = { key: newId(), request, at: serverNow(), status: "making", creatorId };
      return [...now.filter((order) => !same.includes(order)), claimed];
    });
    return claimed;
  }

  /** The page of an order that was made before; undefined where the server says that it is over. */
  async function pageOf({ key }: StoredOrder): Promise<PlacedOrder | undefined> {
    const { status, orderId, url } = (await following.check(key)) ?? {};
    return status !== "open" || url === undefined ? undefined : { kind: "placed", orderId, url };
  }

  async function otherOpen({ creatorId }: OrderRequest, failure: Failure): Promise<PlacedOrder> {
    const words = wordsOf(failure);
    const open = (await following.look())?.find((order: OpenOrder) => order.creatorId === creatorId);
    return open
      ? { kind: "otherOpen", url: open.url, orderId: open.id, num: open.num, words }
      : { kind: "refused", refusal: failure.refusal, words };
  }

  /** The open order of an answer that named its address alone. */
  async function findOpen({ creatorId }: OrderRequest, url: string): Promise<OpenOrder | undefined> {
    const open = (await following.look())?.filter((order) => order.creatorId === creatorId) ?? [];
    return open.find((order) => order.url === url) ?? (open.length === 1 ? open[0] : undefined);
  }

  /** undefined where the key is of no use any more. */
  async function make({ key, request }: StoredOrder): Promise<PlacedOrder | undefined> {
    if (request === undefined) return undefined;
    const answer = await act({ act: "createOrder", params: request, key });
    if (answer.ok) {
      const { url, ...made } = answer.value as CreatedOrder;
      const found = made.id === undefined ? await findOpen(request, url) : undefined;
      const orderId = made.id ?? found?.id;
      const expiresAt = made.expiresAt ?? found?.expiresAt;
      const known = { ...(orderId && { orderId }), ...(expiresAt && { expiresAt }) };
      await book.change((now) =>
        now
          .filter((order) => order.key === key || orderId === undefined || order.orderId !== orderId)
          .map((order) => (order.key === key ? { ...order, status: "open", url, ...known } : order)),
      );
      following.follow(key);
      return { kind: "placed", orderId, url };
    }
    if (answer.reason === "unknown" || answer.reason === "noAnswer") return { kind: "unknown" };
    if (answer.reason === "signedOut") return { kind: "signedOut" };
    await book.set(key, () => undefined);
    if (answer.refusal === "keyUsed") return undefined;
    if (answer.refusal === "paymentOpen") return otherOpen(request, answer);
    return { kind: "refused", refusal: answer.refusal, words: wordsOf(answer) };
  }

  async function place(request: OrderRequest): Promise<PlacedOrder> {
    for (let tries = 0; tries < TRIES; tries += 1) {
      const order = await claim(request);
      if (order === undefined) return { kind: "signedOut" };
      const placed = isOpen(order) ? await pageOf(order) : await make(order);
      if (placed !== undefined) return placed;
    }
    return { kind: "unknown" };
  }

  return (request) => {
    const choice = `${request.creatorId} ${request.feeId}`;
    const joined = underWay.get(choice);
    if (joined) return joined;
    const placed = place(request).finally(() => underWay.delete(choice));
    underWay.set(choice, placed);
    return placed;
  };
}

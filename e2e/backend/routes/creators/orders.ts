// Orders of subscriptions: made once, answered by their state, and listed while they are open.
// See docs/wire.md#orders.
import type { FastifyInstance } from "fastify";
import { feedSecond, keyedPost } from "../../apiPaths/communityParts.ts";
import * as docs from "../../apiPaths/memberParts.ts";
import { orNull } from "../../apiPaths/pageParts.ts";
import { call, listOf, object, string, text, whole } from "../../apiPaths/parts.ts";
import { type Checked, good } from "../../community/rules/refused.ts";
import { priceOf } from "../../creators/fees.ts";
import type { Order } from "../../creators/orders.ts";
import { type Length, ORDER_STATUSES, RENEW_WITHIN_MS } from "../../creators/terms.ts";
import { refuse, refuseField } from "../../members/refusals.ts";
import { isAdult } from "../../members/rules.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, type Envelope } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { writeFeedSecond } from "../../server/zones.ts";
import { actOnce, notThere } from "../community/communityCalls.ts";
import { readWhole, textOf } from "../../server/readFields.ts";
import { forMembers, type MemberCall } from "../memberCalls.ts";
import { subscribingProblem } from "./offers.ts";
import { payAddress } from "./payAddress.ts";

const PATH = "/v1/api/subscription/order";
/** The one payment method: a card checkout. */
const METHOD = { paymentMethod: "STRIPE", paymentMethodType: "CARD" } as const;
const MAX_ADDRESS = 2_048;

const STATUS = { ...string, enum: ORDER_STATUSES };
const CREATED = object({
  url: { ...string, description: "The payment page" },
  orderId: whole,
  expireTime: feedSecond,
});

const refused = (refusal: Envelope): Checked<never> => ({ ok: false, refusal });

const writeOpen = (order: Order, origin: string): object => ({
  url: payAddress(order, origin),
  orderId: order.id,
  expireTime: writeFeedSecond(order.expiresAt),
});

/** An address of the page that asks, to which the payment page may return. */
function readReturn(value: unknown, origin: string): string | undefined {
  const address = textOf(value);
  if (address.length > MAX_ADDRESS || !URL.canParse(address)) return undefined;
  const url = new URL(address);
  return url.origin === origin && url.username === "" && url.password === "" ? url.href : undefined;
}

interface Purchase extends Length {
  readonly creatorId: number;
  readonly feeId: number;
  readonly cents: number;
  readonly successUrl: string;
  readonly cancelUrl: string;
  /** The open order for the same length, which is answered again. */
  readonly open: Order | undefined;
}

/** What a body asks for, or why it cannot be had. */
function readPurchase(services: Services, { body, member, now, origin }: MemberCall): Checked<Purchase> {
  const { fees, orders, subscriptions } = services;
  const [feeId, creatorId] = [readWhole(body["feeId"]), readWhole(body["creatorId"])];
  if (feeId === undefined) return refused(refuseField("feeId is an id, a whole number above 0"));
  if (creatorId === undefined) return refused(refuseField("creatorId is an id, a whole number above 0"));
  for (const field of ["paymentMethod", "paymentMethodType"] as const) {
    if (body[field] !== METHOD[field]) return refused(refuseField(`${field} is ${METHOD[field]}`));
  }
  const successUrl = readReturn(body["successUrl"], origin);
  const cancelUrl = readReturn(body["cancelUrl"], origin);
  if (successUrl === undefined) return refused(refuseField("successUrl is an address of this site"));
  if (cancelUrl === undefined) return refused(refuseField("cancelUrl is an address of this site"));
  const problem = subscribingProblem(services, member, creatorId);
  if (problem !== undefined) return refused(problem);
  if (!isAdult(member.birthday, now)) return refused(refuse("tooYoung"));

  const offered = fees.onOffer(creatorId);
  const isFirst = orders.isFirstTime(member.id, creatorId);
  const fee = offered.find(({ id }) => id === feeId);
  const price = fee && priceOf(offered, fee.num, isFirst);
  if (price === undefined || (fee?.isFirstTime === true && !isFirst)) return refused(refuse("priceChanged"));

  const until = subscriptions.runningUntil({ fanId: member.id, creatorId }, now);
  if (until !== undefined && until > now + RENEW_WITHIN_MS) {
    return refused({ ...refuse("alreadySubscribed"), data: { until: writeFeedSecond(until) } });
  }
  const open = orders.openAt(member.id, creatorId, now);
  if (open !== undefined && (open.num !== price.num || open.unit !== price.unit)) {
    return refused({ ...refuse("paymentOpen"), data: writeOpen(open, origin) });
  }
  const { num, unit, cents } = price;
  return good({ creatorId, feeId, num, unit, cents, successUrl, cancelUrl, open });
}

export function orderRoutes(app: FastifyInstance, services: Services): void {
  const { inOne, orders, subscriptions } = services;

  /** The member's own order; another's is not found. */
  function findOrder({ query, member, now }: MemberCall): Order | undefined {
    const id = readWhole(query["orderId"]);
    const sessionId = textOf(query["sessionId"]);
    const order = id === undefined ? orders.bySession(sessionId, now) : orders.byId(id, now);
    return order?.fanId === member.id ? order : undefined;
  }

  app.post(
    `${PATH}/create`,
    described(
      call(
        "Opens a payment page; the same again while it is open answers the same page. 5020 subscribed already (until), 5021 price or fee changed, 5022 a payment for another length is open (url, orderId, expireTime), 5023 own creator, 5024 nothing on offer, 5025 too young, 5019 the own profile lacks what payments need",
        {},
        CREATED,
        keyedPost({
          feeId: whole,
          creatorId: whole,
          paymentMethod: { ...string, enum: [METHOD.paymentMethod] },
          paymentMethodType: { ...string, enum: [METHOD.paymentMethodType] },
          successUrl: { ...string, description: "Of this site; session_id is added to its query" },
          cancelUrl: { ...string, description: "Of this site" },
        }),
      ),
    ),
    forMembers(services, (asked) =>
      actOnce(services, asked, {
        call: "order/create",
        rate: "order",
        check: () => readPurchase(services, asked),
        act: ({ open, ...order }) =>
          String((open ?? orders.create({ ...order, fanId: asked.member.id }, asked.now)).id),
        answer: (id) => {
          const order = orders.byId(Number(id), asked.now);
          return order === undefined ? notThere() : answer(writeOpen(order, asked.origin));
        },
      }),
    ),
  );

  app.get(
    `${PATH}/status`,
    described(
      call(
        "What has become of the member's own order, by its id or session; until: when the subscription that it paid for ends (assumed)",
        { sessionId: text("From the return address", false, "0"), orderId: text("An order's id") },
        object({ orderId: whole, creatorId: whole, status: STATUS, until: orNull(feedSecond) }),
        docs.MEMBERS_ONLY,
      ),
    ),
    forMembers(services, (asked) => {
      const { query } = asked;
      if (query["sessionId"] === undefined && query["orderId"] === undefined) {
        return refuseField("sessionId or orderId names an order");
      }
      const order = findOrder(asked);
      if (order === undefined) return notThere();
      const until = order.status === "PAID" ? subscriptions.endOfOrder(order.id) : undefined;
      return answer({
        orderId: order.id,
        creatorId: order.creatorId,
        status: order.status,
        until: until === undefined ? null : writeFeedSecond(until),
      });
    }),
  );

  app.get(
    `${PATH}/open`,
    described(
      call(
        "The member's own orders of the last 24 h that are still open, newest first (assumed)",
        {},
        object({
          list: listOf(
            object({ orderId: whole, creatorId: whole, num: whole, url: string, expireTime: feedSecond }),
          ),
        }),
        docs.MEMBERS_ONLY,
      ),
    ),
    forMembers(services, ({ member, now, origin }) => {
      const open = inOne(() => orders.openOf(member.id, now));
      return answer({
        list: open.map((order) => ({
          ...writeOpen(order, origin),
          creatorId: order.creatorId,
          num: order.num,
        })),
      });
    }),
  );
}

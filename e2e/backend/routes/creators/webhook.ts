// Takes the payment provider's signed events: nothing else marks an order as paid.
// See docs/wire.md#payment-webhook.
import type { FastifyInstance } from "fastify";
import { body } from "../../apiPaths/memberParts.ts";
import { call, object, string } from "../../apiPaths/parts.ts";
import { oneOf } from "../../community/terms.ts";
import { PAYMENT_KINDS, type PaymentEvent } from "../../creators/books.ts";
import { SIGNATURE_HEADER, WEBHOOK_PATH } from "../../creators/paymentProvider.ts";
import { readCents } from "../../creators/terms.ts";
import { described } from "../../server/describedCalls.ts";
import { answer, refusal } from "../../server/envelope.ts";
import type { Services } from "../../server/services.ts";
import { type Fields, textOf } from "../../server/readFields.ts";

const MAX_BYTES = 16_384;

const DESCRIPTION = call(
  "The payment provider's events, signed in the header Payment-Signature (t=seconds,v1=HMAC-SHA256 of t.body); HTTP 401 without a valid signature, 400 for an event that fits no order (assumed)",
  {},
  object({ result: { ...string, enum: ["taken", "repeated", "giveBack"] } }),
  body({
    eventId: string,
    kind: { ...string, enum: PAYMENT_KINDS },
    sessionId: string,
    amount: string,
    currency: { ...string, enum: ["USD"] },
  }),
);

function readEvent(text: string): PaymentEvent | undefined {
  let fields: Fields;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== "object" || value === null) return undefined;
    fields = value as Fields;
  } catch {
    return undefined;
  }
  const kind = oneOf(PAYMENT_KINDS, fields["kind"]);
  const cents = readCents(fields["amount"]);
  const [eventId, sessionId] = [textOf(fields["eventId"]), textOf(fields["sessionId"])];
  return kind === undefined || cents === undefined || fields["currency"] !== "USD" || eventId === ""
    ? undefined
    : { eventId, kind, sessionId, cents };
}

export function webhookRoutes(app: FastifyInstance, services: Services): void {
  const { books, inOne, now, orders, provider } = services;

  // A scope of its own: the signature is about the bytes of the body, so this call gets them unparsed.
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", { parseAs: "string", bodyLimit: MAX_BYTES }, (_request, text, done) =>
      done(null, text),
    );
    scope.post(WEBHOOK_PATH, described(DESCRIPTION), async (request, reply) => {
      const text = textOf(request.body);
      if (!provider.isSigned(text, textOf(request.headers[SIGNATURE_HEADER]))) {
        return reply.code(401).send(refusal(401, "The signature is not valid"));
      }
      const event = readEvent(text);
      const result = event && inOne(() => books.take(event, now()));
      if (event === undefined || result === undefined || result === "unknown") {
        return reply.code(400).send(refusal(400, "the event fits no order"));
      }
      const order = orders.bySession(event.sessionId, now());
      if (result === "giveBack" && order !== undefined) void provider.giveBack(order);
      return answer({ result });
    });
  });

  provider.connect(async (text, signature) => {
    const { statusCode } = await app.inject({
      method: "POST",
      url: WEBHOOK_PATH,
      headers: { "content-type": "application/json", [SIGNATURE_HEADER]: signature },
      payload: text,
    });
    return statusCode === 200;
  });
}

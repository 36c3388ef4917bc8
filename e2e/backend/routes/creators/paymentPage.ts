// The payment provider's page: takes a test card or Cancel, and returns to where the buyer came from.
// See docs/wire.md#payment-page.
import type { FastifyInstance } from "fastify";
import type { Order } from "../../creators/orders.ts";
import { TEST_CARDS } from "../../creators/paymentProvider.ts";
import { writeCents } from "../../creators/terms.ts";
import { escapeText } from "../../images/draw.ts";
import type { Services } from "../../server/services.ts";
import { HTML_TYPE, htmlPage } from "../htmlPage.ts";
import { textOf } from "../../server/readFields.ts";
import { PAY_PATH } from "./payAddress.ts";

type Request = { Params: { sessionId: string } };

/** The page runs no script, is in no frame and sends its form to its own origin alone. */
const HEADERS = {
  "cache-control": "no-store",
  "content-security-policy":
    "default-src 'none'; style-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
  "referrer-policy": "no-referrer",
  "x-robots-tag": "noindex",
} as const;

const CARD_WORDS: Readonly<Record<(typeof TEST_CARDS)[keyof typeof TEST_CARDS], string>> = {
  paid: "is paid at once",
  refused: "is refused; after three refusals the payment has failed",
  slow: "is confirmed after 20 s",
  never: "is never confirmed",
};

const grouped = (card: string): string => card.replaceAll(/(\d{4})(?=\d)/g, "$1 ");

/** The return address after a payment, with the session in `session_id`. */
function successAddress({ successUrl, sessionId }: Order): string {
  const url = new URL(successUrl);
  url.searchParams.set("session_id", sessionId);
  return url.href;
}

const CARD_LIST = Object.entries(TEST_CARDS)
  .map(([card, result]) => `<li><code>${grouped(card)}</code> ${CARD_WORDS[result]}</li>`)
  .join("");

export function paymentPageRoutes(app: FastifyInstance, services: Services): void {
  const { accounts, now, orders, provider } = services;

  function writePage(order: Order, problem = ""): string {
    const amount = `${writeCents(order.cents)} USD`;
    const name = escapeText(accounts.byId(order.creatorId)?.nickname ?? "");
    const path = `${PAY_PATH}/${order.sessionId}`;
    const state = provider.state(order.sessionId);
    const link = (address: string): string => `<a href="${escapeText(address)}">Back to Touchline</a>`;
    const form = `${problem === "" ? "" : `<p role="alert">${problem}</p>`}
<form method="post" action="${path}/pay"><p><label>Card number <input name="card" inputmode="numeric" autocomplete="off" required maxlength="23"></label></p>
<p><button>Pay ${amount}</button></p></form>
<form method="post" action="${path}/cancel"><p><button>Cancel</button></p></form>
<p>Nobody pays here with real money. Test cards:</p><ul>${CARD_LIST}</ul>`;
    const open = state === "open" && order.status === "OPEN";
    const over =
      state === "processing" || state === "charged"
        ? `<p>The card was taken. You can close this page.</p><p>${link(successAddress(order))}</p>`
        : `<p>This payment is over. Nothing was charged.</p><p>${link(order.cancelUrl)}</p>`;
    return htmlPage({
      title: `Pay ${amount}`,
      body: `<h1>Pay ${amount}</h1><p>Subscription to ${name}: ${order.num} × ${order.unit.toLowerCase()}. It does not renew by itself.</p>${open ? form : over}`,
    });
  }

  const NO_SESSION = htmlPage({ title: "Payment", body: "<h1>Payment</h1><p>There is no such payment.</p>" });

  // A scope of its own, since forms are read here alone.
  void app.register(async (scope) => {
    scope.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: 1_024 },
      (_request, text, done) => done(null, new URLSearchParams(String(text))),
    );
    scope.addHook("onRequest", async (_request, reply) => void reply.headers(HEADERS));

    scope.get<Request>(`${PAY_PATH}/:sessionId`, async ({ params }, reply) => {
      const order = orders.bySession(params.sessionId, now());
      if (order === undefined) return reply.code(404).type(HTML_TYPE).send(NO_SESSION);
      return reply.type(HTML_TYPE).send(writePage(order));
    });

    scope.post<Request>(`${PAY_PATH}/:sessionId/pay`, async ({ params, body }, reply) => {
      const order = orders.bySession(params.sessionId, now());
      if (order === undefined) return reply.code(404).type(HTML_TYPE).send(NO_SESSION);
      const card = body instanceof URLSearchParams ? textOf(body.get("card")) : "";
      const result = await provider.pay(order, card);
      if (result === "charged" || result === "processing") return reply.redirect(successAddress(order), 303);
      if (result === "failed") return reply.redirect(order.cancelUrl, 303);
      const problem = {
        refused: "The card was refused, and nothing was charged. Try another one.",
        badCard: "This is not one of the test cards.",
        over: "",
      }[result];
      return reply
        .code(result === "over" ? 409 : 402)
        .type(HTML_TYPE)
        .send(writePage(order, problem));
    });

    scope.post<Request>(`${PAY_PATH}/:sessionId/cancel`, async ({ params }, reply) => {
      const order = orders.bySession(params.sessionId, now());
      if (order === undefined) return reply.code(404).type(HTML_TYPE).send(NO_SESSION);
      await provider.cancel(order);
      return reply.redirect(order.cancelUrl, 303);
    });
  });
}

// Buying through the core: where the page leaves for, where it does not, and what every answer means for the dialog.
import { beforeEach, expect, it, vi } from "vitest";
import type { OrderAsk, PlacedOrder } from "#domain/creators/orderCalls.ts";
import { pageStore } from "../pageStore.ts";
import { pendingReturn } from "./paymentReturn.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { buy, openPayment, paymentHosts } from "./buy.ts";

const CHOICE = { creatorId: 9, feeId: 4, num: 1, price: 499n };
const PAGE = "https://touchline.example/__pay/0af1";

beforeEach(() => pageStore.set(sessionAtom, { id: 7, name: "Ada", avatar: "", session: "s1" }));

/** A page at an address that has never left. */
function aPage(href = "https://touchline.example/de/creators?sort=newest#top") {
  const { origin, host } = new URL(href);
  const assign = vi.fn();
  return { href, origin, host, assign };
}

function aCore(placed: PlacedOrder | undefined) {
  const asked: OrderAsk[] = [];
  const order = async (request: OrderAsk): Promise<PlacedOrder | undefined> => {
    asked.push(request);
    return placed;
  };
  return { order, asked };
}

it("leaves for the payment page that the core names, with return addresses of its own page", async () => {
  const page = aPage();
  const core = aCore({ kind: "placed", orderId: 101, url: PAGE });
  expect(await buy(core, CHOICE, { page })).toEqual({ kind: "leaving", host: "touchline.example" });
  expect(page.assign.mock.calls).toEqual([[PAGE]]);
  expect(core.asked).toEqual([
    {
      call: "place",
      args: [
        {
          creatorId: 9,
          feeId: 4,
          method: "card",
          successUrl: "https://touchline.example/de/creators?sort=newest&stripe_callback=success",
          cancelUrl: "https://touchline.example/de/creators?sort=newest&stripe_callback=cancel",
        },
      ],
    },
  ]);
});

it("remembers for the return of the same member which order this tab left for", async () => {
  await buy(aCore({ kind: "placed", orderId: 101, url: PAGE }), CHOICE, { page: aPage() });
  sessionStorage.setItem("touchline.payment.1", '"?stripe_callback=cancel"');
  expect(pendingReturn(7)).toEqual({ outcome: "cancel", sessionId: "", orderId: 101 });
  expect(pendingReturn(8)).toBeUndefined();
  expect(pendingReturn(7)).toBeUndefined();
});

const SCHEMES = [
  "javascript:",
  "data:",
  "http:",
  "ftp:",
  "blob:https:",
  "file:",
  "about:",
  "view-source:https:",
];
const HOSTS = [
  "//touchline.example.evil.example/",
  "//touchline.example@evil.example/",
  "//user:pass@touchline.example/",
  "//evil.example/touchline.example",
  "//touchline.example:8443/",
  "//touchline%2eexample/",
  "//touchline.example\\@evil.example/",
  "//TOUCHLINE.example/",
  "//t\u043euchline.example/",
  "//touchline.example./",
  "//[::1]/",
  "//127.0.0.1/",
];
/** Each scheme with each host, and each host by https. */
const HOSTILE = [
  ...SCHEMES.flatMap((scheme) => HOSTS.map((host) => `${scheme}${host}`)),
  ...HOSTS.map((host) => `https:${host}`),
  "javascript:/*https://touchline.example/*/alert(1)",
  "/__pay/1",
  "//evil.example",
  "\\\\evil.example",
  "",
];

it(`stays at each of ${HOSTILE.length} hostile addresses, and answers at once`, async () => {
  expect(HOSTILE.length).toBeGreaterThanOrEqual(100);
  const page = aPage();
  for (const url of HOSTILE) {
    const core = aCore({ kind: "placed", orderId: 101, url });
    expect([url, await buy(core, CHOICE, { page })]).toEqual([url, { kind: "foreignAddress" }]);
    expect([url, openPayment(url, 101, page)]).toEqual([url, { kind: "foreignAddress" }]);
  }
  expect(page.assign).not.toHaveBeenCalled();
});

it.each<PlacedOrder>([
  { kind: "refused", refusal: undefined, words: "You are subscribed already." },
  { kind: "otherOpen", url: PAGE, orderId: 100, num: 3, words: "A payment is open." },
  { kind: "signedOut" },
  { kind: "unknown" },
])("stays and answers what the core says: %j", async (placed) => {
  const page = aPage();
  expect(await buy(aCore(placed), CHOICE, { page })).toEqual(placed);
  expect(page.assign).not.toHaveBeenCalled();
});

it("stays without an answer, with a lost core, and when the dialog was closed meanwhile", async () => {
  const page = aPage();
  const lost = { order: () => Promise.reject(new Error("lost")) };
  const placed = aCore({ kind: "placed", orderId: 101, url: PAGE });
  expect(await buy(aCore(undefined), CHOICE, { page })).toEqual({ kind: "unknown" });
  expect(await buy(lost, CHOICE, { page })).toEqual({ kind: "unknown" });
  expect(await buy(placed, CHOICE, { page, signal: AbortSignal.abort() })).toEqual({ kind: "unknown" });
  expect(page.assign).not.toHaveBeenCalled();
});

it("goes on with another open payment of the server", () => {
  const page = aPage();
  expect(openPayment(PAGE, 100, page)).toEqual({ kind: "leaving", host: "touchline.example" });
  expect(page.assign).toHaveBeenCalledWith(PAGE);
});

it("names the page's own host where the build names no payment hosts", () => {
  expect(paymentHosts()).toEqual([location.host]);
});

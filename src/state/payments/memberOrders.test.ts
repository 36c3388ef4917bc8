// What a tab shows of its member's orders: the core's list, a return that is told once, and nothing of another member.
import { act, renderHook, type RenderHookResult, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { FollowedOrder, OrderAsk } from "#domain/creators/orderCalls.ts";
import { pageStore } from "../pageStore.ts";
import type { LiveClient } from "../live/client/liveClient.ts";
import { createLiveStore } from "../live/client/liveStore.ts";
import { rememberLeft } from "./paymentReturn.ts";
import { sessionAtom } from "../session/sessionAtom.ts";
import { dismissOrder, followOrders } from "./memberOrders.ts";
import { useOrders } from "./orders.ts";
import { takeUpOrders } from "./takeUpOrders.ts";

const member = (session: string) => ({ id: 7, name: "Ada", avatar: "", session });
/** As public/boot.js keeps it. */
const RETURN = '"?sort=newest&stripe_callback=success&session_id=0af1"';
const CONFIRMING: FollowedOrder = {
  key: "a",
  orderId: 101,
  creatorId: 9,
  phase: "confirming",
  until: undefined,
};

beforeEach(() => {
  vi.useFakeTimers();
  pageStore.set(sessionAtom, member("s1"));
});
afterEach(() => vi.useRealTimers());

function aCore(answer: (request: OrderAsk) => unknown = () => []) {
  const asked: OrderAsk[] = [];
  const store = createLiveStore();
  let seq = 0;
  const client = {
    store,
    async order(request: OrderAsk) {
      asked.push(request);
      return answer(request);
    },
  } as unknown as LiveClient;
  return {
    client,
    asked,
    tell(orders: readonly FollowedOrder[], session = "s1") {
      seq += 1;
      act(() => void store.receive({ seq, posts: [{ kind: "orders", orders, session }] }));
    },
  };
}

const settle = (ms = 0): Promise<void> => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));
type Shown = RenderHookResult<readonly FollowedOrder[], unknown>;
const phases = ({ result }: Shown): readonly string[] => result.current.map(({ phase }) => phase);

it("a return is told once, with the order that this tab left for, and not again after a reload", async () => {
  sessionStorage.setItem("touchline.payment.1", RETURN);
  rememberLeft({ memberId: 7, orderId: 101 });
  const { client, asked } = aCore(() => [CONFIRMING]);
  const shown = renderHook(useOrders);
  followOrders(client);
  await settle();
  expect(asked).toEqual([
    { call: "returned", args: [{ outcome: "success", sessionId: "0af1", orderId: 101 }] },
  ]);
  expect(phases(shown)).toEqual(["confirming"]);
  const reloaded = aCore();
  followOrders(reloaded.client);
  await settle();
  expect(reloaded.asked).toEqual([{ call: "list", args: [] }]);
});

it.each([
  '"?stripe_callback=paid&session_id=1"',
  '"?session_id=1"',
  '"?keyword=stripe_callback"',
  RETURN.slice(1),
  "7",
  "{}",
])("%s is no return", async (stored) => {
  sessionStorage.setItem("touchline.payment.1", stored);
  const { client, asked } = aCore();
  followOrders(client);
  await settle();
  expect(asked).toEqual([{ call: "list", args: [] }]);
});

it("a session that cannot be one is left out of a return", async () => {
  sessionStorage.setItem("touchline.payment.1", '"?stripe_callback=success&session_id=<script>"');
  const { client, asked } = aCore();
  followOrders(client);
  await settle();
  expect(asked).toMatchObject([{ args: [{ outcome: "success", sessionId: "", orderId: undefined }] }]);
});

it("a core that does not know of the sign-in yet is asked again, and the return is kept until then", async () => {
  sessionStorage.setItem("touchline.payment.1", RETURN);
  let knows = false;
  const { client, asked } = aCore(() => (knows ? [CONFIRMING] : undefined));
  const shown = renderHook(useOrders);
  followOrders(client);
  await settle();
  knows = true;
  await settle(1_000);
  expect([asked.map(({ call }) => call), phases(shown)]).toEqual([["returned", "returned"], ["confirming"]]);
});

it("a visitor's return waits for the sign-in", async () => {
  pageStore.set(sessionAtom, undefined);
  sessionStorage.setItem("touchline.payment.1", RETURN);
  const { client, asked } = aCore();
  followOrders(client);
  await settle();
  expect(asked).toEqual([]);
  pageStore.set(sessionAtom, member("s2"));
  await settle();
  expect(asked.map(({ call }) => call)).toEqual(["returned"]);
});

it("the return of another member, who left in this tab, is dropped", async () => {
  sessionStorage.setItem("touchline.payment.1", RETURN);
  rememberLeft({ memberId: 8, orderId: 101 });
  const { client, asked } = aCore();
  followOrders(client);
  await settle();
  expect(asked).toEqual([{ call: "list", args: [] }]);
  expect(sessionStorage).toHaveLength(0);
});

it("the core's lists replace what is shown; an answer that lacks a shown end does not remove it", async () => {
  const { client, tell } = aCore(() => []);
  const shown = renderHook(useOrders);
  followOrders(client);
  tell([{ ...CONFIRMING, phase: "paid", until: 5 }]);
  await settle();
  expect(phases(shown)).toEqual(["paid"]);
  tell([]);
  expect(phases(shown)).toEqual([]);
});

it("nothing of another sign-in is shown", async () => {
  const { client, tell } = aCore();
  const shown = renderHook(useOrders);
  followOrders(client);
  await settle();
  tell([CONFIRMING], "s9");
  expect(phases(shown)).toEqual([]);
  tell([CONFIRMING]);
  expect(phases(shown)).toEqual(["confirming"]);
  act(() => pageStore.set(sessionAtom, undefined));
  expect(phases(shown)).toEqual([]);
});

it("a dismissed order leaves this tab at once", async () => {
  const { client, asked, tell } = aCore();
  const shown = renderHook(useOrders);
  followOrders(client);
  await settle();
  tell([CONFIRMING]);
  act(() => dismissOrder(client, "a"));
  expect(phases(shown)).toEqual([]);
  expect(asked.at(-1)).toEqual({ call: "dismiss", args: ["a"] });
});

it("the start of a visitor's page asks nothing; that of a member's looks for orders", async () => {
  vi.useRealTimers();
  pageStore.set(sessionAtom, undefined);
  const { client, asked } = aCore();
  const stop = takeUpOrders(client);
  expect(asked).toEqual([]);
  pageStore.set(sessionAtom, member("s2"));
  await waitFor(() => expect(asked).toEqual([{ call: "list", args: [] }]));
  stop();
});

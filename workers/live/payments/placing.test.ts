// Orders through the core: one per creator and fee, whatever is pressed, cut off or ended meanwhile.
import { describe, expect, it } from "vitest";
import { createCoreUnderTest, MEMBER } from "../testing/aCore.ts";
import { aBuyer, anOrderServer, ask, phasesIn, requestOf } from "../testing/aBuyer.ts";
import { ORDERS_KEY } from "./ordersKey.ts";

const PAGE = { kind: "placed", orderId: 101, url: "https://pay.example/101" };
const MIN_MS = 60_000;

describe("a choice", () => {
  it("pressed twice at once, in two tabs and from another page is one order and one payment page", async () => {
    const { tab, openTab, orders } = await aBuyer();
    const other = openTab();
    const placed = await Promise.all([
      ask(tab, "place", requestOf()),
      ask(tab, "place", requestOf()),
      ask(other, "place", requestOf(9, 4, "/users/9")),
    ]);
    expect(placed).toEqual([PAGE, PAGE, PAGE]);
    expect(await ask(other, "place", requestOf(9, 4, "/users/9"))).toEqual(PAGE);
    expect(orders.calls.filter((call) => call === "create")).toHaveLength(1);
    expect(orders.orders.size).toBe(1);
  });

  it("whose answer was cut off leads to the same order with the same key and content, from any page", async () => {
    const { tab, orders } = await aBuyer();
    orders.fault = "cut";
    expect(await ask(tab, "place", requestOf())).toEqual({ kind: "unknown" });
    orders.fault = undefined;
    expect(await ask(tab, "place", requestOf(9, 4, "/users/9"))).toEqual(PAGE);
    expect(orders.orders.size).toBe(1);
  });

  it("survives the core: the next one leads to the same order, before and after the answer", async () => {
    for (const fault of [undefined, "cut", "lost"] as const) {
      const { tab, stored, orders } = await aBuyer();
      orders.fault = fault;
      await ask(tab, "place", requestOf());
      orders.fault = undefined;
      const next = await aBuyer(stored, orders);
      expect(await ask(next.tab, "place", requestOf())).toEqual(PAGE);
      expect(orders.orders.size).toBe(1);
    }
  });

  it("after the payment page was cancelled, expired or failed is a new order", async () => {
    for (const status of ["canceled", "expired", "failed"] as const) {
      const { tab, orders } = await aBuyer();
      await ask(tab, "place", requestOf());
      orders.set(101, status);
      expect(await ask(tab, "place", requestOf())).toMatchObject({ kind: "placed", orderId: 102 });
    }
  });

  it("leads to the known page while the server does not answer", async () => {
    const { tab, orders } = await aBuyer();
    await ask(tab, "place", requestOf());
    orders.isSilent = true;
    expect(await ask(tab, "place", requestOf())).toEqual(PAGE);
  });

  it("that was cut off more than 30 min ago gets another key", async () => {
    const { tab, orders, stored, clock } = await aBuyer();
    orders.fault = "lost";
    await ask(tab, "place", requestOf());
    const keyOf = (): unknown => JSON.parse(JSON.stringify(stored.get(ORDERS_KEY))).orders[0].key;
    const before = keyOf();
    await clock.advance(31 * MIN_MS);
    await ask(tab, "place", requestOf());
    expect(keyOf()).not.toBe(before);
  });

  it("that is refused has the server's code and words, and its key is used up", async () => {
    const { tab, orders, stored } = await aBuyer();
    orders.fault = "refused";
    const refused = { kind: "refused", refusal: "priceChanged", words: "The price has changed." };
    expect(await ask(tab, "place", requestOf())).toEqual(refused);
    expect(stored.get(ORDERS_KEY)).toEqual({ memberId: MEMBER.memberId, orders: [] });
    orders.fault = undefined;
    expect(await ask(tab, "place", requestOf())).toEqual(PAGE);
  });

  it("beside an open payment for another length names that one", async () => {
    const { tab, orders } = await aBuyer();
    await ask(tab, "place", requestOf(9, 4));
    expect(await ask(tab, "place", requestOf(9, 5))).toEqual({
      kind: "otherOpen",
      url: PAGE.url,
      orderId: 101,
      num: 4,
      words: "Another payment is open.",
    });
    expect(orders.orders.size).toBe(1);
  });

  it("at another creator is another order", async () => {
    const { tab } = await aBuyer();
    await ask(tab, "place", requestOf(9));
    expect(await ask(tab, "place", requestOf(10))).toMatchObject({ orderId: 102 });
  });

  it("of a sign-in that has ended is not made", async () => {
    const { tab, account, orders } = await aBuyer();
    orders.fault = "signedOut";
    expect(await ask(tab, "place", requestOf())).toEqual({ kind: "signedOut" });
    await account.end(MEMBER.session);
    expect(await ask(tab, "place", requestOf())).toBeUndefined();
  });

  it("is kept in memory where the browser refuses to store it", async () => {
    const { tab, orders, stored } = await aBuyer();
    stored.set = () => {
      throw new DOMException("full", "QuotaExceededError");
    };
    orders.fault = "cut";
    await ask(tab, "place", requestOf());
    orders.fault = undefined;
    expect(await ask(tab, "place", requestOf())).toEqual(PAGE);
    expect(orders.orders.size).toBe(1);
  });
});

describe("what is kept", () => {
  it("is gone when the member signs out", async () => {
    const { tab, account, stored } = await aBuyer();
    await ask(tab, "place", requestOf());
    await account.end(MEMBER.session);
    expect(stored.has(ORDERS_KEY)).toBe(false);
  });

  it("is gone when a sign-in ends whose core has not loaded the code of orders", async () => {
    const { tab, stored } = await aBuyer();
    await ask(tab, "place", requestOf());
    const next = createCoreUnderTest({ signedIn: true, stored });
    next.openTab();
    await next.clock.advance(300);
    expect(stored.has(ORDERS_KEY)).toBe(true);
    await next.account.end(MEMBER.session);
    expect(stored.has(ORDERS_KEY)).toBe(false);
  });

  it("is gone when a core starts without a sign-in", async () => {
    const { tab, stored } = await aBuyer();
    await ask(tab, "place", requestOf());
    stored.delete("account");
    const next = createCoreUnderTest({ stored });
    next.openTab();
    await next.clock.advance(300);
    expect(stored.has(ORDERS_KEY)).toBe(false);
  });

  it("is no other member's", async () => {
    const { tab, stored } = await aBuyer();
    await ask(tab, "place", requestOf());
    const kept = stored.get(ORDERS_KEY) as { readonly memberId: number };
    stored.set(ORDERS_KEY, { ...kept, memberId: 8 });
    const orders = anOrderServer();
    const next = await aBuyer(stored, orders);
    expect(await ask(next.tab, "list")).toEqual([]);
    await ask(next.tab, "place", requestOf());
    expect(orders.calls).toContain("create");
    expect(stored.get(ORDERS_KEY)).toMatchObject({ memberId: MEMBER.memberId, orders: [{ orderId: 101 }] });
  });

  it("is read leniently, whatever an earlier build has stored", async () => {
    for (const damaged of [7, null, {}, { memberId: 7, orders: 3 }, { memberId: 7, orders: [null, {}] }]) {
      const { tab } = await aBuyer(new Map<string, unknown>([[ORDERS_KEY, damaged]]));
      expect(await ask(tab, "list")).toEqual([]);
      expect(await ask(tab, "place", requestOf())).toEqual(PAGE);
    }
  });
});

describe("an answer with the address alone", () => {
  /** The server tells less than it knows. */
  function terse(buyer: Awaited<ReturnType<typeof aBuyer>>): void {
    const { create } = buyer.orders;
    buyer.orders.create = (...asked) => {
      const answer = create(...asked);
      return answer.ok ? { ok: true, value: { url: (answer.value as { url: string }).url } } : answer;
    };
  }

  it("is the order that is found among the open ones", async () => {
    const buyer = await aBuyer();
    terse(buyer);
    expect(await ask(buyer.tab, "place", requestOf())).toEqual(PAGE);
    expect(await ask(buyer.tab, "place", requestOf())).toEqual(PAGE);
    expect(buyer.orders.orders.size).toBe(1);
  });

  it.each([
    ["its order", 101],
    ["no order", undefined],
  ])(
    "leads to the payment while no read is answered, and a return with %s is paid",
    async (_name, orderId) => {
      const buyer = await aBuyer();
      const { tab, orders, clock } = buyer;
      terse(buyer);
      orders.isSilent = true;
      expect(await ask(tab, "place", requestOf())).toEqual({ ...PAGE, orderId: undefined });
      orders.isSilent = false;
      await clock.advance(40_000);
      orders.set(101, "paid");
      await ask(tab, "returned", { outcome: "success", sessionId: "s101", orderId });
      await clock.advance(5_000);
      expect(phasesIn(tab)).toEqual(["paid"]);
    },
  );
});

it.each([
  ["this browser", true],
  ["another browser, where the order is open", false],
])("a return without a session finds its order in %s", async (_name, isHere) => {
  const { tab, orders, clock, stored } = await aBuyer();
  await ask(tab, "place", requestOf());
  const other = isHere ? { tab, clock } : await aBuyer(new Map([["account", stored.get("account")]]), orders);
  await ask(other.tab, "returned", { outcome: "success", sessionId: "", orderId: undefined });
  orders.set(101, "paid");
  await other.clock.advance(10_000);
  expect(phasesIn(other.tab)).toEqual(["paid"]);
});

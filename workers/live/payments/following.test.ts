// Payments through the core: asked by a schedule, sent to every tab, and paid only when the server says so.
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PaymentReturn } from "#domain/creators/orderCalls.ts";
import type { OrderStatus } from "#domain/creators/order.ts";
import { MEMBER } from "../testing/aCore.ts";
import { aBuyer, anOrderServer, ask, phasesIn, requestOf, toldOrders } from "../testing/aBuyer.ts";

const SECOND_MS = 1_000;
const MIN_MS = 60_000;
const SUCCESS: PaymentReturn = { outcome: "success", sessionId: "s101", orderId: 101 };
const CANCEL: PaymentReturn = { outcome: "cancel", sessionId: "", orderId: 101 };

async function aReturn(back = SUCCESS) {
  const buyer = await aBuyer();
  await ask(buyer.tab, "place", requestOf());
  buyer.orders.calls.length = 0;
  const told = await ask(buyer.tab, "returned", back);
  return { ...buyer, told };
}

describe("after a return", () => {
  it("the server is asked at 0, 1, 2, 3, 5, 8, 13, 21, 34, 55 and 60 s, then every 30 s for 10 min", async () => {
    const { clock, orders, tab, told } = await aReturn();
    expect(told.map(({ phase }) => phase)).toEqual(["confirming"]);
    const at: number[] = [];
    for (let second = 0; second <= 12 * 60; second += 1) {
      await clock.advance(second === 0 ? 500 : SECOND_MS);
      const asked = orders.calls.splice(0).filter((call) => call.startsWith("status"));
      at.push(...asked.map(() => second));
    }
    expect(at.slice(0, 11)).toEqual([0, 1, 2, 3, 5, 8, 13, 21, 34, 55, 60]);
    expect(at.slice(11)).toEqual(Array.from({ length: 20 }, (_, nth) => 90 + nth * 30));
    expect(phasesIn(tab)).toEqual(["late"]);
  });

  it("nothing is asked after the first minute while no tab is visible, and at once when one is shown", async () => {
    const { clock, orders, tab } = await aReturn();
    await clock.advance(MIN_MS);
    tab.session.setVisible(false);
    orders.calls.length = 0;
    await clock.advance(5 * MIN_MS);
    expect(orders.calls).toEqual([]);
    orders.set(101, "paid");
    tab.session.setVisible(true);
    await clock.advance(SECOND_MS);
    expect(orders.calls).toEqual(["open", "status 101"]);
    expect(phasesIn(tab)).toEqual(["paid"]);
  });

  it("the phase is late after 60 s, also where no answer arrives", async () => {
    const { clock, orders, tab } = await aReturn();
    orders.isSilent = true;
    await clock.advance(59 * SECOND_MS);
    expect(phasesIn(tab)).toEqual(["confirming"]);
    await clock.advance(2 * SECOND_MS);
    expect(phasesIn(tab)).toEqual(["late"]);
  });

  it.each<readonly [OrderStatus, PaymentReturn]>([
    ["paid", SUCCESS],
    ["failed", SUCCESS],
    ["canceled", CANCEL],
    ["failed", CANCEL],
    ["expired", CANCEL],
  ])(
    "an order that is %s then is told to every tab, to a hidden one when it is shown",
    async (status, back) => {
      const { clock, orders, tab, openTab } = await aReturn(back);
      const visible = openTab();
      const hidden = openTab({ visible: false });
      await clock.advance(3 * SECOND_MS);
      orders.set(101, status);
      await clock.advance(2 * SECOND_MS + 200);
      expect([phasesIn(tab), phasesIn(visible), phasesIn(hidden)]).toEqual([[status], [status], undefined]);
      hidden.session.setVisible(true);
      await clock.advance(200);
      expect(toldOrders(hidden)).toEqual(toldOrders(tab));
      orders.calls.length = 0;
      await clock.advance(MIN_MS);
      expect(orders.calls.filter((call) => call.startsWith("status"))).toEqual([]);
    },
  );

  it("a payment says until when, and puts posts, profile, creator, subscriptions and notices out of date", async () => {
    const { clock, orders, tab } = await aReturn();
    const context = { language: "en_GB", offsetMinutes: 0 };
    const questions = [
      { call: "post", params: { postId: 5 } },
      { call: "feed", params: { scope: "forYou", type: "all", sort: "newest", page: 1 } },
      { call: "profile", params: { userId: 9 } },
      { call: "creator", params: { userId: 9 } },
      { call: "subscriptions", params: { page: 1 } },
      { call: "unreadNotices", params: {} },
    ] as const;
    for (const question of questions) await tab.session.getPage(question, context);
    orders.set(101, "paid");
    await clock.advance(SECOND_MS + 200);
    expect(toldOrders(tab)).toMatchObject([{ orderId: 101, creatorId: 9, phase: "paid", until: 3_600_000 }]);
    expect(tab.updates.flatMap(({ outdated = [] }) => outdated).toSorted()).toEqual(
      ["creator:9", "notices", "profile:9", "subscriptions", "withoutMuted"].toSorted(),
    );
  });

  it("a session that the server does not know is unknown, and unlocks nothing", async () => {
    const { clock, tab } = await aReturn({ outcome: "success", sessionId: "forged", orderId: undefined });
    await clock.advance(200);
    expect(phasesIn(tab)).toEqual(["unknown"]);
    expect(tab.updates.flatMap(({ outdated = [] }) => outdated)).toEqual([]);
  });

  it("without a session a success is of an unknown payment where no order is open, and a cancellation is no news", async () => {
    const { tab } = await aBuyer();
    const nothing = { sessionId: "", orderId: undefined };
    expect(await ask(tab, "returned", { outcome: "cancel", ...nothing })).toEqual([]);
    const [told] = await ask(tab, "returned", { outcome: "success", ...nothing });
    expect(told).toMatchObject({ phase: "unknown", orderId: undefined });
  });

  it("of an order that was made in another browser is followed by its session", async () => {
    const orders = anOrderServer();
    orders.create("elsewhere", requestOf());
    const { tab, clock } = await aBuyer(new Map(), orders);
    await ask(tab, "returned", SUCCESS);
    await clock.advance(200);
    expect(toldOrders(tab)).toMatchObject([{ orderId: 101, phase: "confirming" }]);
  });

  it("sent twice, as to the next core, is one order", async () => {
    const { tab, stored, orders } = await aReturn();
    await ask(tab, "returned", SUCCESS);
    const next = await aBuyer(stored, orders);
    await ask(next.tab, "returned", SUCCESS);
    await next.clock.advance(200);
    expect(phasesIn(next.tab)).toEqual(["confirming"]);
  });

  it("the next core goes on where one has ended", async () => {
    const { stored, orders } = await aReturn();
    const next = await aBuyer(stored, orders);
    expect(await ask(next.tab, "list")).toMatchObject([{ orderId: 101, phase: "confirming" }]);
    orders.set(101, "paid");
    await next.clock.advance(2 * SECOND_MS);
    expect(phasesIn(next.tab)).toEqual(["paid"]);
  });

  it("nothing is told of a member who has signed out", async () => {
    const { account, clock, orders, tab } = await aReturn();
    await clock.advance(200);
    await account.end(MEMBER.session);
    tab.updates.length = 0;
    orders.set(101, "paid");
    await clock.advance(2 * MIN_MS);
    expect(toldOrders(tab)).toBeUndefined();
  });
});

describe("an order that no tab came back from", () => {
  it("is not shown while it is open, and is shown once it is paid", async () => {
    const { clock, orders, tab } = await aBuyer();
    await ask(tab, "place", requestOf());
    await clock.advance(MIN_MS);
    expect(phasesIn(tab) ?? []).toEqual([]);
    orders.set(101, "paid");
    await clock.advance(MIN_MS);
    expect(phasesIn(tab)).toEqual(["paid"]);
  });

  it("is no news when it was cancelled or has expired", async () => {
    for (const status of ["canceled", "expired"] as const) {
      const { clock, orders, tab } = await aBuyer();
      await ask(tab, "place", requestOf());
      orders.set(101, status);
      await clock.advance(MIN_MS);
      expect(phasesIn(tab) ?? []).toEqual([]);
    }
  });

  it("is found open at the start and when a tab is shown, once for tabs shown within 10 s", async () => {
    const server = anOrderServer();
    server.create("elsewhere", requestOf());
    const { clock, orders, tab, openTab } = await aBuyer(new Map(), server);
    expect(orders.calls).toEqual(["create", "open"]);
    const others = [openTab({ visible: false }), openTab({ visible: false })];
    for (const other of others) other.session.setVisible(true);
    await clock.advance(MIN_MS / 2 + SECOND_MS);
    expect(orders.calls).toEqual(["create", "open", "open", "status 101"]);
    orders.set(101, "paid");
    await clock.advance(MIN_MS / 2);
    expect([tab, ...others].map((each) => phasesIn(each))).toEqual([["paid"], ["paid"], ["paid"]]);
  });
});

describe("an end", () => {
  it("is not told to a tab that is opened later, and is gone from every tab when one dismisses it", async () => {
    const { clock, orders, tab, openTab } = await aReturn();
    const other = openTab();
    orders.set(101, "paid");
    await clock.advance(2 * SECOND_MS);
    const later = openTab();
    expect(await ask(later, "list")).toEqual([]);
    const [order] = toldOrders(tab) ?? [];
    expect(await ask(tab, "dismiss", order?.key ?? "")).toBe(true);
    await clock.advance(200);
    expect([phasesIn(tab), phasesIn(other)]).toEqual([[], []]);
  });

  it("that no tab has seen is told to the next one", async () => {
    const { clock, orders, tab, openTab } = await aReturn();
    tab.session.setVisible(false);
    orders.set(101, "paid");
    await clock.advance(2 * SECOND_MS);
    expect(await ask(openTab(), "list")).toMatchObject([{ phase: "paid" }]);
  });

  it("of a dismissed confirmation is told all the same once it is paid", async () => {
    const { clock, orders, tab } = await aReturn();
    await clock.advance(200);
    await ask(tab, "dismiss", toldOrders(tab)?.[0]?.key ?? "");
    await clock.advance(200);
    expect(phasesIn(tab)).toEqual([]);
    orders.set(101, "paid");
    await clock.advance(3 * SECOND_MS);
    expect(phasesIn(tab)).toEqual(["paid"]);
  });
});

const RUNS = 50;
const SEED = 20_261_123;
const step = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constantFrom("place", "place", "return", "hide"), tab: fc.nat(1) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant("wait"), ms: fc.constantFrom(50, 900, 7_000, 70_000) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom("pay", "cancel", "kill", "dismiss") }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom("cut", "lost", "silent", "heal") }) },
);

it(`in ${RUNS} histories there are never two open orders, and paid is never told before the server has it`, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 40 }), async (steps) => {
      const stored = new Map<string, unknown>();
      const orders = anOrderServer();
      let startAt = Date.UTC(2026, 10, 21, 12);
      let buyer = await aBuyer(stored, orders, startAt);
      let tabs = [buyer.tab, buyer.openTab()];
      const latest = () => [...orders.orders.values()].at(-1);

      function check(): void {
        const open = [...orders.orders.values()].filter(({ status }) => status === "open");
        expect(open.length).toBeLessThanOrEqual(1);
        for (const order of tabs.flatMap((tab) => toldOrders(tab) ?? [])) {
          if (order.phase === "paid") expect(orders.orders.get(order.orderId ?? 0)?.status).toBe("paid");
        }
      }

      for (const each of steps) {
        const tab = tabs["tab" in each ? each.tab : 0] ?? buyer.tab;
        const id = latest()?.id;
        if (each.do === "place") {
          const isOver = [...orders.orders.values()].every(({ status }) => status !== "open");
          // A member who is subscribed is refused.
          if (!(isOver && latest()?.status === "paid")) await ask(tab, "place", requestOf());
        } else if (each.do === "return" && id !== undefined) {
          await ask(tab, "returned", { outcome: "success", sessionId: `s${id}`, orderId: id });
        } else if (each.do === "hide") tab.session.setVisible(false);
        else if (each.do === "wait" && "ms" in each) await buyer.clock.advance(each.ms);
        else if (each.do === "pay" && latest()?.status === "open") orders.set(id ?? 0, "paid");
        else if (each.do === "cancel" && latest()?.status === "open") orders.set(id ?? 0, "canceled");
        else if (each.do === "dismiss") {
          await ask(tab, "dismiss", toldOrders(tab)?.[0]?.key ?? "");
        } else if (each.do === "kill") {
          startAt = buyer.clock.now() + SECOND_MS;
          buyer = await aBuyer(stored, orders, startAt);
          tabs = [buyer.tab, buyer.openTab()];
        } else if (each.do === "cut" || each.do === "lost") orders.fault = each.do;
        else if (each.do === "silent") orders.isSilent = true;
        else if (each.do === "heal") {
          orders.fault = undefined;
          orders.isSilent = false;
        }
        check();
      }
      orders.fault = undefined;
      orders.isSilent = false;
      for (const tab of tabs) tab.session.setVisible(true);
      await buyer.clock.advance(MIN_MS);
      check();
    }),
    { numRuns: RUNS, seed: SEED },
  );
});

// The calls of creators and orders: what is sent, what is read, and what is refused.
import { describe, expect, it } from "vitest";
import type { MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { type CREATOR_READS, CREATOR_SAMPLES } from "#domain/calls/creators.ts";
import { createMembersApi } from "../createMembersApi.ts";
import { createPagesApi } from "../createPagesApi.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const KEY = "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30";
const UNREADABLE = { ok: false, reason: "noAnswer" };

async function load(request: PageRequest, data: unknown, code = 0, message = "") {
  return createPagesApi(createFakeServer([envelope(data, code, message)]).http).load(request, LONDON);
}
const sample = (call: keyof typeof CREATOR_READS): PageRequest =>
  ({ call, params: CREATOR_SAMPLES[call] }) as PageRequest;

const CREATOR = {
  userId: 9,
  userName: "Cleo",
  avatar: "",
  bio: "Tactics",
  postCount: 3,
  fansPostCount: 4,
  subscriberCount: 5,
  minPrice: "19.95",
  minUnitNum: 12,
  minUnit: "MONTH",
  isSubscribed: true,
  subscribedUntil: "20261122040506",
  isSelf: false,
};
const FEE = {
  id: 4,
  num: 12,
  subscriptionUnit: "MONTH",
  price: "19.95",
  isFirstTimeDiscount: 1,
  isFirst: "0",
};
const page = (list: readonly unknown[]) => ({ list, page: 1, total: list.length, hasMore: false });

describe("a creator", () => {
  it("is read with the least price in whole cents", async () => {
    expect(await load(sample("creator"), CREATOR)).toMatchObject({
      ok: true,
      value: {
        id: 9,
        postCount: 7,
        fansPostCount: 4,
        leastPrice: { price: 1995n, num: 12, unit: "month" },
        subscribedUntil: Date.UTC(2026, 10, 21, 20, 5, 6),
        isSelf: false,
      },
    });
  });

  it.each([
    ["null", { minPrice: null }],
    ["too many decimals", { minPrice: "19.955" }],
    ["a sign", { minPrice: "-1.00" }],
    ["no number of units", { minUnitNum: 0 }],
    ["an unknown unit", { minUnit: "YEAR" }],
  ])("whose price has %s is shown without one", async (_what, more) => {
    const answer = await load(sample("creatorSearch"), page([{ ...CREATOR, ...more }, { userId: "?" }]));
    expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 9, leastPrice: undefined }] } });
  });
});

it("members found by name are marked as creators, and only those have a price", async () => {
  const found = (more: object) => ({ userId: 9, userName: "Cleo", avatar: "", ...more });
  const least = { minPrice: "4.99", minUnitNum: 1, minUnit: "MONTH" };
  const list = [
    found({ isCreator: true, ...least }),
    found({ isCreator: true, ...least, minPrice: "4.999" }),
    found({ isCreator: false, ...least }),
    found({}),
    { userId: 0 },
  ];
  const cleo = { id: 9, name: "Cleo", avatar: "" };
  const answer = await load({ call: "userSearch", params: { text: "cleo" } }, { list });
  expect(answer).toEqual({
    ok: true,
    value: [
      { ...cleo, isCreator: true, leastPrice: { price: 499n, num: 1, unit: "month" } },
      { ...cleo, isCreator: true, leastPrice: undefined },
      { ...cleo, isCreator: false, leastPrice: undefined },
      { ...cleo, isCreator: false, leastPrice: undefined },
    ],
  });
});

it.each([
  [
    { subjectType: "CREATOR", subjectId: 9 },
    { kind: "creator", id: 9 },
  ],
  [
    { subjectType: "SUBSCRIBER", subjectId: 9 },
    { kind: "subscriber", id: 9 },
  ],
  [
    { subjectType: "WITHDRAWAL", subjectId: 9 },
    { kind: "withdrawal", id: 9 },
  ],
  [{ subjectType: "CREATOR", subjectId: null }, undefined],
  [{ subjectType: "POST", subjectId: 9 }, undefined],
  [{}, undefined],
])("a notice with %j is about %j", async (more, subject) => {
  const notice = {
    messageId: 1,
    type: "system",
    user: null,
    postId: null,
    postSummary: "",
    text: "x",
    isRead: false,
  };
  const answer = await load(
    { call: "notices", params: { kind: "system", page: 1 } },
    page([{ ...notice, createTime: "20261122040506", ...more }]),
  );
  expect(answer).toMatchObject({ ok: true, value: { items: [{ id: 1, subject }] } });
});

describe("a list of fees", () => {
  it("is read exactly, also from numbers", async () => {
    expect(await load(sample("fees"), [FEE, { ...FEE, id: 5, price: 1.1 }])).toEqual({
      ok: true,
      value: [
        { id: 4, num: 12, unit: "month", price: 1995n, isFirstTimeDiscount: true, isFirst: false },
        { id: 5, num: 12, unit: "month", price: 110n, isFirstTimeDiscount: true, isFirst: false },
      ],
    });
  });

  it.each([
    ["a price of three decimals", { price: "19.955" }],
    ["a price below zero", { price: "-19.95" }],
    ["a price beyond the largest", { price: "1000000000.00" }],
    ["a price that is an exponent", { price: 1e21 }],
    ["no price", { price: null }],
    ["an unknown unit", { subscriptionUnit: "YEAR" }],
    ["no units", { num: 0 }],
    ["no flag", { isFirst: "maybe" }],
    ["no id", { id: -1 }],
  ])("with %s in one entry offers the others", async (_what, more) => {
    const offered = async (...entries: readonly unknown[]): Promise<unknown> => {
      const answer = await load(sample("fees"), entries);
      return answer.ok ? answer.value : answer;
    };
    const plain = { ...FEE, isFirstTimeDiscount: false };
    const discount = { ...FEE, id: 5, isFirst: true };
    const other = { ...plain, id: 6, num: 3 };
    const broken = { ...plain, ...more };
    expect(await offered(broken, other)).toMatchObject([{ id: 6 }]);
    expect(await offered(plain, { ...discount, ...more })).toMatchObject([{ id: FEE.id }]);
    // The discount alone would be offered at another price.
    expect(await offered(discount, broken, other)).toMatchObject([{ id: 6 }]);
    expect(await offered(broken)).toBe("unreadable");
  });

  it("that is none is said to be unreadable", async () => {
    for (const data of [null, {}, "x", [null]]) {
      expect(await load(sample("fees"), data)).toMatchObject({ ok: true, value: "unreadable" });
    }
    expect(await load(sample("fees"), [])).toMatchObject({ ok: true, value: [] });
  });
});

it("subscriptions are read, and those that cannot be are left out", async () => {
  const good = {
    subscriptionId: 1,
    creator: { userId: 9, userName: "Cleo", avatar: "" },
    num: 1,
    subscriptionUnit: "WEEK",
    price: "0.99",
    currency: "USD",
    startTime: "20261101080000",
    endTime: "20261108080000",
    status: "RUNNING",
  };
  const { currency: _usd, ...unnamed } = good;
  const bad = [
    { ...good, currency: "EUR" },
    { ...good, price: "x" },
    { ...good, endTime: "soon" },
    { ...good, status: "?" },
    { ...good, creator: null },
  ];
  const answer = await load(sample("subscriptions"), page([good, ...bad, unnamed]));
  const read = {
    id: 1,
    creator: { id: 9, name: "Cleo", isCreator: true },
    unit: "week",
    price: 99n,
    startsAt: Date.UTC(2026, 10, 1),
    endsAt: Date.UTC(2026, 10, 8),
    status: "running",
  };
  expect(answer).toMatchObject({ ok: true, value: { items: [read, read] } });
});

it("the state of an order is read, and an unknown state is no answer", async () => {
  const wire = { orderId: 3, creatorId: 9, status: "PAID", until: "20261122040506" };
  expect(await load(sample("orderState"), wire)).toEqual({
    ok: true,
    value: { id: 3, creatorId: 9, status: "paid", until: Date.UTC(2026, 10, 21, 20, 5, 6) },
  });
  expect(await load(sample("orderState"), { ...wire, status: "OPEN", until: null })).toMatchObject({
    value: { status: "open", until: undefined },
  });
  for (const more of [{ status: "SUCCESS" }, { orderId: "x" }, { creatorId: null }]) {
    expect(await load(sample("orderState"), { ...wire, ...more })).toMatchObject(UNREADABLE);
  }
});

it("open orders that cannot be read are left out", async () => {
  const open = { orderId: 3, creatorId: 9, num: 1, url: "https://x.example/", expireTime: "20261122040506" };
  const data = { list: [{ ...open, url: "" }, { ...open, expireTime: 0 }, null, open] };
  expect(await load(sample("openOrders"), data)).toMatchObject({ ok: true, value: [{ id: 3, num: 1 }] });
});

it("a permission that is refused has the server's code and words, and is not shown by itself", async () => {
  expect(await load(sample("subscribePermission"), null, 5019, "Set up your profile")).toMatchObject({
    ok: false,
    reason: "refused",
    code: 5019,
    message: "Set up your profile",
    silent: true,
  });
  expect(await load(sample("subscribePermission"), null)).toEqual({ ok: true, value: true });
});

describe("an order", () => {
  const request: MemberRequest = { act: "createOrder", params: CREATOR_SAMPLES.createOrder, key: KEY };
  const MADE = { url: "https://pay.example/1", orderId: 3, expireTime: "20261122040506" };

  it("is sent with exactly six fields, once, with its key", async () => {
    const server = createFakeServer([envelope(MADE)]);
    expect(await createMembersApi(server.http).act(request, "en_GB")).toEqual({
      ok: true,
      value: { id: 3, url: MADE.url, expiresAt: Date.UTC(2026, 10, 21, 20, 5, 6) },
    });
    expect(
      server.asked.map(({ body, headers }) => [
        JSON.parse(body ?? "") as unknown,
        headers.get("Idempotency-Key"),
      ]),
    ).toEqual([
      [
        {
          feeId: 4,
          creatorId: 9,
          paymentMethod: "STRIPE",
          paymentMethodType: "CARD",
          successUrl: "https://touchline.example/creators?stripe_callback=success",
          cancelUrl: "https://touchline.example/creators?stripe_callback=cancel",
        },
        KEY,
      ],
    ]);
  });

  it.each([429, 500, 503])("that meets status %d is not sent again", async (code) => {
    const server = createFakeServer([status(code), envelope(MADE)]);
    expect((await createMembersApi(server.http).act(request, "en_GB")).ok).toBe(false);
    expect(server.asked).toHaveLength(1);
  });

  it.each([
    ["no address", { ...MADE, url: "" }],
    ["an endless address", { ...MADE, url: `https://x.example/${"a".repeat(2_048)}` }],
  ])("whose answer has %s is of unknown outcome", async (_what, data) => {
    const server = createFakeServer([envelope(data)]);
    expect(await createMembersApi(server.http).act(request, "en_GB")).toMatchObject({ reason: "unknown" });
  });

  it.each([
    ["no order", { ...MADE, orderId: 0 }],
    ["no end", { ...MADE, expireTime: "soon" }],
    ["an address alone", { url: MADE.url }],
    ["an address and nulls", { url: MADE.url, orderId: null, expireTime: null }],
  ])("whose answer has %s is made all the same", async (_what, data) => {
    const server = createFakeServer([envelope(data)]);
    const made = await createMembersApi(server.http).act(request, "en_GB");
    expect(made).toMatchObject({ ok: true, value: { url: MADE.url } });
  });
});

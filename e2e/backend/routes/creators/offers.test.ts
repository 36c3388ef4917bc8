// Prices for the asker, the least price of a creator, and who may subscribe.
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, creator, offers } from "./paymentClient.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const SUBSCRIPTION = "/v1/api/community/subscription";
const shown = (fees: Awaited<ReturnType<typeof offers>>) =>
  fees.map(({ num, price, isFirstTimeDiscount, isFirst }) => [num, price, isFirstTimeDiscount, isFirst]);

test("a first-time buyer gets the regular price as the struck one, and everybody else as the current one", async () => {
  const { userId } = await creator(backend, "Cleo");
  const ada = await buyer(backend, "Ada");
  expect(shown(await offers(backend, userId, ada.token))).toEqual([
    [1, "1.99", false, true],
    [1, "4.99", true, true],
    [3, "12.99", false, true],
  ]);
  const others = [
    [1, "4.99", false, false],
    [1, "1.99", true, false],
    [3, "12.99", false, false],
  ];
  expect(shown(await offers(backend, userId))).toEqual(others);
  await backend.control.act("sale", { userId: ada.userId, creatorId: userId, num: 1 });
  expect(shown(await offers(backend, userId, ada.token))).toEqual(others);
});

test("a price that stays keeps its id, and a changed one gets another", async () => {
  const { userId } = await creator(backend, "Dora");
  const before = await offers(backend, userId);
  await backend.control.act("fees", {
    userId,
    list: [
      { num: 1, unit: "MONTH", price: "4.99" },
      { num: 3, unit: "MONTH", price: "13.99" },
    ],
  });
  const after = await offers(backend, userId);
  expect(shown(after)).toEqual([
    [1, "4.99", false, false],
    [3, "13.99", false, false],
  ]);
  expect(after[0]?.id).toBe(before[0]?.id);
  expect(before.map(({ id }) => id)).not.toContain(after[1]?.id);
});

test("a creator's least price is the one by the day, null without offers", async () => {
  const cleo = await creator(backend, "Elif");
  const ada = await buyer(backend, "Bea");
  const of = async (userId: number, token?: string) =>
    (await backend.get(`${SUBSCRIPTION}/creator?userId=${userId}`, token)).data;
  // 12.99 for three months is less a month than 4.99; at first a month costs 1.99.
  expect(await of(cleo.userId)).toMatchObject({ minPrice: "12.99", minUnitNum: 3, minUnit: "MONTH" });
  expect(await of(cleo.userId, ada.token)).toMatchObject({ minPrice: "1.99", minUnitNum: 1, isSelf: false });
  expect(await of(cleo.userId, cleo.token)).toMatchObject({ isSelf: true });
  await backend.control.act("fees", { userId: cleo.userId, list: [] });
  expect(await of(cleo.userId)).toMatchObject({ minPrice: null, minUnitNum: null, minUnit: null });
  expect(await offers(backend, cleo.userId)).toEqual([]);
});

test("permission names what is in the way of subscribing", async () => {
  const cleo = await creator(backend, "Fay");
  const ada = await buyer(backend, "Gwen");
  const without = await backend.control.act("member", { name: "Hal" });
  const bare = await backend.control.act("member", { name: "Ivo" });
  await backend.control.act("creator", { userId: bare.userId, on: true });
  const codeOf = async (creatorId: unknown, token?: string) =>
    (await backend.get(`${SUBSCRIPTION}/checkPermission?creatorId=${String(creatorId)}`, token)).code;
  expect(await codeOf(cleo.userId, ada.token)).toBe(0);
  expect(await codeOf(cleo.userId, without.token)).toBe(5019);
  expect(await codeOf(cleo.userId, cleo.token)).toBe(5023);
  expect(await codeOf(bare.userId, ada.token)).toBe(5024);
  expect(await codeOf(ada.userId, cleo.token)).toBe(404);
  expect(await codeOf("x", ada.token)).toBe(400);
  expect(await codeOf(cleo.userId)).toBe(401);
});

test("an id that is none is refused, and one of no creator is not found", async () => {
  const ada = await buyer(backend, "Jo");
  for (const [userId, code] of [
    [0, 400],
    ["1e3", 400],
    [null, 400],
    [ada.userId, 404],
  ] as const) {
    expect((await backend.post(`${SUBSCRIPTION}/purchase/list`, { userId })).code).toBe(code);
    expect((await backend.get(`${SUBSCRIPTION}/creator?userId=${String(userId)}`)).code).toBe(code);
  }
});

test("the seeded creators have subscribers who paid, and the demo account is one of them", async () => {
  const login = await backend.post("/v1/api/user/login", {
    email: "demo@touchline.example",
    password: "Touchline1",
  });
  const { token } = login.data as { token: string };
  const { data } = await backend.post(`${SUBSCRIPTION}/subscriptions`, {}, token);
  expect(data).toMatchObject({
    list: [{ num: 1, subscriptionUnit: "MONTH", price: "1.99", currency: "USD", status: "RUNNING" }],
    total: 1,
  });
});

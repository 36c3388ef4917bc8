// Orders: one open per buyer and creator, what is refused, their states, and who may see them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { StagedMember } from "../../members/stageMember.ts";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, createOrder, creator, feeOf, order, orderBody, pay, statusOf } from "./paymentClient.ts";

const DAY_MS = 86_400_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

interface Deal {
  readonly ada: StagedMember;
  readonly cleo: StagedMember;
  readonly feeId: number;
  readonly body: ReturnType<typeof orderBody>;
}

async function aDeal(num = 1): Promise<Deal> {
  const [ada, cleo] = [await buyer(backend, "Ada"), await creator(backend, "Cleo")];
  const feeId = await feeOf(backend, cleo.userId, num, ada.token);
  return { ada, cleo, feeId, body: orderBody(backend, feeId, cleo.userId) };
}

interface Open {
  readonly list: readonly { readonly orderId: number; readonly url: string }[];
}
const openOf = async ({ token }: StagedMember): Promise<Open["list"]> =>
  ((await backend.get("/v1/api/subscription/order/open", token)).data as Open).list;

test("a double press, another tab with another key and either fee of a pair lead to one order", async () => {
  const { ada, cleo, body, feeId } = await aDeal();
  const key = randomUUID();
  const answers = await Promise.all([
    createOrder(backend, body, ada.token, key),
    createOrder(backend, body, ada.token, key),
    createOrder(backend, body, ada.token),
    createOrder(backend, { ...body, feeId: feeId - 1 }, ada.token),
  ]);
  const [first] = answers;
  expect(first?.code).toBe(0);
  expect(first?.data?.url).toMatch(new RegExp(`^${backend.origin}/__pay/[0-9a-f]{32}$`));
  for (const { data } of answers) expect(data).toEqual(first?.data);
  expect((await openOf(ada)).map(({ orderId }) => orderId)).toEqual([first?.data?.orderId]);
  expect(await openOf(cleo)).toEqual([]);
});

test("a key of another order is refused, and so is a call without one", async () => {
  const { ada, body } = await aDeal();
  const key = randomUUID();
  await createOrder(backend, body, ada.token, key);
  expect((await createOrder(backend, { ...body, feeId: 1 }, ada.token, key)).code).toBe(4028);
  expect((await createOrder(backend, body, ada.token, "x")).code).toBe(400);
});

test("another length is refused with the open payment, until that one is cancelled", async () => {
  const { ada, cleo, body } = await aDeal();
  const first = await createOrder(backend, body, ada.token);
  const months = await feeOf(backend, cleo.userId, 3, ada.token);
  const other = orderBody(backend, months, cleo.userId);
  const refused = await createOrder(backend, other, ada.token);
  expect([refused.code, refused.data]).toEqual([5022, first.data]);
  const left = await pay(first.data!.url, "", "cancel");
  expect([left.status, left.location]).toEqual([303, body.cancelUrl]);
  expect(await statusOf(backend, first.data!.orderId, ada)).toMatchObject({
    status: "CANCELED",
    until: null,
  });
  expect((await createOrder(backend, other, ada.token)).code).toBe(0);
});

test("a fee that changed is refused, and an order at its price ends", async () => {
  const { ada, cleo, body } = await aDeal();
  const { data } = await createOrder(backend, body, ada.token);
  await backend.control.act("fees", {
    userId: cleo.userId,
    list: [{ num: 1, unit: "MONTH", price: "5.99" }],
  });
  expect((await createOrder(backend, body, ada.token)).code).toBe(5021);
  expect((await statusOf(backend, data!.orderId, ada)).status).toBe("EXPIRED");
  expect((await pay(data!.url, "4242 4242 4242 4242")).status).toBe(409);
  expect((await statusOf(backend, data!.orderId, ada)).status).toBe("EXPIRED");
});

test("a price for first-time buyers is refused to a buyer who has paid before", async () => {
  const { ada, cleo, body } = await aDeal();
  await backend.control.act("sale", { userId: ada.userId, creatorId: cleo.userId, num: 1 });
  await backend.control.act("subscription", { userId: ada.userId, creatorId: cleo.userId, forMs: 0 });
  expect((await createOrder(backend, body, ada.token)).code).toBe(5021);
});

test("a running subscription is refused with its end, and can be renewed in its last week", async () => {
  const { ada, cleo } = await aDeal();
  const { orderId } = await backend.control.act("sale", {
    userId: ada.userId,
    creatorId: cleo.userId,
    num: 1,
  });
  const { until } = await statusOf(backend, orderId, ada);
  const again = orderBody(backend, await feeOf(backend, cleo.userId, 1, ada.token), cleo.userId);
  const refused = await createOrder(backend, again, ada.token);
  expect([refused.code, refused.data]).toEqual([5020, { until }]);
  await backend.control.act("clock", { shiftMs: 24 * DAY_MS });
  const renewed = await createOrder(backend, again, ada.token);
  expect(renewed.code).toBe(0);
  await pay(renewed.data!.url, "4242424242424242");
  const { data } = await backend.post(
    "/v1/api/community/subscription/subscriptions",
    { status: "UPCOMING" },
    ada.token,
  );
  expect(data).toMatchObject({ total: 1, list: [{ price: "4.99", startTime: until }] });
});

test("who may not subscribe is told why", async () => {
  const { ada, cleo, body } = await aDeal();
  const young = await backend.control.act("member", {
    name: "Yui",
    birthday: new Date(Date.now() - 17 * 365 * DAY_MS).toISOString().slice(0, 10),
    countryId: 1,
  });
  const unsaid = await backend.control.act("member", { name: "Uma", countryId: 1 });
  const homeless = await backend.control.act("member", { name: "Nora", birthday: "1990-05-17" });
  const codeOf = async (more: object, { token }: Pick<StagedMember, "token">) =>
    (await createOrder(backend, { ...body, ...more }, token)).code;
  expect(await codeOf({}, young)).toBe(5025);
  expect(await codeOf({}, unsaid)).toBe(5025);
  expect(await codeOf({}, homeless)).toBe(5019);
  expect(await codeOf({}, cleo)).toBe(5023);
  expect(await codeOf({ creatorId: ada.userId }, cleo)).toBe(404);
  expect(await codeOf({}, { token: "x" })).toBe(401);
  await backend.control.act("fees", { userId: cleo.userId, list: [] });
  expect(await codeOf({}, ada)).toBe(5024);
});

test("a field that is missing, of another kind or leads to another site is refused by its name", async () => {
  const { ada, body } = await aDeal();
  const elsewhere = [
    "https://evil.example/",
    "javascript:alert(1)",
    "/creators",
    `${backend.origin}@evil.example`,
  ];
  const bad: readonly (readonly [string, unknown])[] = [
    ["feeId", "x"],
    ["feeId", 0],
    ["creatorId", null],
    ["paymentMethod", "CASH"],
    ["paymentMethodType", 1],
    ...elsewhere.flatMap((address) => [["successUrl", address] as const, ["cancelUrl", address] as const]),
  ];
  for (const [field, value] of bad) {
    const { code, msg } = await createOrder(backend, { ...body, [field]: value }, ada.token);
    expect([code, msg]).toEqual([400, expect.stringContaining(field)]);
  }
  expect(await openOf(ada)).toEqual([]);
});

test("another member's order is answered as one that never was, by id and by session", async () => {
  const { ada, cleo, body } = await aDeal();
  const { data } = await createOrder(backend, body, ada.token);
  const session = data!.url.split("/").at(-1);
  const ask = (query: string, { token }: StagedMember) =>
    backend.get(`/v1/api/subscription/order/status?${query}`, token);
  expect((await ask(`sessionId=${session}`, ada)).data).toMatchObject({
    orderId: data!.orderId,
    status: "OPEN",
  });
  const never = await ask("orderId=999999", cleo);
  expect(never.code).toBe(404);
  for (const query of [`orderId=${data!.orderId}`, `sessionId=${session}`, "sessionId=x"]) {
    expect(await ask(query, cleo)).toEqual(never);
  }
  expect((await ask("", ada)).code).toBe(400);
});

test("an order runs out after 30 minutes, and one with a card after a day", async () => {
  const { ada, cleo, body } = await aDeal();
  const first = await createOrder(backend, body, ada.token);
  await backend.control.act("clock", { shiftMs: 31 * 60_000 });
  expect((await statusOf(backend, first.data!.orderId, ada)).status).toBe("EXPIRED");
  expect(await openOf(ada)).toEqual([]);
  const second = await order(backend, ada, cleo.userId);
  expect(second.orderId).not.toBe(first.data!.orderId);
  expect((await pay(second.url, "4000 0000 0000 0341")).status).toBe(303);
  await backend.control.act("clock", { shiftMs: 20 * 3_600_000 });
  expect((await openOf(ada)).map(({ orderId }) => orderId)).toEqual([second.orderId]);
  await backend.control.act("clock", { shiftMs: 25 * 3_600_000 });
  expect((await statusOf(backend, second.orderId, ada)).status).toBe("EXPIRED");
});

test("more than 20 orders in ten minutes are refused with the seconds to wait", async () => {
  const { ada, body } = await aDeal();
  let last = await createOrder(backend, body, ada.token);
  for (let time = 0; time < 20; time++) last = await createOrder(backend, body, ada.token);
  expect([last.code, last.data]).toEqual([4030, { retryAfter: expect.any(Number) }]);
});

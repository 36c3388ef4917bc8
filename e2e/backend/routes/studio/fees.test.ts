// The fees of a creator in the studio: who gets them, what is refused, versions, and what becomes of open orders.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import {
  buyer,
  createOrder,
  creator,
  feeOf,
  offers,
  orderBody,
  statusOf,
} from "../creators/paymentClient.ts";
import { feeList, saveFees } from "./studioClient.ts";

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
afterAll(() => backend.close());

const CONFIG = "/v1/api/community/subscription/fee/config";
const month = (num: number, price: string, firstTimePrice?: string | null) => ({
  num,
  subscriptionUnit: "MONTH",
  price,
  ...(firstTimePrice === undefined ? {} : { firstTimePrice }),
});

test("only creators get the limits of fees and the lengths on offer", async () => {
  const [cleo, ada] = [await creator(backend, "Cleo"), await buyer(backend, "Ada")];
  expect((await backend.get(CONFIG, cleo.token)).data).toMatchObject({
    minPrice: "0.99",
    maxPrice: "499.99",
    maxOptions: 8,
    platformRate: "20.00",
    version: 3,
  });
  expect((await backend.get("/v1/api/product", cleo.token)).data).toMatchObject({
    list: expect.arrayContaining([{ num: 12, subscriptionUnit: "MONTH" }]) as unknown,
  });
  expect(await backend.get(`${CONFIG}?lang=de_DE`, ada.token)).toMatchObject({
    code: 5026,
    msg: "Sie sind noch kein Creator.",
  });
  expect((await backend.get("/v1/api/product", ada.token)).code).toBe(5026);
  expect((await saveFees(backend, ada, { version: 0, list: [] })).code).toBe(5026);
  expect((await backend.get(CONFIG)).code).toBe(401);
});

test("a list is replaced, its version rises with a change alone, and buyers see the new prices", async () => {
  const cleo = await creator(backend, "Dora");
  const { version } = await feeList(backend, cleo);
  const list = [month(1, "5.99", "2.99"), month(12, "39.99", null)];
  const saved = await saveFees(backend, cleo, { version, list });
  expect(saved).toMatchObject({
    code: 0,
    data: {
      list: [
        { num: 1, price: "5.99", firstTimePrice: "2.99", subscriberCount: 0, lastUntil: null },
        { num: 12, price: "39.99", firstTimePrice: null },
      ],
    },
  });
  expect(saved.data.version).toBeGreaterThan(version);
  expect((await saveFees(backend, cleo, { version: saved.data.version, list })).data).toEqual(saved.data);
  expect((await offers(backend, cleo.userId)).map(({ price }) => price)).toEqual(["5.99", "2.99", "39.99"]);
});

test("an old version is refused and changes nothing, and a key counts once", async () => {
  const cleo = await creator(backend, "Elif");
  const { version } = await feeList(backend, cleo);
  const key = randomUUID();
  const body = { version, list: [month(1, "7.00")] };
  const first = await saveFees(backend, cleo, body, key);
  expect(await saveFees(backend, cleo, body, key)).toEqual(first);
  expect((await saveFees(backend, cleo, { version, list: [] })).code).toBe(4027);
  expect((await saveFees(backend, cleo, { ...body, list: [] }, key)).code).toBe(4028);
  expect((await saveFees(backend, cleo, body, "")).code).toBe(400);
  expect(await feeList(backend, cleo)).toEqual(first.data);
});

test.each([
  ["no list", "x"],
  ["an entry that is none", [null]],
  ["a length that is not on offer", [month(2, "5.00")]],
  ["another unit of a length", [{ num: 1, subscriptionUnit: "WEEK", price: "5.00" }]],
  ["a price below the least", [month(1, "0.98")]],
  ["a price above the highest", [month(1, "500.00")]],
  ["a price of one decimal", [month(1, "5.0")]],
  ["a price that is a number", [{ num: 1, subscriptionUnit: "MONTH", price: 5 }]],
  ["a negative price", [month(1, "-5.00")]],
  ["a first-time price that is not lower", [month(1, "5.00", "5.00")]],
  ["a first-time price below the least", [month(1, "5.00", "0.50")]],
  ["a length twice", [month(1, "5.00"), month(1, "6.00")]],
  [
    "nine lengths",
    [
      ...[1, 3, 6, 12].map((num) => month(num, "5.00")),
      ...[2, 4, 8].map((num) => ({ num, subscriptionUnit: "WEEK", price: "5.00" })),
      ...[7, 14].map((num) => ({ num, subscriptionUnit: "DAY", price: "5.00" })),
    ],
  ],
])("%s is refused", async (_what, list) => {
  const cleo = await creator(backend, "Fay");
  const before = await feeList(backend, cleo);
  expect((await saveFees(backend, cleo, { version: before.version, list })).code).toBe(400);
  expect(await feeList(backend, cleo)).toEqual(before);
});

test("who has paid keeps their period, and an open order at the old price ends", async () => {
  const [cleo, ada, bea] = [
    await creator(backend, "Gwen"),
    await buyer(backend, "Ada"),
    await buyer(backend, "Bea"),
  ];
  await backend.control.act("sale", { userId: ada.userId, creatorId: cleo.userId, num: 1 });
  const feeId = await feeOf(backend, cleo.userId, 1, bea.token);
  const { data } = await createOrder(backend, orderBody(backend, feeId, cleo.userId), bea.token);
  const { version, list } = await feeList(backend, cleo);
  expect(list[0]).toMatchObject({ num: 1, subscriberCount: 1, lastUntil: expect.any(String) as string });
  const saved = await saveFees(backend, cleo, { version, list: [month(1, "9.99")] });
  expect(saved.data.list[0]).toMatchObject({ price: "9.99", subscriberCount: 1 });
  expect(await statusOf(backend, data?.orderId ?? 0, bea)).toMatchObject({ status: "EXPIRED" });
  const own = await backend.post("/v1/api/community/subscription/subscriptions", {}, ada.token);
  expect(own.data).toMatchObject({ list: [{ price: "1.99", status: "RUNNING" }] });
});

// Balances, releases, locks, and the list of transactions with its running balance.
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import { buyer, creator } from "../creators/paymentClient.ts";
import { balanceOf, owner, WALLET, withdraw } from "./walletClient.ts";

const DAY_MS = 86_400_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

interface Row {
  readonly type: string;
  readonly amount: string;
  readonly balanceAfter: string;
}
const rowsOf = async (token: string, query = ""): Promise<readonly (readonly string[])[]> => {
  const { data } = await backend.get(`${WALLET}/transactions?${query}`, token);
  return (data as { readonly list: readonly Row[] }).list.map(({ type, amount, balanceAfter }) => [
    type,
    amount,
    balanceAfter,
  ]);
};

test("a sale is pending with its release, then available, and its list runs to the balance", async () => {
  const [ada, cleo] = [await buyer(backend, "Ada"), await creator(backend, "Cleo")];
  const { orderId } = await backend.control.act("sale", {
    userId: ada.userId,
    creatorId: cleo.userId,
    num: 3,
  });
  const before = await balanceOf(backend, cleo);
  expect(before).toMatchObject({
    available: "0.00",
    pending: "10.39",
    minWithdraw: "10.00",
    maxWithdraw: "5000.00",
    releases: [{ amount: "10.39" }],
  });
  expect(await rowsOf(cleo.token)).toEqual([
    ["FEE", "-2.60", "10.39"],
    ["SALE", "12.99", "12.99"],
  ]);
  const { data } = await backend.get(`${WALLET}/transactions?type=SALE`, cleo.token);
  expect(data).toMatchObject({ total: 1, list: [{ type: "SALE", orderId }] });
  await backend.control.act("clock", { shiftMs: 15 * DAY_MS });
  const later = await backend.control.act("member", { name: "x" });
  expect(await balanceOf(backend, cleo)).toMatchObject({ available: "10.39", pending: "0.00", releases: [] });
  // The release moves nothing out of the wallet: it is no line of the list.
  expect((await rowsOf(cleo.token)).length).toBe(2);
  expect(await rowsOf(later.token)).toEqual([]);
});

test("withdrawals, returns and adjustments keep the running balance", async () => {
  const ada = await owner(backend, "Ada", 10_000);
  const { data } = await withdraw(backend, ada, "40.00");
  const withdrawId = data?.withdrawId ?? 0;
  expect(await rowsOf(ada.token)).toEqual([["ADJUST", "100.00", "100.00"]]);
  await backend.control.act("withdrawState", { withdrawId, status: "PAID" });
  await backend.control.act("withdrawState", { withdrawId, status: "RETURNED", reason: "ACCOUNT_CLOSED" });
  await backend.control.act("wallet", { userId: ada.userId, available: -2_500, onHold: 2_500 });
  expect(await rowsOf(ada.token)).toEqual([
    ["RETURN", "40.00", "100.00"],
    ["WITHDRAW", "-40.00", "60.00"],
    ["ADJUST", "100.00", "100.00"],
  ]);
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "75.00", onHold: "25.00" });
});

test("the list is filtered by type and instants, and refuses what is none", async () => {
  const ada = await owner(backend, "Ada", 10_000);
  expect((await rowsOf(ada.token, "from=20200101000000")).length).toBe(1);
  expect(await rowsOf(ada.token, "to=20200101000000")).toEqual([]);
  expect(await rowsOf(ada.token, "type=SALE")).toEqual([]);
  expect((await rowsOf(ada.token, "size=500")).length).toBe(1);
  for (const query of ["type=GIFT", "from=yesterday", "to=20201301000000", "page=0", "size=501"]) {
    expect((await backend.get(`${WALLET}/transactions?${query}`, ada.token)).code).toBe(400);
  }
  expect((await backend.get(`${WALLET}/transactions`)).code).toBe(401);
});

test("a review and a new account lock the wallet, with date and reason", async () => {
  const ada = await owner(backend, "Ada");
  expect(await balanceOf(backend, ada)).toMatchObject({ lockedUntil: null, lockReason: null });
  await backend.control.act("wallet", { userId: ada.userId, lockForMs: DAY_MS });
  expect(await balanceOf(backend, ada)).toMatchObject({ lockReason: "REVIEW" });
  expect((await withdraw(backend, ada, "40.00")).code).toBe(5032);
  await backend.control.act("payoutAccount", { userId: ada.userId, method: "PAYPAL", ageMs: 0 });
  const { lockedUntil, lockReason } = await balanceOf(backend, ada);
  expect([lockReason, lockedUntil]).toEqual(["ACCOUNT_CHANGED", expect.stringMatching(/^\d{14}$/)]);
});

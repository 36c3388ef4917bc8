// The calls of wallets: what is sent, what is read, and what is refused.
import { describe, expect, it } from "vitest";
import type { MemberActName, MemberRequest } from "#domain/calls/memberActs.ts";
import type { PageRequest } from "#domain/calls/pageCalls.ts";
import { WALLET_SAMPLES } from "#domain/calls/wallet.ts";
import { createMembersApi } from "../createMembersApi.ts";
import { createPagesApi } from "../createPagesApi.ts";
import { createFakeServer, envelope, status } from "../testing/fakeServer.ts";

const LONDON = { language: "en_GB", offsetMinutes: 0 };
const KEY = "0192a5c4-7d1e-4b3f-9a6b-5d2c8e7f1a30";
const AT = "20261122040506";
const AT_MS = Date.UTC(2026, 10, 21, 20, 5, 6);

async function load(request: PageRequest, data: unknown) {
  return createPagesApi(createFakeServer([envelope(data)]).http).load(request, LONDON);
}
const aRequest = (act: MemberActName): MemberRequest =>
  ({ act, params: Reflect.get(WALLET_SAMPLES, act), key: KEY }) as unknown as MemberRequest;

const BALANCE = {
  available: "120.50",
  pending: "10.39",
  withdrawing: "0.00",
  onHold: 5,
  currency: "USD",
  minWithdraw: "10.00",
  maxWithdraw: "5000.00",
  releases: [{ time: AT, amount: "10.39" }],
  lockedUntil: AT,
  lockReason: "ACCOUNT_CHANGED",
};

describe("a balance", () => {
  const request: PageRequest = { call: "walletBalance", params: {} };

  it("is read in whole cents, with its releases and its lock", async () => {
    expect(await load(request, BALANCE)).toEqual({
      ok: true,
      value: {
        available: 12_050n,
        pending: 1_039n,
        withdrawing: 0n,
        onHold: 500n,
        least: 1_000n,
        most: 500_000n,
        releases: [{ at: AT_MS, amount: 1_039n }],
        lock: { until: AT_MS, reason: "accountChanged" },
      },
    });
    expect(await load(request, { ...BALANCE, lockedUntil: null })).toMatchObject({
      value: { lock: undefined },
    });
  });

  it.each([
    ["another currency", { currency: "EUR" }],
    ["an amount of three decimals", { available: "1.234" }],
    ["an amount below zero", { pending: "-1.00" }],
    ["no amount", { onHold: null }],
  ])("with %s is refused", async (_what, more) => {
    expect((await load(request, { ...BALANCE, ...more })).ok).toBe(false);
  });
});

const QUOTE = {
  quoteId: 4,
  amount: "50.00",
  fee: "1.50",
  net: "48.50",
  arriveFrom: AT,
  arriveTo: AT,
  expireTime: AT,
};
const ORDER = {
  ...QUOTE,
  withdrawId: 7,
  method: "PAYPAL",
  accountMasked: "a•••@example.org",
  status: "RETURNED",
  reason: "NAME_MISMATCH",
  history: [
    { status: "SUBMITTED", reason: "", time: AT },
    { status: "?", reason: "", time: AT },
  ],
  isCancelable: false,
};

describe("a withdrawal", () => {
  it("is asked for by its id in the path", async () => {
    const server = createFakeServer([envelope(ORDER), envelope(ORDER)]);
    const api = createPagesApi(server.http);
    await api.load({ call: "withdrawal", params: { id: 7 } }, LONDON);
    await api.load({ call: "walletTransaction", params: { id: 8 } }, LONDON);
    expect(server.asked.map(({ path }) => path)).toEqual([
      "/v1/api/wallet/withdraw/7",
      "/v1/api/wallet/transactions/8",
    ]);
  });

  it("is read with the history that can be read", async () => {
    expect(await load({ call: "withdrawal", params: { id: 7 } }, ORDER)).toEqual({
      ok: true,
      value: {
        id: 7,
        quoteId: 4,
        amount: 5_000n,
        fee: 150n,
        net: 4_850n,
        method: "payPal",
        accountMasked: "a•••@example.org",
        status: "returned",
        reason: "nameMismatch",
        history: [{ status: "submitted", reason: undefined, at: AT_MS }],
        isCancelable: false,
        arrivesFrom: AT_MS,
        arrivesTo: AT_MS,
      },
    });
  });

  it.each(["quoteWithdrawal", "withdraw"] as const)(
    "%s whose fee and net do not add up to the amount is no answer",
    async (act) => {
      const more = { ...ORDER, net: "48.51" };
      const server = createFakeServer([envelope(more)]);
      expect(await createMembersApi(server.http).act(aRequest(act), "en_GB")).toMatchObject({
        reason: "unknown",
      });
    },
  );

  it("is sent once, with its key and two decimals", async () => {
    const server = createFakeServer([status(503), envelope(ORDER)]);
    await createMembersApi(server.http).act(aRequest("withdraw"), "en_GB");
    expect(server.asked).toHaveLength(1);
    expect(server.asked[0]?.headers.get("Idempotency-Key")).toBe(KEY);
    expect(JSON.parse(server.asked[0]?.body ?? "")).toEqual({
      quoteId: 4,
      amount: "50.00",
      method: "BANK_CARD",
      accountId: 3,
      password: "Touchline1",
    });
  });
});

it("a transaction is read with its sign, and the list with the filter on the wire", async () => {
  const wire = {
    transactionId: 3,
    type: "WITHDRAW",
    amount: "-40.00",
    balanceAfter: "60.00",
    time: AT,
    note: "",
    orderId: 7,
  };
  const server = createFakeServer([
    envelope({
      list: [wire, { ...wire, amount: "--1" }, { ...wire, balanceAfter: "-1.00" }],
      page: 1,
      total: 2,
      hasMore: false,
    }),
  ]);
  const params = { kind: "withdraw", from: AT_MS, to: AT_MS, page: 1, size: 500 } as const;
  const answer = await createPagesApi(server.http).load({ call: "walletTransactions", params }, LONDON);
  expect(answer).toMatchObject({
    value: { items: [{ id: 3, kind: "withdraw", amount: -4_000n, balanceAfter: 6_000n, orderId: 7 }] },
  });
  expect(server.asked[0]?.query).toMatchObject({ type: "WITHDRAW", from: AT, to: AT, size: "500" });
});

it.each([
  ["iban", "DE89370400440532013000", { iban: "DE89370400440532013000" }],
  ["account", "12345678", { accountNumber: "12345678" }],
] as const)("an account of kind %s is sent by its field, and read masked", async (kind, number, field) => {
  const account = { accountId: 3, masked: "•••• 3000", countryId: 276, status: "CHECKING", usableFrom: AT };
  const server = createFakeServer([envelope([account])]);
  const params = { ...WALLET_SAMPLES.saveBankAccount, kind, number };
  expect(
    await createMembersApi(server.http).act({ act: "saveBankAccount", params, key: KEY }, "en_GB"),
  ).toMatchObject({
    value: [{ id: 3, method: "bank", bankName: "", status: "checking", usableFrom: AT_MS }],
  });
  const sent = JSON.parse(server.asked[0]?.body ?? "") as object;
  expect(sent).toMatchObject(field);
  expect(
    Object.keys(sent).filter((name) => ["iban", "accountNumber", "number", "kind"].includes(name)),
  ).toEqual(Object.keys(field));
});

// Withdrawals: what is refused, one at a time, their seven states, and who may see them.
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { startTestBackend, type TestBackend } from "../../testing/testBackend.ts";
import {
  act,
  balanceOf,
  type Order,
  owner,
  PASSWORD,
  quote,
  WALLET,
  wanted,
  withdraw,
} from "./walletClient.ts";

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterAll(() => backend.close());

const orderOf = async (withdrawId: number | undefined, token: string): Promise<Order> =>
  (await backend.get(`${WALLET}/withdraw/${withdrawId}`, token)).data as Order;

test("a quote's fee and net add up to the amount, for every amount and method", async () => {
  const ada = await owner(backend, "Ada", 600_000);
  const { accountId } = await backend.control.act("payoutAccount", { userId: ada.userId, method: "PAYPAL" });
  for (const cents of [1_000, 1_001, 1_024, 1_025, 1_075, 33_333, 499_999, 500_000]) {
    const amount = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
    const byBank = await quote(backend, ada, amount);
    const body = { amount, method: "PAYPAL", accountId };
    const byPayPal = await backend.post(`${WALLET}/withdraw/quote`, body, ada.token);
    for (const { data } of [byBank, byPayPal]) {
      const { fee, net } = data as { readonly fee: string; readonly net: string };
      expect(Number(fee.replace(".", "")) + Number(net.replace(".", ""))).toBe(cents);
    }
  }
});

test("amounts, accounts and times that a page refuses are refused here too", async () => {
  const ada = await owner(backend, "Ada", 600_000);
  const bob = await owner(backend, "Bob", 5_000);
  const young = await backend.control.act("payoutAccount", {
    userId: bob.userId,
    method: "PAYPAL",
    isRefused: true,
  });
  const codeOf = async (body: object, token = ada.token) =>
    (await backend.post(`${WALLET}/withdraw/quote`, body, token)).code;
  expect(await codeOf(wanted(ada, "9.99"))).toBe(5030);
  expect(await codeOf(wanted(ada, "5000.01"))).toBe(5037);
  expect(await codeOf(wanted(bob, "50.01"), bob.token)).toBe(5031);
  for (const amount of ["10", "10.5", "-10.00", "1e3", "10.000", "", null, 10]) {
    expect(await codeOf({ ...wanted(ada, ""), amount })).toBe(400);
  }
  expect(await codeOf(wanted(ada, "10.00", "CASH"))).toBe(400);
  expect(await codeOf({ ...wanted(ada, "10.00"), accountId: 0 })).toBe(400);
  // Another member's account is answered like one that never was.
  expect(await codeOf(wanted(bob, "10.00"))).toBe(404);
  expect(await codeOf({ ...wanted(ada, "10.00"), accountId: 999_999 })).toBe(404);
  expect(await codeOf({ ...wanted(bob, "10.00", "PAYPAL"), accountId: young.accountId }, bob.token)).toBe(
    5036,
  );
  expect((await backend.post(`${WALLET}/withdraw/quote`, wanted(ada, "10.00"))).code).toBe(401);
});

test("a withdrawal takes the password, a quote that holds, and a key", async () => {
  const ada = await owner(backend, "Ada");
  const { data } = await quote(backend, ada, "50.00");
  const body = { ...wanted(ada, "50.00"), quoteId: data?.quoteId, password: PASSWORD };
  const codeOf = async (more: object, key?: string) =>
    (await act(backend, `${WALLET}/withdraw`, { ...body, ...more }, ada.token, key)).code;
  expect(await codeOf({ password: "Wrong1234" })).toBe(4011);
  expect(await codeOf({ password: undefined })).toBe(400);
  expect(await codeOf({}, "no key")).toBe(400);
  expect(await codeOf({ amount: "51.00" })).toBe(400);
  expect(await codeOf({ quoteId: 999_999 })).toBe(404);
  await backend.control.act("clock", { shiftMs: 10 * MINUTE_MS });
  expect(await codeOf({})).toBe(5033);
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "100.00", withdrawing: "0.00" });
});

test("the same key again answers the same withdrawal, also with another password in the body", async () => {
  const ada = await owner(backend, "Ada");
  const { data } = await quote(backend, ada, "50.00");
  const body = { ...wanted(ada, "50.00"), quoteId: data?.quoteId, password: PASSWORD };
  const key = randomUUID();
  const send = (more: object = {}) =>
    act(backend, `${WALLET}/withdraw`, { ...body, ...more }, ada.token, key);
  const answers = await Promise.all([send(), send(), send()]);
  const again = await send({ password: "Wrong1234" });
  const first = answers[0]?.data as Order;
  expect(first).toMatchObject({ status: "SUBMITTED", amount: "50.00", fee: "1.50", net: "48.50" });
  for (const answer of [...answers, again]) expect(answer).toMatchObject({ code: 0, data: first });
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "50.00", withdrawing: "50.00" });
});

test("the whole balance from two tabs at once is withdrawn once", async () => {
  const ada = await owner(backend, "Ada");
  const answers = await Promise.all([withdraw(backend, ada, "100.00"), withdraw(backend, ada, "100.00")]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([0, 5034]);
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "0.00", withdrawing: "100.00" });
  const list = await backend.get(`${WALLET}/withdraw/orders`, ada.token);
  expect(list.data).toMatchObject({ total: 1 });
});

test("time moves a withdrawal through review and sending to paid", async () => {
  const ada = await owner(backend, "Ada");
  const { data } = await withdraw(backend, ada, "40.00");
  const statusAt = async (shiftMs: number) => {
    await backend.control.act("clock", { shiftMs });
    return (await orderOf(data?.withdrawId, ada.token)).status;
  };
  expect(await statusAt(MINUTE_MS)).toBe("SUBMITTED");
  expect(await statusAt(3 * MINUTE_MS)).toBe("REVIEWING");
  expect(await statusAt(121 * MINUTE_MS)).toBe("SENT");
  expect(await statusAt(2 * DAY_MS + MINUTE_MS)).toBe("PAID");
  const { history } = await orderOf(data?.withdrawId, ada.token);
  expect(history.map(({ status }) => status)).toEqual(["SUBMITTED", "REVIEWING", "SENT", "PAID"]);
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "60.00", withdrawing: "0.00" });
});

test.each([
  ["FAILED", ["SENT"], "100.00"],
  ["RETURNED", ["SENT"], "100.00"],
  ["RETURNED", ["PAID"], "100.00"],
  ["PAID", [], "60.00"],
] as const)("the bank's answer %s after %j leaves the money where it belongs", async (last, before, left) => {
  const ada = await owner(backend, "Ada");
  const { data } = await withdraw(backend, ada, "40.00");
  const withdrawId = data?.withdrawId ?? 0;
  const set = (status: Parameters<typeof backend.control.act<"withdrawState">>[1]["status"]) =>
    backend.control.act("withdrawState", { withdrawId, status, reason: "NAME_MISMATCH" });
  for (const status of before) await set(status);
  await set(last);
  await expect(set("SENT")).rejects.toThrow("withdrawState");
  expect(await orderOf(withdrawId, ada.token)).toMatchObject({ status: last, reason: "NAME_MISMATCH" });
  expect(await balanceOf(backend, ada)).toMatchObject({ available: left, withdrawing: "0.00" });
});

interface Told {
  readonly text: string;
  readonly subjectType: string | null;
  readonly subjectId: number | null;
}

async function toldTo(token: string, lang = "en_GB"): Promise<readonly Told[]> {
  const path = `/v1/api/community/message/list?type=system&lang=${lang}`;
  return ((await backend.get(path, token)).data as { readonly list: readonly Told[] }).list;
}

test.each([
  ["PAID", "Your withdrawal of 40.00 USD is paid.", "Ihre Auszahlung von 40.00 USD ist ausgezahlt."],
  ["FAILED", "Your withdrawal of 40.00 USD has failed.", "Ihre Auszahlung von 40.00 USD ist fehlgeschlagen."],
  ["RETURNED", "Your withdrawal of 40.00 USD was returned.", "Ihre Auszahlung von 40.00 USD ist zurück"],
] as const)(
  "a withdrawal that is %s brings its member one message about it",
  async (status, english, german) => {
    const [ada, bob] = [await owner(backend, "Ada"), await owner(backend, "Bob")];
    const withdrawId = (await withdraw(backend, ada, "40.00")).data?.withdrawId ?? 0;
    for (const each of ["REVIEWING", "SENT", status] as const) {
      expect(await toldTo(ada.token)).toEqual([]);
      await backend.control.act("withdrawState", { withdrawId, status: each });
    }
    const [told, ...more] = await toldTo(ada.token);
    expect([told, more]).toMatchObject([{ subjectType: "WITHDRAWAL", subjectId: withdrawId }, []]);
    expect(told?.text).toContain(english);
    expect((await toldTo(ada.token, "de_DE"))[0]?.text).toContain(german);
    expect(await toldTo(bob.token)).toEqual([]);
  },
);

test("a withdrawal that time has paid is told of though no wallet was opened, and a cancelled one is not", async () => {
  const ada = await owner(backend, "Ada");
  const first = await withdraw(backend, ada, "40.00");
  await backend.post(`${WALLET}/withdraw/cancel`, { withdrawId: first.data?.withdrawId }, ada.token);
  const second = await withdraw(backend, ada, "30.00");
  expect(await toldTo(ada.token)).toEqual([]);
  await backend.control.act("clock", { shiftMs: 2 * DAY_MS + MINUTE_MS });
  expect((await backend.get("/v1/api/community/message/unread", ada.token)).data).toMatchObject({
    system: 1,
  });
  expect(await toldTo(ada.token)).toMatchObject([{ subjectId: second.data?.withdrawId }]);
});

test("a withdrawal is cancelled until it is sent, and cancelling twice is one cancelling", async () => {
  const ada = await owner(backend, "Ada");
  const cancel = (withdrawId: number | undefined, token = ada.token) =>
    backend.post(`${WALLET}/withdraw/cancel`, { withdrawId }, token);
  const first = await withdraw(backend, ada, "40.00");
  const id = first.data?.withdrawId;
  for (let time = 0; time < 2; time++) {
    expect((await cancel(id)).data).toMatchObject({ status: "CANCELED", isCancelable: false });
  }
  expect(await balanceOf(backend, ada)).toMatchObject({ available: "100.00", withdrawing: "0.00" });
  const second = await withdraw(backend, ada, "40.00");
  await backend.control.act("withdrawState", { withdrawId: second.data?.withdrawId ?? 0, status: "SENT" });
  expect((await cancel(second.data?.withdrawId)).code).toBe(5038);
  expect((await cancel(0)).code).toBe(400);
});

test("a stranger's withdrawals and transactions are answered like ids that never were", async () => {
  const [ada, bob] = [await owner(backend, "Ada"), await owner(backend, "Bob")];
  const { data } = await withdraw(backend, ada, "40.00");
  await backend.control.act("withdrawState", { withdrawId: data?.withdrawId ?? 0, status: "PAID" });
  const list = (await backend.get(`${WALLET}/transactions`, ada.token)).data as {
    readonly list: readonly { readonly transactionId: number }[];
  };
  const transactionId = list.list[0]?.transactionId;
  expect((await backend.get(`${WALLET}/transactions/${transactionId}`, ada.token)).code).toBe(0);
  const never = await backend.get(`${WALLET}/withdraw/999999`, bob.token);
  for (const path of [
    `withdraw/${data?.withdrawId}`,
    `transactions/${transactionId}`,
    "transactions/999999",
    "transactions/x",
    "withdraw/-1",
  ]) {
    expect(await backend.get(`${WALLET}/${path}`, bob.token)).toEqual(never);
  }
  const cancel = (withdrawId: number) => backend.post(`${WALLET}/withdraw/cancel`, { withdrawId }, bob.token);
  expect(await cancel(data?.withdrawId ?? 0)).toEqual(await cancel(999_999));
  const quoteTo = (accountId: number) =>
    backend.post(`${WALLET}/withdraw/quote`, { ...wanted(bob, "40.00"), accountId }, bob.token);
  expect(await quoteTo(ada.accountId)).toEqual(await quoteTo(999_999));
  const hers = await quote(backend, ada, "10.00");
  const submit = (quoteId: number | undefined, accountId: number) =>
    act(
      backend,
      `${WALLET}/withdraw`,
      { ...wanted(bob, "10.00"), accountId, quoteId, password: PASSWORD },
      bob.token,
    );
  expect(await submit(hers.data?.quoteId, bob.accountId)).toEqual(await submit(999_999, bob.accountId));
  expect(await submit(hers.data?.quoteId, ada.accountId)).toEqual(await submit(999_999, 999_999));
  expect((await submit(hers.data?.quoteId, bob.accountId)).code).toBe(404);
});

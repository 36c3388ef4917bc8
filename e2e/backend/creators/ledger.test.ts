// Shares, releases and refunds to the cent, also of money that a creator has withdrawn.
import { DatabaseSync } from "node:sqlite";
import { beforeEach, expect, test } from "vitest";
import { MIGRATIONS } from "../database/migrations.ts";
import { createLedger, type Ledger } from "./ledger.ts";
import { createOrders } from "./orders.ts";
import { DAY_MS } from "./terms.ts";

const CREATOR = 2;
const NONE = { available: 0, pending: 0, withdrawing: 0, onHold: 0 };

let database: DatabaseSync;
let ledger: Ledger;
beforeEach(() => {
  database = new DatabaseSync(":memory:");
  for (const migration of MIGRATIONS) database.exec(migration);
  ledger = createLedger(database);
});

/** Sells an order of so many cents; its id. */
function sell(cents: number, now = 0): number {
  const addresses = { successUrl: "http://localhost/", cancelUrl: "http://localhost/" };
  const fan = Number(database.prepare("SELECT count(*) AS number FROM sales").get()?.["number"]) + 10;
  const order = {
    fanId: fan,
    creatorId: CREATOR,
    feeId: 1,
    num: 1,
    unit: "MONTH",
    cents,
    ...addresses,
  } as const;
  const { id } = createOrders(database).create(order, now);
  ledger.sell({ orderId: id, creatorId: CREATOR, cents }, now);
  return id;
}
const ofAccount = (account: string): number =>
  Number(
    database
      .prepare("SELECT coalesce(sum(cents), 0) AS cents FROM ledger_entries WHERE account = ?")
      .get(account)?.["cents"],
  );

test("the platform's share is a fifth, half up", () => {
  const shares = [99, 102, 103, 1_995, 49_999].map((cents) => {
    const before = ofAccount("platform");
    sell(cents);
    return ofAccount("platform") - before;
  });
  expect(shares).toEqual([20, 20, 21, 399, 10_000]);
  expect(ledger.balance(CREATOR)).toEqual({ ...NONE, pending: 52_298 - 10_460 });
});

test("a sale is released after 14 days, once", () => {
  sell(1_995);
  ledger.release(14 * DAY_MS - 1);
  expect(ledger.balance(CREATOR)).toEqual({ ...NONE, pending: 1_596 });
  for (let time = 0; time < 2; time++) ledger.release(14 * DAY_MS);
  expect(ledger.balance(CREATOR)).toEqual({ ...NONE, available: 1_596 });
});

test("a refund takes back what was booked, once, before and after the release", () => {
  const [early, late] = [sell(1_995), sell(499)];
  expect(ledger.refund(early, DAY_MS)).toBe(true);
  expect(ledger.refund(early, DAY_MS)).toBe(false);
  expect(ledger.balance(CREATOR)).toEqual({ ...NONE, pending: 399 });
  ledger.release(20 * DAY_MS);
  expect(ledger.refund(late, 21 * DAY_MS)).toBe(true);
  expect(ledger.balance(CREATOR)).toEqual(NONE);
  expect([ofAccount("platform"), ofAccount("outside")]).toEqual([0, 0]);
  expect(ledger.refund(999, 0)).toBe(false);
});

test("a refund of withdrawn money costs the platform, and no balance falls below zero", () => {
  const orderId = sell(1_995);
  ledger.release(20 * DAY_MS);
  database.exec(`INSERT INTO ledger_transactions (id, kind, made_at) VALUES (99, 'WITHDRAW', 0);
    INSERT INTO ledger_entries VALUES (99, 'available', ${CREATOR}, -1500), (99, 'withdrawing', ${CREATOR}, 1500)`);
  ledger.refund(orderId, 21 * DAY_MS);
  expect(ledger.balance(CREATOR)).toEqual({ ...NONE, withdrawing: 1_500 });
  expect([ofAccount("platform"), ofAccount("outside")]).toEqual([-1_500, 0]);
});

// A small run of the ledger proof, and checks that its oracle counts by itself.
import { expect, it } from "vitest";
import { ledgerProof } from "./ledger.ts";
import { createLedgerOracle } from "./lib/ledger/ledgerOracle.ts";
import { playHistory } from "./lib/ledger/playHistory.ts";

const DAY_MS = 86_400_000;

it("random histories keep the books and the subscriptions right", async () => {
  const { failures, figures } = await ledgerProof.run({ cases: 25 });
  expect(failures).toEqual([]);
  expect(figures[0]).toContain("25 histories");
});

it("a history takes every kind of step, and the same seed the same ones", () => {
  const { counts } = playHistory(7, 400);
  expect(Object.keys(counts).toSorted()).toEqual(
    ["days", "hours", "order", "other", "pay", "refund", "repeat", "stranger", "wrongAmount"].toSorted(),
  );
  expect(playHistory(7, 400).counts).toEqual(counts);
});

it("the oracle moves later time forward after a refund, and knows what is released", () => {
  const oracle = createLedgerOracle();
  const sale = { fan: 1, creator: 2, cents: 1_998, days: 10, paidAt: 0 };
  oracle.paid({ ...sale, orderId: 1 });
  oracle.paid({ ...sale, orderId: 2 });
  expect(oracle.isSubscribed(1, 2, 20 * DAY_MS - 1)).toBe(true);
  oracle.refunded(1, 4 * DAY_MS);
  expect([oracle.isSubscribed(1, 2, 14 * DAY_MS - 1), oracle.isSubscribed(1, 2, 14 * DAY_MS)]).toEqual([
    true,
    false,
  ]);
  // The fifth of 1998 is 399.6.
  expect([oracle.platform(), oracle.outside()]).toEqual([400, -1_998]);
  expect(oracle.balance(2, 14 * DAY_MS - 1)).toEqual({ available: 0, pending: 1_598 });
  expect(oracle.balance(2, 14 * DAY_MS)).toEqual({ available: 1_598, pending: 0 });
});

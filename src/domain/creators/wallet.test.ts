// Amounts that can be withdrawn, and what differs between two quotes.
import { expect, it } from "vitest";
import { quoteDifferences, withdrawProblem, type WithdrawQuote } from "./wallet.ts";

const BALANCE = { available: 4_000n, least: 1_000n, most: 3_000n };

it.each([
  [999n, "belowLeast"],
  [1_000n, undefined],
  [3_000n, undefined],
  [3_001n, "aboveMost"],
  [4_001n, "aboveAvailable"],
  [0n, "belowLeast"],
] as const)("of %s cents says %s", (amount, problem) => {
  expect(withdrawProblem(amount, BALANCE)).toBe(problem);
});

const QUOTE: WithdrawQuote = {
  id: 1,
  amount: 2_000n,
  fee: 150n,
  net: 1_850n,
  arrivesFrom: 10,
  arrivesTo: 20,
  expiresAt: 5,
};

it("names what differs between two quotes, and not their ids and times", () => {
  expect([...quoteDifferences(QUOTE, { ...QUOTE, id: 2, expiresAt: 9 })]).toEqual([]);
  expect([...quoteDifferences(QUOTE, { ...QUOTE, fee: 200n, net: 1_800n })]).toEqual(["fee", "net"]);
  expect([...quoteDifferences(QUOTE, { ...QUOTE, arrivesTo: 21 })]).toEqual(["arrival"]);
  // The same days, at other hours.
  const dayOf = (at: number): string => String(Math.floor(at / 100));
  const later = { ...QUOTE, arrivesFrom: QUOTE.arrivesFrom + 1, arrivesTo: QUOTE.arrivesTo + 1 };
  expect([...quoteDifferences(QUOTE, later, dayOf)]).toEqual([]);
  expect([...quoteDifferences(QUOTE, { ...later, arrivesTo: QUOTE.arrivesTo + 500 }, dayOf)]).toEqual([
    "arrival",
  ]);
});

// The end of a length of time, amounts on the wire, and the cheapest of several offers.
import { expect, test } from "vitest";
import { cheapestOf, type Fee } from "./fees.ts";
import { endOf, readCents, writeCents } from "./terms.ts";

test.each([
  ["2026-01-31", 1, "MONTH", "2026-02-28"],
  ["2028-01-31", 1, "MONTH", "2028-02-29"],
  ["2026-10-31", 4, "MONTH", "2027-02-28"],
  ["2026-11-21", 12, "MONTH", "2027-11-21"],
  ["2026-12-31", 2, "WEEK", "2027-01-14"],
  ["2026-02-28", 1, "DAY", "2026-03-01"],
] as const)("from %s on %i %s end on %s", (start, num, unit, end) => {
  expect(new Date(endOf({ num, unit }, Date.parse(`${start}T13:45:10Z`))).toISOString()).toBe(
    `${end}T13:45:10.000Z`,
  );
});

test("an amount is written with two decimals, and only such a text is read", () => {
  expect([0, 5, 99, 1_995, 100_000, -1_995].map(writeCents)).toEqual([
    "0.00",
    "0.05",
    "0.99",
    "19.95",
    "1000.00",
    "-19.95",
  ]);
  expect(["0.00", "19.95", "999999999.99"].map(readCents)).toEqual([0, 1_995, 99_999_999_999]);
  for (const bad of ["1", "1.9", "1.999", "-1.00", "01.00", "1000000000.00", " 1.00", "", 1, null]) {
    expect(readCents(bad)).toBeUndefined();
  }
});

test("the cheapest offer is the one by the day, a month counted as 30 days", () => {
  const fee = (id: number, num: number, unit: Fee["unit"], cents: number, isFirstTime = false): Fee => ({
    id,
    creatorId: 2,
    num,
    unit,
    cents,
    isFirstTime,
  });
  // By the day: 10 cents, 9.9 cents, and for first-time buyers 5 cents.
  const offered = [fee(1, 1, "MONTH", 300), fee(2, 10, "DAY", 99), fee(3, 1, "MONTH", 150, true)];
  expect(cheapestOf(offered, false)).toMatchObject({ num: 10, unit: "DAY", cents: 99 });
  expect(cheapestOf(offered, true)).toMatchObject({ num: 1, unit: "MONTH", cents: 150 });
  expect(cheapestOf([], true)).toBeUndefined();
});

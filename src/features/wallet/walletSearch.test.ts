// Filters of transactions, and the withdrawal or transaction that is shown, as an address names them.
import { expect, it } from "vitest";
import { readWalletSearch } from "./walletSearch.ts";

it.each([
  [{}, {}],
  [
    { type: "sale", from: "2026-11-01", to: "2026-11-30" },
    { type: "sale", from: "2026-11-01", to: "2026-11-30" },
  ],
  [{ type: "SALE", from: "yesterday", to: 20_261_130 }, {}],
  [{ from: "2026-02-30" }, {}],
  [{ type: "fee", from: "2026-11-30", to: "2026-11-01" }, { type: "fee" }],
  [{ to: "2026-11-01", more: 1 }, { to: "2026-11-01" }],
  [{ withdrawal: 7 }, { withdrawal: 7 }],
  [{ withdrawal: -7 }, {}],
  [{ withdrawal: "7" }, {}],
  [
    { transaction: 12, type: "fee" },
    { transaction: 12, type: "fee" },
  ],
  [{ transaction: 1.5 }, {}],
  [{ transaction: "toString" }, {}],
] as const)("of %j is %j", (address, search) => {
  expect(readWalletSearch(address)).toEqual(search);
});

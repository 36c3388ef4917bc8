// Reads the server's answers about the fees of a creator.
// See docs/wire.md#studio.
import * as v from "valibot";
import type { FeeConfig } from "#domain/creators/fees.ts";
import { amount, unit } from "../creators/creators.ts";
import { arrayOf, count, id, reads, type Reads } from "../wire/pageParts.ts";
import { readText } from "../wire/values.ts";

/** Per cent with up to two decimals, such as "20.00", as hundredths of a per cent. */
const rate = reads((value) => {
  const parts = /^(\d{1,2})(?:\.(\d{1,2}))?$/.exec(readText(value));
  return parts === null ? undefined : Number(parts[1]) * 100 + Number((parts[2] ?? "").padEnd(2, "0"));
});

export const feeConfig: Reads<FeeConfig> = v.pipe(
  v.object({
    minPrice: amount,
    maxPrice: amount,
    maxOptions: id,
    subscriptionUnits: arrayOf(unit),
    nums: arrayOf(id),
    platformRate: rate,
    version: count,
  }),
  v.transform((wire) => ({
    least: wire.minPrice,
    most: wire.maxPrice,
    maxOptions: wire.maxOptions,
    units: wire.subscriptionUnits,
    nums: wire.nums,
    platformRate: wire.platformRate,
    version: wire.version,
  })),
);

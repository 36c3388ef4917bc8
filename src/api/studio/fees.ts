// Reads the server's answers about the fees of a creator.
// See docs/wire.md#studio.
import * as v from "valibot";
import type { SubscriptionUnit } from "#domain/creators/creator.ts";
import type { FeeConfig, FeeList, Length } from "#domain/creators/fees.ts";
import { amount } from "../wire/moneyParts.ts";
import { arrayOf, count, id, oneOf, orElse, orNone, reads, type Reads, second } from "../wire/pageParts.ts";
import { readText } from "../wire/values.ts";

export const UNIT_WORDS: Readonly<Record<string, SubscriptionUnit>> = {
  MONTH: "month",
  WEEK: "week",
  DAY: "day",
};
export const unit: Reads<SubscriptionUnit> = oneOf(UNIT_WORDS);

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

const length: Reads<Length> = v.pipe(
  v.object({ num: id, subscriptionUnit: unit }),
  v.transform((wire) => ({ num: wire.num, unit: wire.subscriptionUnit })),
);

export const lengths: Reads<readonly Length[]> = v.pipe(
  v.object({ list: arrayOf(length) }),
  v.transform(({ list }) => list),
);

/** A list without its unreadable lines would take offers back when it is saved, so one refuses them all. */
export const feeList: Reads<FeeList> = v.pipe(
  v.object({
    version: count,
    list: v.array(
      v.pipe(
        v.object({
          num: id,
          subscriptionUnit: unit,
          price: amount,
          firstTimePrice: orNone(amount),
          subscriberCount: orElse(count, 0),
          lastUntil: orElse(orNone(second), undefined),
        }),
        v.transform(({ subscriptionUnit, ...wire }) => ({ ...wire, unit: subscriptionUnit })),
      ),
    ),
  }),
  v.transform(({ version, list }) => ({ version, lines: list })),
);

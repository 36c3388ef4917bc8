// What creators ask for a subscription: per number of units a regular price, and one for first-time buyers.
// See docs/product.md#fees and docs/wire.md#fees.
import type { DatabaseSync, SQLOutputValue } from "node:sqlite";
import type { Length, Unit } from "./terms.ts";

export interface Fee extends Length {
  readonly id: number;
  readonly creatorId: number;
  readonly cents: number;
  /** The price of a buyer's first subscription to this creator, beside a regular one for the same number. */
  readonly isFirstTime: boolean;
}

/** What a creator asks for one number of units. */
export interface NewFee extends Length {
  readonly cents: number;
  readonly firstTimeCents?: number | undefined;
}

/** What one number of units costs an asker. */
interface Price extends Length {
  readonly cents: number;
}

export interface Fees {
  /** Replaces what a creator asks; prices that stay keep their ids. */
  set(creatorId: number, fees: readonly NewFee[], now: number): void;
  /** What is on offer, by number of units; a first-time price follows its regular one. */
  onOffer(creatorId: number): readonly Fee[];
  /** Grows with every change of what a creator asks. */
  version(creatorId: number): number;
}

const readFee = (row: Readonly<Record<string, SQLOutputValue>>): Fee => ({
  id: Number(row["id"]),
  creatorId: Number(row["creator_id"]),
  num: Number(row["num"]),
  unit: String(row["unit"]) as Unit,
  cents: Number(row["cents"]),
  isFirstTime: row["is_first_time"] === 1,
});

/** The price of one number of units for a first-time buyer or any other; undefined where it is not on offer. */
export function priceOf(offered: readonly Fee[], num: number, isFirst: boolean): Price | undefined {
  const ofNum = offered.filter((fee) => fee.num === num);
  return (
    (isFirst ? ofNum.find((fee) => fee.isFirstTime) : undefined) ?? ofNum.find((fee) => !fee.isFirstTime)
  );
}

const DAYS: Readonly<Record<Unit, number>> = { MONTH: 30, WEEK: 7, DAY: 1 };

/** The offer that costs this buyer least a day, a month being 30; undefined without offers. */
export function cheapestOf(offered: readonly Fee[], isFirst: boolean): Price | undefined {
  let least: Price | undefined;
  for (const { num } of offered) {
    const price = priceOf(offered, num, isFirst);
    if (price === undefined) continue;
    const isLess =
      least === undefined ||
      price.cents * least.num * DAYS[least.unit] < least.cents * price.num * DAYS[price.unit];
    if (isLess) least = price;
  }
  return least;
}

export function createFees(database: DatabaseSync): Fees {
  const select = database.prepare(
    "SELECT * FROM subscription_fees WHERE creator_id = ? AND retired_at IS NULL ORDER BY num, is_first_time",
  );
  const retire = database.prepare("UPDATE subscription_fees SET retired_at = ? WHERE id = ?");
  const insert = database.prepare(
    "INSERT INTO subscription_fees (creator_id, num, unit, cents, is_first_time, since) VALUES (?, ?, ?, ?, ?, ?)",
  );
  // Each change adds or retires at least one row, and none is ever removed.
  const countChanges = database.prepare(
    "SELECT count(*) + count(retired_at) AS version FROM subscription_fees WHERE creator_id = ?",
  );
  const onOffer = (creatorId: number): readonly Fee[] => select.all(creatorId).map(readFee);
  return {
    onOffer,
    version: (creatorId) => Number(countChanges.get(creatorId)?.["version"]),
    set(creatorId, fees, now) {
      const wanted = fees.flatMap(({ cents, firstTimeCents, ...length }) => [
        { ...length, cents, isFirstTime: false },
        ...(firstTimeCents === undefined ? [] : [{ ...length, cents: firstTimeCents, isFirstTime: true }]),
      ]);
      const before = onOffer(creatorId);
      const isSame = (a: Omit<Fee, "id" | "creatorId">, b: Omit<Fee, "id" | "creatorId">): boolean =>
        a.num === b.num && a.unit === b.unit && a.cents === b.cents && a.isFirstTime === b.isFirstTime;
      for (const fee of before) if (!wanted.some((each) => isSame(each, fee))) retire.run(now, fee.id);
      for (const { num, unit, cents, isFirstTime } of wanted) {
        const isNew = !before.some((fee) => isSame(fee, { num, unit, cents, isFirstTime }));
        if (isNew) insert.run(creatorId, num, unit, cents, isFirstTime ? 1 : 0, now);
      }
    },
  };
}

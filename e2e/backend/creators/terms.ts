// Words and numbers of fees and orders, on the wire and in the database.
// See docs/wire.md#fees and docs/product.md#fees.

export const UNITS = ["MONTH", "WEEK", "DAY"] as const;
export type Unit = (typeof UNITS)[number];

export const ORDER_STATUSES = ["OPEN", "PAID", "CANCELED", "EXPIRED", "FAILED"] as const;
export type OrderStatus = (typeof ORDER_STATUSES)[number];

export const DAY_MS = 86_400_000;

/** docs/wire.md#orders: a payment page is open for 30 min, and for a day once it has taken a card. */
export const ORDER_OPEN_MS = 30 * 60_000;
export const ORDER_PROCESSING_MS = 24 * 3_600_000;

/** docs/product.md#subscriptions: from so long before its end a subscription can be renewed. */
export const RENEW_WITHIN_MS = 7 * DAY_MS;

/** A length of time, such as three months. */
export interface Length {
  readonly num: number;
  readonly unit: Unit;
}

/** When a length of time that begins at `start` ends, both epoch ms. A month ends on the same day of the month, or its last. */
export function endOf({ num, unit }: Length, start: number): number {
  if (unit !== "MONTH") return start + num * (unit === "WEEK" ? 7 : 1) * DAY_MS;
  const date = new Date(start);
  const day = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + num);
  const days = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(day, days));
  return date.getTime();
}

/** An amount as it is on the wire: 1995 is "19.95". */
export function writeCents(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, "0");
  return `${cents < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

/** The cents of an amount with two decimals, at most 999,999,999.99; undefined for anything else. */
export function readCents(value: unknown): number | undefined {
  const parts = typeof value === "string" ? /^(0|[1-9]\d{0,8})\.(\d{2})$/.exec(value) : null;
  return parts === null ? undefined : Number(parts[1]) * 100 + Number(parts[2]);
}

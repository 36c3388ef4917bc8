// Amounts of money in USD as exact whole cents, read from and written to decimal text.
// See docs/wire.md#amounts and docs/product.md#price-per-unit.

/** Whole cents. */
export type Cents = bigint;

/** 999,999,999.99. */
const LARGEST: Cents = 99_999_999_999n;
const CENTS = 2;
const MILLS = 3;

/** An amount without sign and with at most two decimals, such as "19.95" or "5"; undefined for anything else. */
export function readAmount(text: string): Cents | undefined {
  const parts = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/.exec(text);
  if (parts === null) return undefined;
  const cents = BigInt(parts[1] ?? "") * 100n + BigInt((parts[2] ?? "").padEnd(CENTS, "0"));
  return cents <= LARGEST ? cents : undefined;
}

/** A whole number of `decimals`-th parts as decimal text with a dot. */
function writeParts(parts: bigint, decimals: number): string {
  const digits = String(parts < 0n ? -parts : parts).padStart(decimals + 1, "0");
  return `${parts < 0n ? "-" : ""}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** 1995 is "19.95". */
export const writeAmount = (cents: Cents): string => writeParts(cents, CENTS);

/**
 * The price of one of `num` units with three decimals, half up: 1995 cents for 12 are "1.663". `cents` is not negative,
 * `num` a whole number above 0.
 */
export function pricePerUnit(cents: Cents, num: number): string {
  const units = BigInt(num);
  // Twice the tenths of cents, and one unit for the half, over twice the units: division cuts the remainder off.
  return writeParts((cents * 20n + units) / (2n * units), MILLS);
}

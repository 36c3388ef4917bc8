// Amounts of money in USD as texts of one locale, written from exact decimal text and never from a floating number.
// See docs/wire.md#amounts and docs/decisions/creators.md#the-dollar-sign-stands-alone.
import { type Cents, writeAmount } from "#domain/creators/money.ts";
import type { Locale } from "./locales.ts";

const CENT_DIGITS = 2;
/** docs/product.md#price-per-unit. */
const UNIT_DIGITS = 3;

const known = new Map<string, Intl.NumberFormat>();

function formatterOf({ html }: Locale, digits: number): Intl.NumberFormat {
  const key = `${html} ${digits}`;
  let formatter = known.get(key);
  if (formatter === undefined) {
    formatter = new Intl.NumberFormat(`${html}-u-nu-latn`, {
      style: "currency",
      currency: "USD",
      currencyDisplay: "narrowSymbol",
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    known.set(key, formatter);
  }
  return formatter;
}

/**
 * A text is read digit by digit; its type is narrower than that of the standard library's parameter. In Arabic the sign is
 * of letters and a dollar, which the direction of the text around it would tear apart: there the amount is isolated.
 */
function write(decimal: string, digits: number, locale: Locale): string {
  const text = formatterOf(locale, digits).format(decimal as Intl.StringNumericLiteral);
  return locale.dir === "rtl" ? `\u2066${text.replaceAll(/[\u200e\u200f\u061c]/g, "")}\u2069` : text;
}

/** Whole cents with two decimals: 1995n is "$19.95" in English and "19,95 $" in German. */
export function formatMoney(cents: Cents, locale: Locale): string {
  return write(writeAmount(cents), CENT_DIGITS, locale);
}

/** A price per unit as `pricePerUnit` writes it, with three decimals: "1.663" is "$1.663". */
export function formatUnitPrice(unitPrice: string, locale: Locale): string {
  return write(unitPrice, UNIT_DIGITS, locale);
}

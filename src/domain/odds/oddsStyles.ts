// Prices in all six styles, written and read for the odds tab; lists use only formatOdds.
// See docs/product.md#odds-styles.
import { formatOdds } from "./convertOdds.ts";
import { asDecimal, isPrice, NO_PRICE } from "./priceText.ts";

export const ODDS_STYLES = ["decimal", "fraction", "american", "hongKong", "indonesian", "malay"] as const;
export type OddsStyle = (typeof ODDS_STYLES)[number];

/** Maximum length of a style's text. */
const LONGEST_TEXT = 16;

/**
 * A decimal price as text in a style. The first three styles are those of formatOdds. Hong Kong
 * is the profit for a stake of 1 ("0.95"). Indonesian uses the negative reciprocal below 1 ("-1.05"), Malay
 * above 1 ("-0.83"). "–" for anything that is not a price.
 */
export function writeOdds(price: number | undefined, style: OddsStyle): string {
  if (style === "decimal" || style === "fraction" || style === "american") return formatOdds(price, style);
  if (!isPrice(price)) return NO_PRICE;
  const profit = price - 1;
  if (style === "hongKong") return shortNumber(profit);
  // A profit displayed as 1.00 is even money, which is positive in both styles.
  if (Math.abs(profit - 1) < 0.005) return "1.00";
  const turned = style === "indonesian" ? profit < 1 : profit > 1;
  return shortNumber(turned ? -1 / profit : profit);
}

/**
 * The decimal price of a text in a style. undefined for an invalid text: no number, zero, or a sign or size that
 * the style does not have (american between -100 and 100, Indonesian between -1 and 1, Malay beyond them).
 */
export function readOdds(text: string, style: OddsStyle): number | undefined {
  const price = 1 + readProfit(text.trim().replace("−", "-"), style);
  return isPrice(price) ? price : undefined;
}

/** Profit for a stake of 1; NaN for a text that is not a price. */
function readProfit(text: string, style: OddsStyle): number {
  if (text.length > LONGEST_TEXT) return Number.NaN;
  if (style === "fraction") {
    const [, over, under] = /^(\d+)\/(\d+)$/.exec(text) ?? [];
    return Number(over) / Number(under);
  }
  const signed = style === "decimal" || style === "hongKong" ? /^\d+(?:\.\d+)?$/ : /^[-+]?\d+(?:\.\d+)?$/;
  if (!signed.test(text)) return Number.NaN;
  const number = Number(text);
  const size = Math.abs(number);
  if (style === "decimal") return number - 1;
  if (style === "hongKong") return number;
  if (style === "american" ? size < 100 : style === "indonesian" ? size < 1 : size > 1) return Number.NaN;
  const unit = style === "american" ? 100 : 1;
  return number > 0 ? number / unit : unit / size;
}

/** Formatted like asDecimal; below 0.1 with two significant digits. */
function shortNumber(value: number): string {
  const size = Math.abs(value);
  const rounded = (decimals: number): string => {
    const scale = 10 ** decimals;
    // Rounds halves up in decimal arithmetic, whatever the binary representation.
    return (Math.round(size * scale * (1 + 1e-12)) / scale).toFixed(decimals);
  };
  // Compared at three decimals: at two, 0.095 would be above the limit although 0.0949 is written as 0.095.
  const text =
    Number(rounded(3)) < 0.1
      ? withoutZeros(rounded(Math.max(3, Math.ceil(-Math.log10(size)) + 1)))
      : asDecimal(size);
  return value < 0 ? `-${text}` : text;
}

/** "0.040" becomes "0.04"; two decimals always remain. */
function withoutZeros(text: string): string {
  return text.replace(/(\.\d\d\d*?)0+$/, "$1");
}

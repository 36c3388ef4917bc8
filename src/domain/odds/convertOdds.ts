// Formats a decimal price in the viewer's odds format.
// See docs/product.md#odds-formats.
import type { OddsFormat } from "../settings.ts";
import { asFraction } from "./fractionOdds.ts";
import { asAmerican, asDecimal, isPrice, NO_PRICE } from "./priceText.ts";

/**
 * A decimal price as text: decimal "1.42", "11.5", "101"; fraction "5/4"; american "+150",
 * "-200". "–" for no price and for a number that cannot be one.
 */
export function formatOdds(price: number | undefined, format: OddsFormat): string {
  if (!isPrice(price)) return NO_PRICE;
  if (format === "fraction") return asFraction(price);
  return format === "american" ? asAmerican(price) : asDecimal(price);
}

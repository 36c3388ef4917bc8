// The prices of rows in each tab's odds format; the table of fractions is loaded when a tab first needs it.
import { asAmerican, asDecimal, isPrice, NO_PRICE } from "#domain/odds/priceText.ts";
import type { OddsFormat } from "#domain/settings.ts";
import { createLater } from "../base/later.ts";

/** A decimal price as text; "" while the fractions are loading. */
export type PriceText = (price: number | undefined, format: OddsFormat) => string;

/** `onLoaded` is called when texts that were left empty can be written. */
export function createPriceTexts(onLoaded: () => void): PriceText {
  const fractions = createLater(async () => (await import("#domain/odds/fractionOdds.ts")).asFraction);
  let asked = false;

  function bringFractions(): void {
    if (asked) return;
    asked = true;
    void fractions.load().then((come) => {
      asked = false;
      if (come) onLoaded();
    });
  }

  return (price, format) => {
    if (!isPrice(price)) return NO_PRICE;
    if (format === "american") return asAmerican(price);
    if (format === "decimal") return asDecimal(price);
    const asFraction = fractions.current();
    if (!asFraction) bringFractions();
    return asFraction?.(price) ?? "";
  };
}

// The prices of rows in each tab's odds format; the table of fractions comes when a tab first wants one.
import { asAmerican, asDecimal, isPrice, NO_PRICE } from "#domain/odds/priceText.ts";
import type { OddsFormat } from "#domain/settings.ts";
import { createLater } from "../base/later.ts";

/** A decimal price as text; "" while the fractions are on their way. */
export type PriceText = (price: number | undefined, format: OddsFormat) => string;

/** `onCome` is told when what was left empty can be written. */
export function createPriceTexts(onCome: () => void): PriceText {
  const fractions = createLater(async () => (await import("#domain/odds/fractionOdds.ts")).asFraction);
  let asked = false;

  function bringFractions(): void {
    if (asked) return;
    asked = true;
    void fractions.load().then((come) => {
      asked = false;
      if (come) onCome();
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

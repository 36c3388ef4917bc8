// The marks of decimals and groups that a locale writes numbers with.
import type { AmountMarks } from "#domain/creators/amountText.ts";
import type { Locale } from "./locales.ts";

/** With Latin digits, as all numbers of the product are (docs/wire.md#digits-and-calendar). */
export function amountMarks({ html }: Locale): AmountMarks {
  const parts = new Intl.NumberFormat(`${html}-u-nu-latn`).formatToParts(1_234_567.8);
  const markOf = (kind: Intl.NumberFormatPartTypes) => parts.find(({ type }) => type === kind)?.value;
  return { decimal: markOf("decimal") ?? ".", group: markOf("group") ?? "," };
}

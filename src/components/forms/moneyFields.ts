// The valibot schema of an amount of money in a form: its input is the text as typed, its output whole cents.
import { i18n } from "@lingui/core";
import { t } from "@lingui/core/macro";
import { type GenericSchema, lazy, pipe, rawTransform, string, transform } from "valibot";
import { readTypedAmount } from "#domain/creators/amountText.ts";
import type { Cents } from "#domain/creators/money.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { DEFAULT_LOCALE, findLocale, type Locale } from "#i18n/locales.ts";
import { formatMoney } from "#i18n/money.ts";

const EXAMPLE: Cents = 1250n;

/** The locale of the page, outside of components. */
const pageLocale = (): Locale => findLocale(i18n.locale) ?? DEFAULT_LOCALE;

/** What is wrong with a text that is no clear amount (docs/product.md#typed-amounts); undefined for a clear one. */
function shapeProblem(text: string): string | undefined {
  if (text.trim() === "") return t(i18n)`Enter an amount.`;
  const read = readTypedAmount(text, amountMarks(pageLocale()));
  if (read.kind === "clear") return undefined;
  if (read.kind === "ambiguous") return t(i18n)`Choose the amount that you mean.`;
  const example = formatMoney(EXAMPLE, pageLocale());
  return t(i18n)`Enter an amount such as ${example}.`;
}

/** `check` says in words what is wrong with a clear amount; undefined for nothing. */
export function moneyField(check: (cents: Cents) => string | undefined): GenericSchema<string, Cents> {
  return pipe(
    string(),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = readTypedAmount(dataset.value, amountMarks(pageLocale()));
      const message = read.kind === "clear" ? check(read.cents) : shapeProblem(dataset.value);
      if (read.kind === "clear" && message === undefined) return read.cents;
      addIssue({ message: message ?? "" });
      return NEVER;
    }),
  );
}

/** The same for a field that may stay empty: undefined then. */
export function optionalMoneyField(
  check: (cents: Cents) => string | undefined,
): GenericSchema<string, Cents | undefined> {
  const filled = moneyField(check);
  const empty = pipe(
    string(),
    transform(() => undefined),
  );
  return lazy((typed) => (typeof typed === "string" && typed.trim() === "" ? empty : filled));
}

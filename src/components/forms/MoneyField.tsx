// A field for an amount in USD, with a button for each reading of a text that can be read in several ways.
import { Trans } from "@lingui/react/macro";
import { type ReactNode, useId, useRef } from "react";
import { readTypedAmount, writeTypedAmount } from "#domain/creators/amountText.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { Button } from "#ui/controls/Button.tsx";
import { TextField } from "#ui/controls/TextField.tsx";
import styles from "./MoneyField.module.css";
import type { Form } from "./useForm.ts";

/** A code, the same in every language. */
const CURRENCY = "USD";

export interface MoneyFieldProps<Name extends string> {
  /** From `useForm`; the schema of the field is made by `moneyField`. */
  readonly form: Pick<Form<Name>, "field" | "set" | "values">;
  readonly name: Name;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly disabled?: boolean;
  /** The field may stay empty. */
  readonly optional?: boolean;
}

/** The text stays as typed until a reading is chosen (docs/product.md#typed-amounts). */
export function MoneyField<Name extends string>({
  form,
  name,
  optional = false,
  ...field
}: MoneyFieldProps<Name>) {
  const locale = useLocale();
  const marks = amountMarks(locale);
  const question = useId();
  const ref = useRef<HTMLDivElement>(null);
  const read = readTypedAmount(form.values[name], marks);
  return (
    <div ref={ref} className={styles["money"]}>
      <TextField
        {...form.field(name)}
        {...field}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        required={!optional}
        end={<span className={styles["currency"]}>{CURRENCY}</span>}
      />
      <div role="status">
        {read.kind === "ambiguous" ? (
          <div role="group" aria-labelledby={question} className={styles["readings"]}>
            <p id={question}>
              <Trans>Which amount do you mean?</Trans>
            </p>
            {read.readings.map((cents) => (
              <Button
                key={String(cents)}
                small
                onClick={() => {
                  form.set(name, writeTypedAmount(cents, marks));
                  // The button goes away with the question.
                  ref.current?.querySelector("input")?.focus();
                }}
              >
                <bdi className="num" translate="no">
                  {formatMoney(cents, locale)}
                </bdi>
              </Button>
            ))}
          </div>
        ) : null}
      </div>
    </div>
  );
}

// The two prices of one length, what is left of them to the creator, and who keeps an old price.
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { lengthText } from "#components/creators/lengthText.ts";
import { MoneyField } from "#components/forms/MoneyField.tsx";
import type { Form } from "#components/forms/useForm.ts";
import type { FeeConfig, FeeList, Length } from "#domain/creators/fees.ts";
import type { Cents } from "#domain/creators/money.ts";
import { shareOf } from "#domain/creators/share.ts";
import { amountMarks } from "#i18n/amountMarks.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { firstField, priceField, priceOf } from "./feeFields.ts";
import styles from "./FeeLengthFields.module.css";
import { useDayText } from "#components/creators/useDayText.ts";

export interface FeeLengthFieldsProps {
  readonly length: Length;
  readonly form: Form<string>;
  readonly config: FeeConfig;
  /** What is asked for this length now; undefined where it is not offered. */
  readonly before: FeeList["lines"][number] | undefined;
}

export function FeeLengthFields({ length, form, config, before }: FeeLengthFieldsProps) {
  const { t, i18n } = useLingui();
  const marks = amountMarks(useLocale());
  const now = priceOf(length, form.values, marks);
  const isChanged = before !== undefined && now?.price !== before.price;
  return (
    <fieldset className={styles["length"]}>
      <legend className={styles["legend"]}>{lengthText(i18n, length)}</legend>
      <div className={styles["fields"]}>
        <MoneyField form={form} name={priceField(length)} optional label={t`Price`} />
        <MoneyField
          form={form}
          name={firstField(length)}
          optional
          label={t({ message: "First-time price", comment: "For a buyer's first subscription" })}
        />
      </div>
      <div className={styles["about"]}>
        {now === undefined ? null : <Net price={now.price} rate={config.platformRate} />}
        {now?.firstTimePrice === undefined ? null : (
          <Net price={now.firstTimePrice} rate={config.platformRate} />
        )}
        {isChanged ? <Keepers before={before} /> : null}
      </div>
    </fieldset>
  );
}

function Net({ price, rate }: { readonly price: Cents; readonly rate: number }) {
  const locale = useLocale();
  const { fee, net } = shareOf(price, rate);
  const [whole, share, rest] = [price, fee, net].map((cents) => formatMoney(cents, locale));
  return (
    <p data-net>
      <Trans comment="What is left to a creator of a price">
        Of {whole} you get {rest}; the platform keeps {share}.
      </Trans>
    </p>
  );
}

function Keepers({ before: { subscriberCount, lastUntil } }: { readonly before: FeeList["lines"][number] }) {
  const dayText = useDayText();
  if (subscriberCount === 0 || lastUntil === undefined) return null;
  const day = dayText(lastUntil);
  return (
    <p className={styles["keepers"]}>
      <Plural
        value={subscriberCount}
        one={`# subscriber keeps the old price until ${day} at the latest.`}
        other={`# subscribers keep the old price until ${day} at the latest.`}
      />
    </p>
  );
}

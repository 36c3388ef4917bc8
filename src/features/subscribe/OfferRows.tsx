// The lengths of subscription on offer, with their prices, as radio buttons.
// See docs/product.md#fees and docs/product.md#price-per-unit.
import { Trans, useLingui } from "@lingui/react/macro";
import { lengthText } from "#components/creators/lengthText.ts";
import { type Cents, writeAmount } from "#domain/creators/money.ts";
import type { Offer } from "#domain/creators/offers.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { RadioRows } from "#ui/controls/RadioRows.tsx";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./Purchase.module.css";

/** How an offer differs from what the dialog showed first. */
export type OfferChange = { readonly before: Cents } | "new";

export interface OfferRowsProps {
  readonly offers: readonly Offer[];
  /** The number of units of the chosen offer; undefined for none. */
  readonly chosen: number | undefined;
  readonly changes: ReadonlyMap<number, OfferChange>;
  readonly onChoose: (num: number) => void;
}

/** No number of units. */
const NONE = 0;

export function OfferRows({ offers, chosen, changes, onChoose }: OfferRowsProps) {
  const { i18n } = useLingui();
  return (
    <RadioRows
      legend={<Trans>For how long?</Trans>}
      options={offers.map((offer) => ({
        value: offer.num,
        name: lengthText(i18n, offer),
        hint: <Hint offer={offer} change={changes.get(offer.num)} />,
        detail: <Price offer={offer} />,
        data: { "data-fee-num": offer.num },
      }))}
      value={chosen ?? NONE}
      onChange={onChoose}
    />
  );
}

function Hint({ offer, change }: { readonly offer: Offer; readonly change: OfferChange | undefined }) {
  const locale = useLocale();
  const price = change === undefined || change === "new" ? undefined : formatMoney(change.before, locale);
  return (
    <>
      <UnitPrice offer={offer} />
      {offer.originalPrice === undefined ? null : (
        <span className={styles["firstTime"]}>
          <Trans>Price of your first subscription</Trans>
        </span>
      )}
      {change === undefined ? null : (
        <span className={styles["changed"]}>
          {price === undefined ? <Trans>New offer</Trans> : <Trans>Changed, {price} before</Trans>}
        </span>
      )}
    </>
  );
}

function UnitPrice({ offer: { unit, unitPrice } }: { readonly offer: Offer }) {
  const price = (
    <span className={styles["usd"]} data-unit-price={unitPrice}>
      {unitPrice}
    </span>
  );
  if (unit === "month") return <Trans>{price} per month</Trans>;
  if (unit === "week") return <Trans>{price} per week</Trans>;
  return <Trans>{price} per day</Trans>;
}

function Price({ offer: { price, originalPrice } }: { readonly offer: Offer }) {
  const current = writeAmount(price);
  const struck = originalPrice === undefined ? undefined : writeAmount(originalPrice);
  return (
    <span className={styles["price"]}>
      {struck === undefined ? null : (
        <s className={styles["struck"]}>
          <VisuallyHidden>
            <Trans comment="Before a price that is struck through">Regular price</Trans>{" "}
          </VisuallyHidden>
          <span className={styles["usd"]} data-original-price={struck}>
            {struck}
          </span>
        </s>
      )}
      <b className={styles["usd"]} data-price={current}>
        {current}
      </b>
    </span>
  );
}

// What buyers will see of the typed prices: first-time buyers, and everybody else.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { lengthText } from "#components/creators/lengthText.ts";
import { type PreviewOffer, previewOf } from "#domain/creators/feePreview.ts";
import type { LengthPrice } from "#domain/creators/fees.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney, formatUnitPrice } from "#i18n/money.ts";
import { VisuallyHidden } from "#ui/page/VisuallyHidden.tsx";
import styles from "./FeePreview.module.css";

export function FeePreview({ prices }: { readonly prices: readonly LengthPrice[] }) {
  if (prices.length === 0) {
    return (
      <p className={styles["none"]}>
        <Trans>No subscription is on offer. Your profile has no button to subscribe.</Trans>
      </p>
    );
  }
  return (
    <div className={styles["preview"]}>
      <Buyers title={<Trans>At the first subscription</Trans>} offers={previewOf(prices, true)} />
      <Buyers title={<Trans>Everybody else</Trans>} offers={previewOf(prices, false)} />
    </div>
  );
}

function Buyers({ title, offers }: { readonly title: ReactNode; readonly offers: readonly PreviewOffer[] }) {
  return (
    <section className={styles["buyers"]}>
      <h4 className={styles["title"]}>{title}</h4>
      <ul>
        {offers.map((offer) => (
          <OfferLine key={offer.feeId} offer={offer} />
        ))}
      </ul>
    </section>
  );
}

function OfferLine({ offer }: { readonly offer: PreviewOffer }) {
  const { i18n } = useLingui();
  const locale = useLocale();
  const { price, originalPrice, unit, unitPrice } = offer;
  const one = formatUnitPrice(unitPrice, locale);
  return (
    <li className={styles["offer"]}>
      <span className={styles["length"]}>{lengthText(i18n, offer)}</span>
      <span className={styles["prices"]}>
        {originalPrice === undefined ? null : (
          <s>
            <VisuallyHidden>
              <Trans comment="Before a price that is struck through">Instead of</Trans>{" "}
            </VisuallyHidden>
            <bdi className="num" translate="no">
              {formatMoney(originalPrice, locale)}
            </bdi>
          </s>
        )}
        <span>
          {" "}
          <b>
            <bdi className="num" translate="no">
              {formatMoney(price, locale)}
            </bdi>
          </b>
        </span>
      </span>
      <small className="num">
        {unit === "month" ? (
          <Trans>{one} a month</Trans>
        ) : unit === "week" ? (
          <Trans>{one} a week</Trans>
        ) : (
          <Trans>{one} a day</Trans>
        )}
      </small>
    </li>
  );
}

// What a member agrees to with a purchase: the amount, the length, that nothing renews, and who takes the payment.
// See docs/product.md#purchase-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { lengthText } from "#components/creators/lengthText.ts";
import type { Offer } from "#domain/creators/offers.ts";
import { useLocale } from "#i18n/hooks.ts";
import { formatMoney } from "#i18n/money.ts";
import { paymentHosts } from "#state/payments/buy.ts";
import { hrefOf } from "#state/navigation/hrefOf.ts";
import styles from "./Purchase.module.css";

export function PurchaseTerms({ offer }: { readonly offer: Offer | undefined }) {
  const { t } = useLingui();
  const hosts = new Intl.ListFormat(useLocale().html, { type: "disjunction" });
  const host = hosts.format(paymentHosts());
  return (
    <div className={styles["terms"]}>
      {offer === undefined ? null : <Once offer={offer} />}
      <p>
        <Trans>You pay in advance. The subscription does not renew by itself.</Trans>
      </p>
      <p>
        <Trans>
          You pay on the page of <bdi translate="no">{host}</bdi>, where you are led next.
        </Trans>
      </p>
      <p className={styles["links"]}>
        <TextLink path="/service-agreement" name={t`Service agreement`} />
        <TextLink path="/privacy" name={t`Privacy policy`} />
      </p>
    </div>
  );
}

function Once({ offer }: { readonly offer: Offer }) {
  const { i18n } = useLingui();
  const amount = formatMoney(offer.price, useLocale());
  const length = lengthText(i18n, offer);
  return (
    <p className={styles["once"]}>
      <Trans>
        <bdi translate="no">{amount}</bdi> once, for {length}
      </Trans>
    </p>
  );
}

/** The choice stays on the screen, so the text opens in a tab of its own. */
function TextLink({ path, name }: { readonly path: string; readonly name: string }) {
  const { t } = useLingui();
  const { id } = useLocale();
  return (
    <a
      href={hrefOf(path, { lang: id })}
      target="_blank"
      rel="noopener"
      title={t`Opens in a new tab`}
      className={styles["way"]}
    >
      {name}
    </a>
  );
}

// The member's orders whose payment is being confirmed, above the subscriptions.
// See docs/product.md#list-of-subscriptions.
import { Trans, useLingui } from "@lingui/react/macro";
import { profilePath } from "#components/page/pageLinks.ts";
import { RowLink } from "#components/page/RowLink.tsx";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { useOrders } from "#state/payments/orders.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import styles from "./MySubscriptions.module.css";

export function ConfirmingOrders() {
  const orders = useOrders().filter(({ phase }) => phase === "confirming" || phase === "late");
  return orders.map(({ key, creatorId }) =>
    creatorId === undefined ? null : <ConfirmingOrder key={key} creatorId={creatorId} />,
  );
}

/** Without the creator's name the row is left out; the payment is named by the frame as well. */
function ConfirmingOrder({ creatorId }: { readonly creatorId: number }) {
  const { t } = useLingui();
  const { data } = usePageData("creator", { userId: creatorId });
  if (data === undefined) return null;
  return (
    <div className={styles["row"]} data-creator-id={creatorId} data-subscription="confirming">
      <UserAvatar user={data} besideLink />
      <div className={styles["texts"]}>
        <RowLink path={profilePath(creatorId)} className={styles["name"]}>
          <bdi translate="no">{data.name === "" ? t`Unknown member` : data.name}</bdi>
        </RowLink>
        <p role="status" className={styles["state"]}>
          <Trans>The payment is being confirmed.</Trans>
        </p>
      </div>
    </div>
  );
}

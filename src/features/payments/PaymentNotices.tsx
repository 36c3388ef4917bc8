// What became of a payment, on whatever page its buyer is: confirming, subscribed, cancelled, failed or not known.
// See docs/product.md#orders.
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { SubscribedUntil } from "#components/creators/SubscribedUntil.tsx";
import type { FollowedOrder } from "#domain/creators/orderCalls.ts";
import { dismissOrder } from "#state/payments/memberOrders.ts";
import { openMySubscriptions } from "#state/dialogs/mySubscriptions.ts";
import { openSubscribePurchase } from "#state/dialogs/subscribePurchase.ts";
import { useLiveClient } from "#state/live/client/hooks.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Spinner } from "#ui/content/Spinner.tsx";
import { Button } from "#ui/controls/Button.tsx";
import { IconButton } from "#ui/controls/IconButton.tsx";
import styles from "./PaymentNotices.module.css";

/** The value of `data-order-state`, by phase. */
const STATES: Readonly<Record<FollowedOrder["phase"], string>> = {
  confirming: "confirming",
  late: "confirming",
  paid: "paid",
  canceled: "canceled",
  failed: "failed",
  expired: "failed",
  unknown: "unknown",
};

export interface PaymentNoticesProps {
  readonly orders: readonly FollowedOrder[];
}

/** To be drawn inside a live region: each change of a state is read aloud. */
export function PaymentNotices({ orders }: PaymentNoticesProps) {
  return orders.map((order) => <Notice key={order.key} order={order} />);
}

function Notice({ order }: { readonly order: FollowedOrder }) {
  const { t } = useLingui();
  const client = useLiveClient();
  const { key, phase, creatorId } = order;
  const dismiss = (): void => dismissOrder(client, key);
  const isOver = phase === "canceled" || phase === "failed" || phase === "expired";
  return (
    <div className={styles["notice"]} data-order-state={STATES[phase]}>
      <Mark phase={phase} />
      <div className={styles["body"]}>
        <div className={styles["text"]}>
          <p className={styles["title"]}>
            <Title phase={phase} />
          </p>
          <Meaning order={order} />
        </div>
        {isOver && creatorId !== undefined ? (
          <Button
            small
            look="primary"
            onClick={() => {
              dismiss();
              // The dialog begins with the length that was chosen last.
              openSubscribePurchase({ userId: creatorId });
            }}
          >
            <Trans>Try again</Trans>
          </Button>
        ) : null}
        {phase === "unknown" ? (
          <Button small onClick={openMySubscriptions}>
            <Trans>My subscriptions</Trans>
          </Button>
        ) : null}
      </div>
      <span className={styles["dismiss"]}>
        <IconButton icon="close" iconSize={16} label={t`Dismiss`} onClick={dismiss} />
      </span>
    </div>
  );
}

type OfPhase = Pick<FollowedOrder, "phase">;

function Mark({ phase }: OfPhase) {
  if (phase === "confirming" || phase === "late") return <Spinner bare />;
  const icon = phase === "paid" ? "check" : phase === "canceled" ? "info" : "warning";
  return <Icon name={icon} size={24} className={styles[icon]} />;
}

function Title({ phase }: OfPhase) {
  switch (phase) {
    case "confirming":
      return <Trans>Confirming your payment…</Trans>;
    case "late":
      return <Trans>The payment takes longer to confirm</Trans>;
    case "paid":
      return <Trans>Payment confirmed</Trans>;
    case "canceled":
      return <Trans>Payment cancelled</Trans>;
    case "failed":
      return <Trans>Payment failed</Trans>;
    case "expired":
      return <Trans>The payment page has expired</Trans>;
    default:
      return <Trans>This payment is not known</Trans>;
  }
}

/** What the state means for the buyer and the money. */
function Meaning({ order: { phase, creatorId, until } }: { readonly order: FollowedOrder }): ReactNode {
  switch (phase) {
    case "confirming":
    case "late":
      return (
        <p>
          <Trans>We will tell you as soon as it is confirmed. Please do not pay again.</Trans>
        </p>
      );
    case "paid":
      return (
        <>
          {creatorId === undefined ? null : <CreatorName creatorId={creatorId} />}
          {until === undefined ? null : <SubscribedUntil until={until} />}
        </>
      );
    case "unknown":
      return (
        <p>
          <Trans>If you have paid, you find it among your subscriptions.</Trans>
        </p>
      );
    default:
      return (
        <p>
          <Trans>Nothing was charged.</Trans>
        </p>
      );
  }
}

function CreatorName({ creatorId }: { readonly creatorId: number }) {
  const name = usePageData("creator", { userId: creatorId }).data?.name ?? "";
  return name === "" ? null : (
    <p>
      <bdi translate="no">{name}</bdi>
    </p>
  );
}

// The dialog with the member's own subscriptions.
// See docs/product.md#list-of-subscriptions.
import { Trans, useLingui } from "@lingui/react/macro";
import { PagedList } from "#components/page/PagedList.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { Subscription } from "#domain/creators/creator.ts";
import type { Paged } from "#domain/member/member.ts";
import { useMember } from "#state/session/useMember.ts";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import { Dialog } from "#ui/overlays/Dialog.tsx";
import styles from "./MySubscriptions.module.css";
import { SignInAgain } from "./SignInAgain.tsx";
import { SubscriptionRow } from "./SubscriptionRow.tsx";
import { profilePath } from "#components/page/pageLinks.ts";
import { UserAvatar } from "#components/people/UserAvatar.tsx";
import { useOrders } from "#state/payments/orders.ts";
import { usePageData } from "#state/pageData/usePageData.ts";

export interface MySubscriptionsDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function MySubscriptionsDialog({ open, onClose }: MySubscriptionsDialogProps) {
  const { t } = useLingui();
  const isMember = useMember() !== undefined;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t({ message: "My subscriptions", comment: "Title of the list of one's own subscriptions" })}
      closeLabel={t`Close`}
      wide
    >
      {isMember ? <Subscriptions /> : <SignInAgain />}
    </Dialog>
  );
}

function Subscriptions() {
  const { t } = useLingui();
  return (
    <div className={styles["list"]}>
      <ConfirmingOrders />
      <PagedList
        call="subscriptions"
        params={NO_FILTER}
        itemsOf={itemsOf}
        keyOf={keyOf}
        label={t`My subscriptions`}
        skeleton={<RowsSkeleton rows={4} height={77} picture />}
        failed={<Trans>The list could not be loaded.</Trans>}
        moreFailed={<Trans>The rest of the list could not be loaded.</Trans>}
        empty={
          <EmptyState
            icon="user"
            title={<Trans>You are not subscribed to anybody.</Trans>}
            actions={
              <RowLink path="/creators" className={styles["way"]}>
                <Trans>Look at creators</Trans>
              </RowLink>
            }
          >
            <Trans>Subscribers read the posts that a creator writes for them alone.</Trans>
          </EmptyState>
        }
      >
        {({ subscription, isLast }, ref) => (
          <SubscriptionRow subscription={subscription} renewable={isLast} ref={ref} />
        )}
      </PagedList>
    </div>
  );
}

const NO_FILTER = {};

interface Row {
  readonly subscription: Subscription;
  /** No other of this page to the same creator ends later. */
  readonly isLast: boolean;
}

/** The server's list begins with those that end last. */
function itemsOf({ items }: Paged<Subscription>): readonly Row[] {
  return items.map((subscription, at) => {
    const last = items.findIndex(({ creator }) => creator.id === subscription.creator.id);
    return { subscription, isLast: last === at };
  });
}

const keyOf = ({ subscription }: Row): number => subscription.id;

/**
 * The member's orders whose payment is being confirmed, above the subscriptions. See
 * docs/product.md#list-of-subscriptions.
 */
function ConfirmingOrders() {
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

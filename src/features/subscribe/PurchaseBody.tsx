// What the purchase dialog shows: the creator, and the offers, or why nothing can be bought.
// See docs/product.md#purchase-dialog.
import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useCallback } from "react";
import { FailedRead } from "#components/page/FailedRead.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import type { User } from "#domain/member/member.ts";
import { offersOf } from "#domain/creators/offers.ts";
import { canRenew, renewableFrom } from "#domain/creators/renewal.ts";
import { usePageData } from "#state/pageData/usePageData.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { ErrorState } from "#ui/content/ErrorState.tsx";
import { EmptyState } from "#ui/content/EmptyState.tsx";
import styles from "./Purchase.module.css";
import { PurchaseForm } from "./PurchaseForm.tsx";
import { useDayText } from "#components/creators/useDayText.ts";
import { usePermission } from "./usePermission.ts";
import type { PurchaseProblem } from "./purchaseSteps.ts";
import { AVATAR_EDGES, UserAvatar } from "#components/people/UserAvatar.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";

export interface PurchaseBodyProps {
  readonly creatorId: number;
  /** What is known of the creator before the answer; name and picture may be "". */
  readonly known: User;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PurchaseBody({ creatorId, known, open, onClose }: PurchaseBodyProps) {
  const creator = usePageData("creator", { userId: creatorId });
  const fees = usePageData("fees", { creatorId });
  const permission = usePermission(creatorId, onClose);
  const { refetch: askCreator } = creator;
  const { refetch: askFees } = fees;
  const onProblem = useCallback(
    (problem: PurchaseProblem) => {
      if (problem.kind !== "refused") return;
      if (problem.refusal === "priceChanged" || problem.refusal === "notOnOffer") askFees();
      else askCreator();
    },
    [askCreator, askFees],
  );

  const failure = creator.data === undefined ? creator.failure : undefined;
  const feesFailure = fees.data === undefined ? fees.failure : undefined;
  if (failure?.reason === "notFound") {
    return <EmptyState icon="user" title={<Trans>This creator does not exist.</Trans>} />;
  }
  const problem = failure ?? feesFailure;
  if (problem !== undefined) {
    const retry = (): void => {
      if (failure !== undefined) askCreator();
      if (feesFailure !== undefined) askFees();
    };
    return (
      <FailedRead title={<Trans>The prices could not be loaded.</Trans>} failure={problem} onRetry={retry} />
    );
  }
  if (creator.data === undefined || fees.data === undefined)
    return <PurchaseSkeleton creator={creator.data ?? known} />;
  if (fees.data === "unreadable") {
    return (
      <ErrorState title={<Trans>The prices could not be loaded.</Trans>} onRetry={askFees}>
        <Trans>We could not understand the server’s answer.</Trans>
      </ErrorState>
    );
  }
  const offers = offersOf(fees.data);
  return (
    <div className={styles["body"]}>
      <CreatorHead creator={creator.data} />
      <Sale creator={creator.data} isOffering={offers.length > 0}>
        <PurchaseForm
          creator={creator.data}
          offers={offers}
          fresh={!fees.fetching}
          permission={permission}
          open={open}
          onProblem={onProblem}
        />
      </Sale>
    </div>
  );
}

interface SaleProps {
  readonly creator: CreatorOffer;
  readonly isOffering: boolean;
  /** The form, where the member can buy. */
  readonly children: ReactNode;
}

function Sale({ creator, isOffering, children }: SaleProps) {
  const dayText = useDayText();
  const { isSelf, subscribedUntil } = creator;
  const isRenewable = useServerTime((now) => subscribedUntil === undefined || canRenew(subscribedUntil, now));
  if (isSelf) {
    return (
      <EmptyState
        icon="user"
        title={<Trans>This is you.</Trans>}
        actions={
          <RowLink path="/studio" className={styles["way"]}>
            <Trans>To your studio</Trans>
          </RowLink>
        }
      >
        <Trans>Nobody subscribes to their own posts.</Trans>
      </EmptyState>
    );
  }
  if (subscribedUntil !== undefined && !isRenewable) {
    const end = dayText(subscribedUntil);
    const from = dayText(renewableFrom(subscribedUntil));
    return (
      <EmptyState icon="check" title={<Trans>You are subscribed until {end}.</Trans>}>
        <Trans>You can renew the subscription from {from} on.</Trans>
      </EmptyState>
    );
  }
  if (!isOffering) {
    return (
      <EmptyState icon="card" title={<Trans>Nothing is on offer.</Trans>}>
        <Trans>This creator sells no subscriptions at the moment.</Trans>
      </EmptyState>
    );
  }
  return children;
}

/** The purchase dialog while the prices are loading: the creator as far as known, and placeholders of the offers. */
function PurchaseSkeleton({ creator }: { readonly creator: User }) {
  return (
    <div className={styles["body"]} aria-busy="true">
      {creator.name === "" ? (
        <div className={styles["head"]}>
          <Skeleton width={AVATAR_EDGES.large} height={AVATAR_EDGES.large} round />
          <div className={styles["who"]}>
            <Skeleton width={140} height={16} />
          </div>
        </div>
      ) : (
        <CreatorHead creator={creator} />
      )}
      <RowsSkeleton rows={4} height={64} />
    </div>
  );
}

/** To whom a subscription is bought: picture, name and id. */
function CreatorHead({ creator }: { readonly creator: User }) {
  const { t } = useLingui();
  const { id, name } = creator;
  return (
    <div className={styles["head"]} data-creator-id={id}>
      <UserAvatar user={creator} linked={false} />
      <div className={styles["who"]}>
        <p className={styles["name"]}>
          <bdi translate="no">{name === "" ? t`Unknown member` : name}</bdi>
        </p>
        <p className={styles["id"]}>
          <Trans comment="Number of a member">
            ID <bdi translate="no">{id}</bdi>
          </Trans>
        </p>
      </div>
    </div>
  );
}

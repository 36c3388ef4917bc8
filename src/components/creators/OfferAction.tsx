// What the reader can do about a creator's offer: subscribe, renew, or open the studio where the creator is the reader.
// See docs/product.md#creators-page.
import { Trans } from "@lingui/react/macro";
import type { CreatorOffer } from "#domain/creators/creator.ts";
import { canRenew } from "#domain/creators/renewal.ts";
import { useServerTime } from "#state/live/useServerTime.ts";
import { RowLink } from "../page/RowLink.tsx";
import { LeastPrice } from "./LeastPrice.tsx";
import styles from "./OfferAction.module.css";
import { SubscribeButton } from "./SubscribeButton.tsx";
import { SubscribedUntil } from "./SubscribedUntil.tsx";

export interface OfferActionProps {
  readonly creator: Pick<CreatorOffer, "id" | "leastPrice" | "subscribedUntil" | "isSelf"> &
    Partial<Pick<CreatorOffer, "name" | "avatar">>;
  /** Id of the element with the creator's name, where the page shows several offers. */
  readonly nameId?: string | undefined;
}

export function OfferAction({ creator, nameId }: OfferActionProps) {
  const { id, leastPrice, subscribedUntil, isSelf } = creator;
  const isSubscribed = useServerTime((now) => subscribedUntil !== undefined && subscribedUntil > now);
  const isRenewable = useServerTime((now) => subscribedUntil !== undefined && canRenew(subscribedUntil, now));
  if (isSelf) {
    return (
      <div className={styles["offer"]}>
        {leastPrice === undefined ? null : <Price least={leastPrice} />}
        <RowLink path="/studio" className={styles["link"]}>
          <Trans comment="Link: where a creator manages prices and earnings">Open the studio</Trans>
        </RowLink>
      </div>
    );
  }
  const renews = isSubscribed && leastPrice !== undefined && isRenewable;
  return (
    <div className={styles["offer"]} data-subscribed={isSubscribed || undefined}>
      {isSubscribed && subscribedUntil !== undefined ? (
        <SubscribedUntil until={subscribedUntil} className={styles["until"]} />
      ) : null}
      {leastPrice === undefined || isSubscribed ? null : <Price least={leastPrice} />}
      {leastPrice === undefined && !isSubscribed ? (
        <p className={styles["none"]}>
          <Trans>No subscriptions on offer</Trans>
        </p>
      ) : null}
      {renews || (!isSubscribed && leastPrice !== undefined) ? (
        <SubscribeButton
          creator={{ userId: id, userName: creator.name ?? "", avatar: creator.avatar ?? "" }}
          renews={renews}
          nameId={nameId}
        />
      ) : null}
    </div>
  );
}

function Price({ least }: { readonly least: NonNullable<CreatorOffer["leastPrice"]> }) {
  return (
    <p className={`${styles["price"]} num`}>
      <LeastPrice least={least} />
    </p>
  );
}

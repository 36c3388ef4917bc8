// What a creator's profile offers: posts for subscribers, their price, and the way to a subscription.
// See docs/product.md#profile.
import { Plural } from "@lingui/react/macro";
import { OfferAction } from "#components/creators/OfferAction.tsx";
import { SubscribeButton } from "#components/creators/SubscribeButton.tsx";
import { usePageData } from "#state/pageData/usePageData.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./ProfileOffer.module.css";

export interface ProfileOfferProps {
  readonly userId: number;
  /** The profile is the reader's own. */
  readonly self: boolean;
}

export function ProfileOffer({ userId, self }: ProfileOfferProps) {
  const { data, failure } = usePageData("creator", { userId });
  const fansPostCount = data?.fansPostCount ?? 0;
  return (
    <div className={styles["offer"]} data-creator-id={userId}>
      {data === undefined && failure === undefined ? <Skeleton width={220} height={16} /> : null}
      {fansPostCount === 0 ? null : (
        <p className={styles["posts"]}>
          <Plural value={fansPostCount} one="# post for subscribers" other="# posts for subscribers" />
        </p>
      )}
      {data === undefined ? null : <OfferAction creator={data} />}
      {/* The purchase says what is on offer where this page could not find out. */}
      {data === undefined && failure !== undefined && !self ? <SubscribeButton creator={{ userId }} /> : null}
    </div>
  );
}

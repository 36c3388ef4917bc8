// The purchase dialog while the prices are loading: the creator as far as known, and placeholders of the offers.
import { AVATAR_EDGES } from "#components/people/UserAvatar.tsx";
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import type { User } from "#domain/member/member.ts";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { CreatorHead } from "./CreatorHead.tsx";
import styles from "./Purchase.module.css";

export function PurchaseSkeleton({ creator }: { readonly creator: User }) {
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

// Placeholder of the purchase dialog while the prices are loading.
import { RowsSkeleton } from "#components/page/RowsSkeleton.tsx";
import { Skeleton } from "#ui/content/Skeleton.tsx";
import { HEAD_PICTURE } from "./CreatorHead.tsx";
import styles from "./Purchase.module.css";

export function PurchaseSkeleton() {
  return (
    <div className={styles["body"]} aria-busy="true">
      <div className={styles["head"]}>
        <Skeleton width={HEAD_PICTURE} height={HEAD_PICTURE} round />
        <div className={styles["who"]}>
          <Skeleton width={140} height={16} />
        </div>
      </div>
      <RowsSkeleton rows={4} height={64} />
    </div>
  );
}

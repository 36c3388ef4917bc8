// Grey shapes in the place of a post that is loading.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./WholePost.module.css";

export function PostSkeleton() {
  return (
    <div className={styles["post"]}>
      <div className={styles["head"]}>
        <Skeleton width={40} height={40} round />
        <Skeleton width={160} height={14} />
      </div>
      <Skeleton width="60%" height={20} />
      <Skeleton height={14} />
      <Skeleton width="92%" height={14} />
      <Skeleton width="71%" height={14} />
    </div>
  );
}

// A grey pitch of the final size.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./LineupsSkeleton.module.css";

export function LineupsSkeleton() {
  return (
    <div className={styles["frame"]}>
      <Skeleton width={180} height={16} />
      <div className={styles["pitch"]}>
        <Skeleton height="100%" />
      </div>
    </div>
  );
}

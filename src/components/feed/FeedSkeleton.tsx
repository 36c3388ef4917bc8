// Stands where the posts of a list will be, in their size.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./PostFeed.module.css";

const LINES = [86, 64, 92, 71] as const;

export function FeedSkeleton() {
  return (
    <div className={styles["list"]} aria-busy="true">
      {LINES.map((width) => (
        <div key={width} className={styles["waiting"]}>
          <Skeleton width={40} height={40} round />
          <div className={styles["waitingWords"]}>
            <Skeleton width={140} height={14} />
            <Skeleton width={`${width}%`} height={14} />
            <Skeleton width={90} height={10} />
          </div>
        </div>
      ))}
    </div>
  );
}

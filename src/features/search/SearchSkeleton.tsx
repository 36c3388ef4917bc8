// The placeholder of search results.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./SearchPanel.module.css";

const LINES = [62, 48, 70, 55, 66, 44] as const;

export function SearchSkeleton() {
  return (
    <div className={styles["list"]} aria-busy="true">
      <div className={styles["heading"]}>
        <Skeleton width={88} height={10} />
      </div>
      {LINES.map((width) => (
        <div key={width} className={styles["waiting"]}>
          <Skeleton width={28} height={28} round />
          <span className={styles["waitingWords"]}>
            <Skeleton width={`${width}%`} />
            <Skeleton width={72} height={10} />
          </span>
        </div>
      ))}
    </div>
  );
}

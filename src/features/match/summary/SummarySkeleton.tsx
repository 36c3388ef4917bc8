// Grey shapes of a summary's size while it is loading.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./SummarySkeleton.module.css";

const LINES = [44, 38, 52, 40, 48, 36, 50, 42, 46] as const;

export function SummarySkeleton() {
  return (
    <div className={styles["skeleton"]}>
      {LINES.map((width, index) => (
        <div key={width} className={styles["line"]} data-side={index % 3 === 0 ? "away" : "home"}>
          <Skeleton width={`${width}%`} height={16} />
        </div>
      ))}
    </div>
  );
}

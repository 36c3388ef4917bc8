// Grey lines while a tab's data is loading.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./SectionSkeleton.module.css";

const LINES = [72, 88, 64, 80, 56, 76, 68, 84];

export function SectionSkeleton() {
  return (
    <div className={styles["lines"]}>
      {LINES.map((width) => (
        <Skeleton key={width} width={`${width}%`} height={16} />
      ))}
    </div>
  );
}

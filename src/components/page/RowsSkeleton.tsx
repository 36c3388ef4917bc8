// Grey rows with the height of the expected rows.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./RowsSkeleton.module.css";

export interface RowsSkeletonProps {
  readonly rows: number;
  /** Height of one row in CSS px. */
  readonly height: number;
  /** Has a picture before the text. */
  readonly picture?: boolean;
}

export function RowsSkeleton({ rows, height, picture = false }: RowsSkeletonProps) {
  return (
    <div>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className={styles["row"]} style={{ blockSize: height }}>
          {picture ? <Skeleton width={28} height={28} round /> : null}
          <Skeleton width={`${40 + ((index * 17) % 35)}%`} height={14} />
          <span className={styles["end"]}>
            <Skeleton width={32} height={14} />
          </span>
        </div>
      ))}
    </div>
  );
}

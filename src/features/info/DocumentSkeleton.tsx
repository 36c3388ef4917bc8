// Placeholder of a text that is loading: lines of about its length.
import { Skeleton } from "#ui/content/Skeleton.tsx";
import styles from "./DocumentSkeleton.module.css";

/** Widths of lines in per cent; 0 starts a chapter. */
const LINES = [96, 92, 61, 0, 98, 94, 97, 40, 0, 90, 96, 72, 0, 95, 88] as const;

export function DocumentSkeleton() {
  return (
    <div className={styles["lines"]}>
      {LINES.map((width, at) =>
        width === 0 ? (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <span key={at} className={styles["chapter"]}>
            <Skeleton width={180} height={20} />
          </span>
        ) : (
          // oxlint-disable-next-line react/no-array-index-key -- the lines never change
          <Skeleton key={at} width={`${width}%`} height={14} />
        ),
      )}
    </div>
  );
}

// A grey placeholder of the size of the content that is loading.
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths or numbers of pixels. */
  readonly width?: number | string;
  readonly height?: number | string;
  readonly round?: boolean;
}

/** Decoration: the region around it says that it is busy. */
export function Skeleton({ width = "100%", height = 12, round = false }: SkeletonProps) {
  return (
    <span
      aria-hidden="true"
      className={styles["skeleton"]}
      style={{ inlineSize: width, blockSize: height, borderRadius: round ? "50%" : undefined }}
    />
  );
}

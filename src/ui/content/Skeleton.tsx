// A grey placeholder of the size of the content that is loading.
import styles from "./Skeleton.module.css";

export interface SkeletonProps {
  /** CSS lengths, or pixels at the usual font size: the placeholder of a text grows with it, a round one does not. */
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
      style={{
        inlineSize: round ? width : inRem(width),
        blockSize: round ? height : inRem(height),
        borderRadius: round ? "50%" : undefined,
      }}
    />
  );
}

function inRem(length: number | string): string {
  return typeof length === "string" ? length : `${length / 16}rem`;
}

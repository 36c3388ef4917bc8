// A small count; above 99 it says 99+.
// See docs/product.md#badge.
import { classNames } from "../styles/classNames.ts";
import styles from "./Badge.module.css";

const MAX = 99;

export interface BadgeProps {
  readonly count: number;
  readonly look?: "live" | "neutral" | "alert";
  /** A count that is information rather than a reminder may say its whole number. */
  readonly exact?: boolean;
}

/** Nothing at all for 0. */
export function Badge({ count, look = "neutral", exact = false }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles["badge"], styles[look], "num")}>
      {!exact && count > MAX ? `${MAX}+` : count}
    </span>
  );
}

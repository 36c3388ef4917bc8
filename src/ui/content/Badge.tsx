// A small count; above 99 it shows 99+ (docs/product.md#badge).
import { classNames } from "../styles/classNames.ts";
import styles from "./Badge.module.css";

const MAX = 99;

export interface BadgeProps {
  readonly count: number;
  readonly look?: "live" | "neutral" | "alert";
  /** Shows the whole number: for a count that is information rather than a reminder. */
  readonly exact?: boolean;
}

/** Renders nothing for 0. */
export function Badge({ count, look = "neutral", exact = false }: BadgeProps) {
  if (count <= 0) return null;
  return (
    <span className={classNames(styles["badge"], styles[look], "num")}>
      {!exact && count > MAX ? `${MAX}+` : count}
    </span>
  );
}

// A bar that shows how much of a goal is done; its label says it in words.
import styles from "./ProgressBar.module.css";

export interface ProgressBarProps {
  /** What the bar shows, in words, such as "3 of 10 posts". */
  readonly label: string;
  /** From 0 to `goal`. */
  readonly value: number;
  /** Above 0. */
  readonly goal: number;
}

export function ProgressBar({ label, value, goal }: ProgressBarProps) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={goal}
      aria-valuenow={value}
      aria-valuetext={label}
      className={styles["bar"]}
    >
      <div className={styles["done"]} style={{ inlineSize: `${(100 * value) / goal}%` }} />
    </div>
  );
}

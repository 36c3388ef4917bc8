// A row of choices, one of them selected, in the look of the match filter.
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import styles from "./Segmented.module.css";
import { arrowStep } from "./arrowStep.ts";

export interface Segment<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Accessible name instead of the label, for a segment that shows an icon alone. */
  readonly name?: string;
  /** A number after the label, such as the count of matches in the filter. */
  readonly count?: string | undefined;
}

export interface SegmentedProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly segments: readonly Segment<Value>[];
  readonly onChange: (value: Value) => void;
  readonly className?: string | undefined;
}

/** One tab stop; the arrow keys, Home and End move the choice, as in a radio group. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { label, value, segments, onChange, className } = props;
  const id = useId();
  const chosen = Math.max(
    0,
    segments.findIndex((segment) => segment.value === value),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = arrowStep(event, chosen, segments.length);
    const segment = next === undefined ? undefined : segments[next];
    if (segment === undefined) return;
    event.preventDefault();
    onChange(segment.value);
    document.getElementById(id + segment.value)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its buttons take the focus
    <div
      role="radiogroup"
      aria-label={label}
      className={classNames(styles["group"], className)}
      onKeyDown={onKeyDown}
    >
      {segments.map((segment, index) => (
        <button
          key={segment.value}
          id={id + segment.value}
          type="button"
          role="radio"
          aria-checked={segment.value === value}
          aria-label={
            segment.name === undefined ? undefined : `${segment.name} ${segment.count ?? ""}`.trim()
          }
          tabIndex={index === chosen ? 0 : -1}
          className={styles["segment"]}
          onClick={() => onChange(segment.value)}
        >
          {segment.label}
          {segment.count === undefined ? null : (
            <span className={classNames(styles["count"], "num")}>{segment.count}</span>
          )}
        </button>
      ))}
    </div>
  );
}

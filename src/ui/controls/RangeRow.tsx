// One setting that is a number between two limits: its name, a slider, and the value in words.
import { type ReactNode, useId } from "react";
import styles from "./RangeRow.module.css";

export interface RangeRowProps {
  readonly name: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  /** The value as it is read: "60%". */
  readonly text: string;
  readonly onChange: (value: number) => void;
}

/** A native slider: arrow keys move it by one step. */
export function RangeRow({ name, value, min, max, step, text, onChange }: RangeRowProps) {
  const id = useId();
  return (
    <div className={styles["row"]}>
      <label htmlFor={id} className={styles["name"]}>
        {name}
      </label>
      <input
        id={id}
        type="range"
        className={styles["range"]}
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={text}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
      />
      <output htmlFor={id} className={styles["value"]}>
        {text}
      </output>
    </div>
  );
}

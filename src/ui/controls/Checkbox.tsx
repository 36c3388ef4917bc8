// A checkbox with its label, also in the form of a switch.
import type { ReactNode } from "react";
import { classNames } from "../styles/classNames.ts";
import styles from "./Checkbox.module.css";

export interface CheckboxProps {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly children: ReactNode;
  readonly disabled?: boolean;
  /** The label fills the line and the box is at its end. */
  readonly spread?: boolean;
  /** Id of the element that describes it. */
  readonly describedBy?: string | undefined;
}

export function Checkbox(props: CheckboxProps) {
  return <Toggle {...props} look="box" />;
}

export function Switch(props: CheckboxProps) {
  return <Toggle {...props} look="switch" />;
}

function Toggle({
  checked,
  onChange,
  children,
  disabled = false,
  spread = false,
  describedBy,
  look,
}: CheckboxProps & { readonly look: "box" | "switch" }) {
  return (
    <label className={classNames(styles["line"], spread && styles["spread"])}>
      <input
        type="checkbox"
        role={look === "switch" ? "switch" : undefined}
        className={styles[look]}
        checked={checked}
        disabled={disabled}
        aria-describedby={describedBy}
        onChange={(event) => onChange(event.currentTarget.checked)}
      />
      <span>{children}</span>
    </label>
  );
}

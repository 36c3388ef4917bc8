// One setting that is on or off: its name, an explanation, and the switch at the end of the line.
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { Switch } from "./Checkbox.tsx";
import styles from "./SettingRow.module.css";

export interface SwitchRowProps {
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** The setting has no effect at present; its value is kept. */
  readonly disabled?: boolean;
}

/** The whole line is clickable; the hint describes the switch and is not part of its name. */
export function SwitchRow({ name, hint, checked, onChange, disabled = false }: SwitchRowProps) {
  const hintId = useId();
  return (
    <div className={classNames(styles["row"], styles["switch"])} data-disabled={disabled || undefined}>
      <Switch
        spread
        checked={checked}
        disabled={disabled}
        onChange={onChange}
        describedBy={hint === undefined ? undefined : hintId}
      >
        <span className={styles["name"]}>{name}</span>
      </Switch>
      {hint === undefined ? null : (
        <p id={hintId} className={styles["hint"]}>
          {hint}
        </p>
      )}
    </div>
  );
}

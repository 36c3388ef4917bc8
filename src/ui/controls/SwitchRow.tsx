// One setting that is on or off: its name, what it means in plain words, and the switch at the line's end.
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import { Switch } from "./Checkbox.tsx";
import styles from "./SettingRow.module.css";

export interface SwitchRowProps {
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Without effect as things stand; the value stays and counts again later. */
  readonly disabled?: boolean;
}

/** The whole line presses; the hint describes the switch and is no part of its name. */
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

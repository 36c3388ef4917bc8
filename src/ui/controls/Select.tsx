// A native select in the look of a button: each device shows its own picker.
import { classNames } from "../styles/classNames.ts";
import { Icon } from "../content/Icon.tsx";
import styles from "./Select.module.css";

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

export interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: readonly SelectOption[];
  readonly onChange: (value: string) => void;
  readonly className?: string | undefined;
}

export function Select({ label, value, options, onChange, className }: SelectProps) {
  return (
    <span className={classNames(styles["frame"], className)}>
      <select
        aria-label={label}
        title={label}
        value={value}
        className={styles["select"]}
        onChange={(event) => onChange(event.target.value)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
      <Icon name="chevronDown" size={18} className={styles["arrow"]} />
    </span>
  );
}

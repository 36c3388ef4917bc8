// A native select in a form, in the same frame as a text field.
import { type ReactNode, useId } from "react";
import { Icon } from "../content/Icon.tsx";
import type { SelectOption } from "./Select.tsx";
import styles from "./SelectField.module.css";
import { FieldFrame } from "./TextField.tsx";

export interface SelectFieldProps<Value extends string> {
  readonly label: ReactNode;
  readonly value: Value;
  readonly options: readonly (SelectOption & { readonly value: Value })[];
  readonly onChange: (value: Value) => void;
}

export function SelectField<Value extends string>({
  label,
  value,
  options,
  onChange,
}: SelectFieldProps<Value>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label}>
      <span className={styles["frame"]}>
        <select
          id={id}
          value={value}
          className={styles["select"]}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.currentTarget.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" size={18} className={styles["arrow"]} />
      </span>
    </FieldFrame>
  );
}

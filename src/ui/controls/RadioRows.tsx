// Radio buttons, each on a line of its own or as a card with a picture.
import { type ReactNode, useId } from "react";
import { classNames } from "../styles/classNames.ts";
import styles from "./SettingRow.module.css";
import { VisuallyHidden } from "../page/VisuallyHidden.tsx";

interface RadioOption<Value extends string | number> {
  readonly value: Value;
  readonly name: ReactNode;
  readonly hint?: ReactNode;
  /** At the end of the line, such as an example. */
  readonly detail?: ReactNode;
  /** Above the name of a card; decoration only. */
  readonly picture?: ReactNode;
  /** Attributes of the whole line. */
  readonly data?: Readonly<Record<`data-${string}`, string | number>>;
}

export interface RadioRowsProps<Value extends string | number> {
  readonly legend: ReactNode;
  /** The legend is for screen readers only, because the page title shows the same text. */
  readonly legendHidden?: boolean;
  readonly look?: "rows" | "cards";
  readonly options: readonly RadioOption<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** Native radio buttons: one tab stop, arrow keys move the choice. */
export function RadioRows<Value extends string | number>(props: RadioRowsProps<Value>) {
  const { legend, legendHidden = false, look = "rows", options, value, onChange } = props;
  const group = useId();
  return (
    <fieldset className={styles["group"]}>
      <legend className={legendHidden ? undefined : styles["legend"]}>
        {legendHidden ? <VisuallyHidden>{legend}</VisuallyHidden> : legend}
      </legend>
      <div className={look === "cards" ? styles["cards"] : undefined}>
        {options.map((option) => (
          <RadioLine
            key={option.value}
            group={group}
            look={look}
            option={option}
            checked={option.value === value}
            onChoose={() => onChange(option.value)}
          />
        ))}
      </div>
    </fieldset>
  );
}

interface RadioLineProps {
  readonly group: string;
  readonly look: "rows" | "cards";
  readonly option: RadioOption<string | number>;
  readonly checked: boolean;
  readonly onChoose: () => void;
}

function RadioLine({ group, look, option, checked, onChoose }: RadioLineProps) {
  const id = `${group}-${option.value}`;
  const { name, hint, detail, picture, data } = option;
  const description = [hint === undefined ? "" : `${id}-hint`, detail === undefined ? "" : `${id}-detail`];
  return (
    <label
      {...data}
      className={look === "cards" ? styles["card"] : classNames(styles["row"], styles["option"])}
      htmlFor={id}
    >
      {picture === undefined ? null : (
        <span aria-hidden="true" className={styles["picture"]}>
          {picture}
        </span>
      )}
      <input
        id={id}
        type="radio"
        name={group}
        className={styles["radio"]}
        checked={checked}
        aria-labelledby={`${id}-name`}
        aria-describedby={description.join(" ").trim() || undefined}
        onChange={onChoose}
      />
      <span className={styles["texts"]}>
        <span id={`${id}-name`} className={styles["name"]}>
          {name}
        </span>
        {hint === undefined ? null : (
          <span id={`${id}-hint`} className={styles["hint"]}>
            {hint}
          </span>
        )}
      </span>
      {detail === undefined ? null : (
        <span id={`${id}-detail`} className={styles["detail"]}>
          {detail}
        </span>
      )}
    </label>
  );
}

// A long list of choices below a search field: arrow keys move the focus, Enter or a press chooses.
import { type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { Icon } from "../content/Icon.tsx";
import { isComposing } from "./isComposing.ts";
import styles from "./OptionPicker.module.css";

interface PickerOption<Value extends string | number> {
  readonly value: Value;
  readonly content: ReactNode;
}

export interface OptionPickerProps<Value extends string | number> {
  /** Accessible name of the list. */
  readonly label: string;
  /** Accessible name and placeholder of the search field. */
  readonly searchLabel: string;
  readonly options: readonly PickerOption<Value>[];
  readonly value: Value;
  readonly onChoose: (value: Value) => void;
  /** Whether an option matches the query, which is not empty. */
  readonly fits: (value: Value, query: string) => boolean;
  /** Shown instead of the list when no option matches. */
  readonly none: ReactNode;
  /** The search field, for a dialog that opens with the focus in it. */
  readonly searchRef?: RefObject<HTMLInputElement | null>;
}

/** Options that PageUp and PageDown skip. */
const PAGE = 8;

/** Moving the focus does not choose, because a choice changes the whole page. */
export function OptionPicker<Value extends string | number>(props: OptionPickerProps<Value>) {
  const { label, searchLabel, options, value, onChoose, fits, none, searchRef } = props;
  const id = useId();
  const [query, setQuery] = useState("");
  const [walked, setWalked] = useState<Value>();
  const typed = query.trim();
  const shown = typed === "" ? options : options.filter((option) => fits(option.value, typed));
  const at = (wanted: Value | undefined): number => shown.findIndex((option) => option.value === wanted);
  const current = Math.max(0, at(walked) >= 0 ? at(walked) : at(value));

  const focus = (index: number): void => {
    const option = shown[Math.min(Math.max(index, 0), shown.length - 1)];
    if (option === undefined) return;
    setWalked(option.value);
    document.getElementById(`${id}-${option.value}`)?.focus();
  };
  const onListKey = (event: KeyboardEvent): void => {
    const target = walkTo(event.key, current, shown.length);
    if (target === undefined) return;
    event.preventDefault();
    focus(target);
  };
  const onFieldKey = (event: KeyboardEvent): void => {
    // While an input method composes letters, the keys belong to it.
    if (isComposing(event.nativeEvent)) return;
    if (event.key === "ArrowDown") {
      event.preventDefault();
      focus(typed === "" ? current : 0);
    }
    // The first match is the likely choice.
    const [first] = shown;
    if (event.key === "Enter" && typed !== "" && first !== undefined) {
      event.preventDefault();
      onChoose(first.value);
    }
  };
  return (
    <>
      <div className={styles["field"]}>
        <Icon name="search" size={18} className={styles["glass"]} />
        <input
          ref={searchRef}
          type="search"
          className={styles["search"]}
          value={query}
          placeholder={searchLabel}
          aria-label={searchLabel}
          onChange={(event) => setQuery(event.currentTarget.value)}
          onKeyDown={onFieldKey}
        />
      </div>
      <div role="status">{shown.length === 0 ? <p className={styles["none"]}>{none}</p> : null}</div>
      {shown.length === 0 ? null : (
        <div role="listbox" aria-label={label} tabIndex={-1} className={styles["list"]} onKeyDown={onListKey}>
          {shown.map((option, index) => (
            <div
              key={option.value}
              id={`${id}-${option.value}`}
              role="option"
              aria-selected={option.value === value}
              tabIndex={index === current ? 0 : -1}
              className={styles["option"]}
              onClick={() => {
                setWalked(option.value);
                onChoose(option.value);
              }}
              onKeyDown={(event) => {
                if (event.key !== "Enter" && event.key !== " ") return;
                event.preventDefault();
                onChoose(option.value);
              }}
            >
              <span className={styles["mark"]}>
                {option.value === value ? <Icon name="check" size={18} /> : null}
              </span>
              {option.content}
            </div>
          ))}
        </div>
      )}
    </>
  );
}

function walkTo(key: string, from: number, count: number): number | undefined {
  if (key === "ArrowDown") return from + 1;
  if (key === "ArrowUp") return from - 1;
  if (key === "PageDown") return from + PAGE;
  if (key === "PageUp") return from - PAGE;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}

// Tabs over panels: one tab stop, arrow keys move, the panel belongs to its tab.
import { useId, type KeyboardEvent, type ReactNode } from "react";
import { arrowStep } from "./arrowStep.ts";
import styles from "./Tabs.module.css";

export interface TabItem<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  readonly panel: ReactNode;
}

export interface TabsProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly tabs: readonly TabItem<Value>[];
  readonly onChange: (value: Value) => void;
}

export function Tabs<Value extends string>({ label, value, tabs, onChange }: TabsProps<Value>) {
  const id = useId();
  const chosen = Math.max(
    0,
    tabs.findIndex((tab) => tab.value === value),
  );
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = arrowStep(event, chosen, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (tab === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    document.getElementById(`${id}-tab-${tab.value}`)?.focus();
  };
  return (
    <>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles["list"]} onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            id={`${id}-tab-${tab.value}`}
            type="button"
            role="tab"
            aria-selected={index === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={index === chosen ? 0 : -1}
            className={styles["tab"]}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${tabs[chosen]?.value ?? ""}`}>
        {tabs[chosen]?.panel}
      </div>
    </>
  );
}

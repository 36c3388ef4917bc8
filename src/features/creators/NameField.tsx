// The field that searches creators by name; the address follows after a pause in typing.
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import { LONGEST_NAME, tidyName } from "./creatorsSearch.ts";
import styles from "./NameField.module.css";

/** Pause in typing after which the list is asked for, ms (docs/product.md#creators-page). */
const PAUSE_MS = 250;

export interface NameFieldProps {
  /** The name in the address; "" for none. */
  readonly name: string;
  readonly onName: (name: string) => void;
}

export function NameField({ name, onName }: NameFieldProps) {
  const { t } = useLingui();
  const [typed, setTyped] = useState(name);
  const latest = useRef(onName);
  /** The name that this field has put into the address last. */
  const written = useRef(name);
  useEffect(() => {
    latest.current = onName;
  });
  useEffect(() => {
    // Back, a link, or the button of the empty list.
    if (name !== written.current) setTyped(name);
    written.current = name;
  }, [name]);
  useEffect(() => {
    const wanted = tidyName(typed);
    if (wanted === written.current) return undefined;
    const timer = setTimeout(() => {
      written.current = wanted;
      latest.current(wanted);
    }, PAUSE_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const label = t`Search creators by name`;
  return (
    <div role="search" className={styles["field"]}>
      <Icon name="search" size={18} className={styles["glass"]} />
      <input
        type="search"
        className={styles["input"]}
        value={typed}
        maxLength={LONGEST_NAME}
        placeholder={label}
        aria-label={label}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        enterKeyHint="search"
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
    </div>
  );
}

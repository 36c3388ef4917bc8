// Draws the toasts; they stay while the pointer or the focus is on them.
import { useSyncExternalStore } from "react";
import { classNames } from "../styles/classNames.ts";
import { Icon } from "../content/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { type Toast, toasts } from "./toast.ts";
import { holdToasts, undoOffers } from "./undo.ts";
import { UndoToast } from "./UndoToast.tsx";
import styles from "./ToastRegion.module.css";

export interface ToastRegionProps {
  readonly label: string;
  readonly closeLabel: string;
}

export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  const offers = useSyncExternalStore(undoOffers.subscribe, undoOffers.read, undoOffers.read);
  // By default both roles read everything again with each change; here only the new toast is read.
  const line = { "aria-atomic": false, className: styles["line"] };
  const drawn = (kind: Toast["kind"]) =>
    shown
      .filter(({ item }) => item.kind === kind)
      .map(({ id, item }) => (
        <div key={id} className={classNames(styles["toast"], styles[kind])} data-toast={kind}>
          <Icon name={kind === "error" ? "warning" : "info"} />
          <p dir="auto">{item.text}</p>
          <IconButton
            icon="close"
            iconSize={16}
            label={closeLabel}
            className={styles["close"]}
            onClick={() => close(id)}
          />
        </div>
      ));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a toast keeps it
    <section
      aria-label={label}
      className={styles["region"]}
      onPointerEnter={() => holdToasts(true)}
      onPointerLeave={() => holdToasts(false)}
      onFocus={() => holdToasts(true)}
      onBlur={() => holdToasts(false)}
    >
      {/* Both exist while empty: screen readers may ignore a region that is added together with its text. */}
      <div {...line} role="alert">
        {drawn("error")}
      </div>
      <div {...line} role="status">
        {drawn("info")}
        {offers.map(({ id, item }) => (
          <UndoToast key={id} id={id} offer={item} closeLabel={closeLabel} />
        ))}
      </div>
    </section>
  );
}

/** Removing the focused button sends no blur event, so the hold is released here. */
function close(id: number): void {
  toasts.remove(id);
  holdToasts(false);
}

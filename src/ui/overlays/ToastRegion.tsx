// Draws the toasts; pointing at them or focusing one keeps them there.
import { useSyncExternalStore } from "react";
import { classNames } from "../styles/classNames.ts";
import { Icon } from "../content/Icon.tsx";
import { IconButton } from "../controls/IconButton.tsx";
import { type Toast, toasts } from "./toast.ts";
import styles from "./ToastRegion.module.css";

export interface ToastRegionProps {
  readonly label: string;
  readonly closeLabel: string;
}

export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  // Both roles mean that the whole is read out anew with each change; here only what is new is.
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
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
      onFocus={() => toasts.hold(true)}
      onBlur={() => toasts.hold(false)}
    >
      {/* Both stand before anything is in them: a region that comes with its words is not always read. */}
      <div {...line} role="alert">
        {drawn("error")}
      </div>
      <div {...line} role="status">
        {drawn("info")}
      </div>
    </section>
  );
}

/** The pressed button goes with its toast and takes the focus along without a word: the others go on by themselves. */
function close(id: number): void {
  toasts.remove(id);
  toasts.hold(false);
}

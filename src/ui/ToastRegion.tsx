// Draws the toasts; pointing at them or focusing one keeps them there.
import { useSyncExternalStore } from "react";
import { classNames } from "./classNames.ts";
import { Icon } from "./Icon.tsx";
import { IconButton } from "./IconButton.tsx";
import { toasts } from "./toast.ts";
import styles from "./ToastRegion.module.css";

export interface ToastRegionProps {
  readonly label: string;
  readonly closeLabel: string;
}

export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const shown = useSyncExternalStore(toasts.subscribe, toasts.read, toasts.read);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- pointing at a toast keeps it
    <section
      aria-label={label}
      aria-live="polite"
      className={styles["region"]}
      onPointerEnter={() => toasts.hold(true)}
      onPointerLeave={() => toasts.hold(false)}
      onFocus={() => toasts.hold(true)}
      onBlur={() => toasts.hold(false)}
    >
      {shown.map(({ id, item }) => (
        <div
          key={id}
          className={classNames(styles["toast"], styles[item.kind])}
          role={item.kind === "error" ? "alert" : undefined}
        >
          <Icon name={item.kind === "error" ? "warning" : "info"} />
          <p>{item.text}</p>
          <IconButton
            icon="close"
            iconSize={16}
            label={closeLabel}
            className={styles["close"]}
            onClick={() => toasts.remove(id)}
          />
        </div>
      ))}
    </section>
  );
}

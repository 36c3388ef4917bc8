// The message of a page without content: an icon, the state, what to do next.
import type { ReactNode } from "react";
import { Icon } from "./Icon.tsx";
import type { IconName } from "./iconPaths.ts";
import styles from "./StateMessage.module.css";

export interface StateMessageProps {
  readonly icon: IconName;
  readonly title: ReactNode;
  /** What the reader can do, or the reason. */
  readonly children?: ReactNode;
  /** Buttons or links. */
  readonly actions?: ReactNode;
  readonly alert?: boolean;
}

export function StateMessage({ icon, title, children, actions, alert = false }: StateMessageProps) {
  return (
    <div className={styles["message"]} role={alert ? "alert" : undefined}>
      <span className={alert ? `${styles["badge"]} ${styles["alert"]}` : styles["badge"]}>
        <Icon name={icon} size={24} />
      </span>
      <h2 className={styles["title"]}>{title}</h2>
      {children === undefined ? null : <p className={styles["text"]}>{children}</p>}
      {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
    </div>
  );
}

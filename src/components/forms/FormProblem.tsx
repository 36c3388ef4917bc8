// The problem of a form as a whole, shown above its fields and announced to screen readers.
import type { ReactNode } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./FormProblem.module.css";

/** Shows nothing for undefined; `children` are below the text. */
export function FormProblem({
  text,
  children,
}: {
  readonly text: string | undefined;
  readonly children?: ReactNode;
}) {
  return (
    <div role="alert" className={styles["head"]}>
      {text === undefined ? null : (
        <div className={styles["problem"]}>
          <Icon name="warning" />
          <div>
            <p>{text}</p>
            {children}
          </div>
        </div>
      )}
    </div>
  );
}

// What is wrong with a form as a whole, at its head, told to screen readers when it comes.
import type { ReactNode } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./FormProblem.module.css";

/** Draws nothing for undefined; `children` stand below the words. */
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

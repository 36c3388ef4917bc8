// Text for screen readers only.
import type { ReactNode } from "react";
import styles from "./VisuallyHidden.module.css";

export function VisuallyHidden({ children }: { readonly children: ReactNode }) {
  return <span className={styles["hidden"]}>{children}</span>;
}

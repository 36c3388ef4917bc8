// A section of the gallery, and a named example in it.
import type { ReactNode } from "react";
import styles from "./gallery.module.css";

export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className={styles["section"]} aria-label={title}>
      <h2 className={styles["title"]}>{title}</h2>
      <div className={styles["examples"]}>{children}</div>
    </section>
  );
}

export interface ShownProps {
  readonly name: string;
  /** Takes the full width. */
  readonly wide?: boolean;
  readonly children: ReactNode;
}

export function Shown({ name, wide = false, children }: ShownProps) {
  return (
    <div className={`${styles["example"]} ${wide ? styles["wide"] : ""}`}>
      <h3 className={styles["name"]}>{name}</h3>
      <div className={styles["stage"]}>{children}</div>
    </div>
  );
}

// The frame of an activity's page: title, a sentence about it, tabs, and the content.
import type { ReactNode } from "react";
import styles from "./ActivityPage.module.css";

export interface ActivityPageProps {
  readonly title: ReactNode;
  readonly lead: ReactNode;
  /** The tabs of an activity with several pages. */
  readonly tabs?: ReactNode;
  readonly children: ReactNode;
}

export function ActivityPage({ title, lead, tabs, children }: ActivityPageProps) {
  return (
    <article className={styles["page"]}>
      <header className={styles["header"]}>
        <h1 className={styles["title"]}>{title}</h1>
        <p className={styles["lead"]}>{lead}</p>
      </header>
      {tabs}
      <div className={styles["body"]}>{children}</div>
    </article>
  );
}

export interface ActivityPartProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
}

/** A part of the content with its own heading. */
export function ActivityPart({ title, children }: ActivityPartProps) {
  return (
    <section className={styles["part"]}>
      <h2 className={styles["partTitle"]}>{title}</h2>
      {children}
    </section>
  );
}

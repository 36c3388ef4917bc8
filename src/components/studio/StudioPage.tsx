// One page of the studio: its heading, a sentence about it, its controls, and the title of the tab.
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import styles from "./StudioPage.module.css";

export interface StudioPageProps {
  readonly title: string;
  readonly lead?: ReactNode;
  /** Controls beside the heading. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

export function StudioPage({ title, lead, actions, children }: StudioPageProps) {
  const { t } = useLingui();
  usePageTitle(t`${title} – Creator studio – Touchline`);
  return (
    <section className={styles["page"]}>
      <header className={styles["head"]}>
        <h2 className={styles["title"]}>{title}</h2>
        {actions === undefined ? null : <div className={styles["actions"]}>{actions}</div>}
        {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
      </header>
      {children}
    </section>
  );
}

/** A part of a page with its own heading. */
export function StudioPart({ title, children }: { readonly title: ReactNode; readonly children: ReactNode }) {
  return (
    <section className={styles["part"]}>
      <h3 className={styles["partTitle"]}>{title}</h3>
      {children}
    </section>
  );
}

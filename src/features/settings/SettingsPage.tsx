// The frame of one page of the settings: the back link on phones, title, introduction and controls.
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Icon } from "#ui/content/Icon.tsx";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { type SettingsPath, wayTo } from "./settingsMenu.ts";
import styles from "./SettingsPage.module.css";

export interface SettingsPageProps {
  readonly path: SettingsPath;
  readonly lead?: ReactNode;
  readonly children: ReactNode;
}

export function SettingsPage({ path, lead, children }: SettingsPageProps) {
  const { t, i18n } = useLingui();
  const way = wayTo(path);
  const entry = way.at(-1);
  const above = way.at(-2);
  const title = entry === undefined ? t`Settings` : i18n._(entry.name);
  usePageTitle(t`${title} – Touchline`);
  return (
    <article>
      <Link to={above?.path ?? "/settings"} className={styles["back"]}>
        <Icon name="chevronStart" size={18} />
        {above === undefined ? <Trans>Settings</Trans> : i18n._(above.name)}
      </Link>
      <h1 className={styles["title"]}>{title}</h1>
      {lead === undefined ? null : <p className={styles["lead"]}>{lead}</p>}
      {children}
    </article>
  );
}

/** A note below the controls, for effects that the page does not show. */
export function SettingsNote({ children }: { readonly children: ReactNode }) {
  return <p className={styles["note"]}>{children}</p>;
}

/** A button that does something at once, or a field, in line with the rows. */
export function SettingsAction({ children }: { readonly children: ReactNode }) {
  return <div className={styles["action"]}>{children}</div>;
}

/** A link to another page of the settings. */
export function SettingsLinks({ children }: { readonly children: ReactNode }) {
  return <div className={styles["links"]}>{children}</div>;
}

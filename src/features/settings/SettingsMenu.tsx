// The menu beside the pages of the settings: a tree in which the current page is marked.
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useMember } from "#state/session/useMember.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./SettingsMenu.module.css";
import { offeredEntries, SETTINGS_MENU, type SettingsEntry } from "./settingsMenu.ts";

export function SettingsMenu() {
  const { t } = useLingui();
  const signedIn = useMember() !== undefined;
  return (
    <nav aria-label={t`Settings`} className={styles["menu"]}>
      <p className={styles["title"]} aria-hidden="true">
        {t`Settings`}
      </p>
      <Branch entries={SETTINGS_MENU} depth={0} signedIn={signedIn} />
    </nav>
  );
}

/** A page is not current while one below it is shown. */
const ITSELF = { exact: true, includeSearch: false } as const;

interface BranchProps {
  readonly entries: readonly SettingsEntry[];
  readonly depth: number;
  /** Whether entries for members are shown. */
  readonly signedIn: boolean;
}

function Branch({ entries, depth, signedIn }: BranchProps) {
  const { i18n } = useLingui();
  return (
    <ul>
      {offeredEntries(entries, signedIn).map(({ path, name, icon, children }) => (
        <li key={path}>
          <Link to={path} activeOptions={ITSELF} className={styles["entry"]} data-depth={depth}>
            {icon === undefined ? null : <Icon name={icon} size={18} />}
            <span>{i18n._(name)}</span>
          </Link>
          {children === undefined ? null : (
            <Branch entries={children} depth={depth + 1} signedIn={signedIn} />
          )}
        </li>
      ))}
    </ul>
  );
}

// Pages of the settings as links, each with its current value.
import { useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useMember } from "#state/session/useMember.ts";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./SettingsLines.module.css";
import { offeredEntries, type SettingsEntry } from "./settingsMenu.ts";
import { useSettingValue } from "./useSettingValue.ts";

export interface SettingsLinesProps {
  readonly entries: readonly SettingsEntry[];
  /** The current value, for pages whose value is not a setting of this browser. */
  readonly values?: Readonly<Record<string, string | undefined>>;
  /** Hides the texts: a value that is not known yet decides how a name wraps. */
  readonly waits?: boolean;
}

export function SettingsLines({ entries, values, waits = false }: SettingsLinesProps) {
  const { i18n } = useLingui();
  const valueOf = useSettingValue();
  const signedIn = useMember() !== undefined;
  return (
    <ul className={styles["lines"]} data-waits={waits || undefined}>
      {offeredEntries(entries, signedIn).map(({ path, name, icon }) => (
        <li key={path}>
          <Link to={path} className={styles["line"]}>
            {icon === undefined ? null : <Icon name={icon} size={20} className={styles["icon"]} />}
            <span className={styles["name"]}>{i18n._(name)}</span>{" "}
            <span className={styles["value"]}>
              <bdi>{values?.[path] ?? valueOf(path)}</bdi>
            </span>
            <Icon name="chevronEnd" size={18} className={styles["chevron"]} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

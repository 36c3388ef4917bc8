// The menu of languages, each in its own name; choosing one shows the same page in that language.
import { useLingui } from "@lingui/react/macro";
import { useLocale } from "#i18n/hooks.ts";
import { useOfferedLocales } from "#state/preferences/languageList.ts";
import { useNavigation } from "#state/navigation/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu, type MenuGroup } from "#ui/overlays/Menu.tsx";
import { reportError } from "#state/errors/reportError.ts";
import { switchLocale } from "#state/navigation/localeSwitch.ts";
import styles from "./toolButton.module.css";

export function LanguageMenu() {
  const { t } = useLingui();
  const locale = useLocale();
  const code = locale.id.toUpperCase();
  const button = (
    <>
      <Icon name="globe" />
      <span aria-hidden="true">{code}</span>
    </>
  );
  return (
    <Menu
      // The accessible name contains the visible code, so that voice control users can say what they see.
      label={`${t`Language`} ${code}`}
      groups={[useLanguageChoices()]}
      className={styles["tool"]}
      button={button}
    />
  );
}

/** The languages as a group of menu items. */
export function useLanguageChoices(): MenuGroup {
  const { t } = useLingui();
  const navigation = useNavigation();
  const chosen = useLocale();
  const offered = useOfferedLocales();
  return {
    label: t`Language`,
    items: offered.map((locale) => ({
      id: locale.id,
      lang: locale.html,
      checked: locale === chosen,
      label: locale.name,
      onSelect: () =>
        void switchLocale(navigation, locale).catch((error: unknown) => reportError(error, "language")),
    })),
  };
}

// The bottom navigation of phones: the main pages, and a menu with theme and language.
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu } from "#ui/overlays/Menu.tsx";
import styles from "./BottomNav.module.css";
import { useLanguageChoices } from "./LanguageMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { useThemeChoices } from "./ThemeMenu.tsx";

export function BottomNav() {
  const { t } = useLingui();
  const groups = [useThemeChoices(), useLanguageChoices()];
  return (
    <nav aria-label={t`Main, bottom`} className={styles["nav"]}>
      <MainNav look="bottom" />
      <Menu
        label={t`Theme and language`}
        side="top"
        groups={groups}
        className={styles["more"]}
        button={
          <>
            <Icon name="menu" size={22} />
            <span>
              <Trans>More</Trans>
            </span>
          </>
        }
      />
    </nav>
  );
}

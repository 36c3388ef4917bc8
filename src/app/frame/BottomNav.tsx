// The bottom navigation of phones: the main pages, and a menu with theme, language and feedback.
import { useLingui } from "@lingui/react/macro";
import { useNavigation } from "#state/navigation/hooks.ts";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu } from "#ui/overlays/Menu.tsx";
import styles from "./BottomNav.module.css";
import { useLanguageChoices } from "./LanguageMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { useThemeChoices } from "./ThemeMenu.tsx";

export function BottomNav() {
  const { t } = useLingui();
  const navigation = useNavigation();
  const pages = [
    { id: "board", label: t`Board`, onSelect: () => navigation.go({ to: "/board" }) },
    { id: "feedback", label: t`Feedback`, onSelect: () => navigation.go({ to: "/feedback" }) },
  ];
  const groups = [{ label: "", items: pages }, useThemeChoices(), useLanguageChoices()];
  return (
    // Only one navigation is displayed at a time, so the header's has the same name.
    <nav aria-label={t`Main`} className={styles["nav"]}>
      <MainNav look="bottom" />
      <Menu
        label={t`More`}
        side="top"
        groups={groups}
        className={styles["more"]}
        button={
          <>
            <Icon name="menu" size={22} />
            <span>{t`More`}</span>
          </>
        }
      />
    </nav>
  );
}

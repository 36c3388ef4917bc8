// The header of every page: brand, main pages, search, connection, theme, language, settings, user menu.
import { useLingui } from "@lingui/react/macro";
import { ConnectionIndicator } from "#components/page/ConnectionIndicator.tsx";
import { RowLink } from "#components/page/RowLink.tsx";
import { Icon } from "#ui/content/Icon.tsx";
import styles from "./Header.module.css";
import { LanguageMenu } from "./LanguageMenu.tsx";
import { MainNav } from "./MainNav.tsx";
import { Search } from "../dialogs/Search.tsx";
import { ThemeMenu } from "./ThemeMenu.tsx";
import tool from "./toolButton.module.css";
import { UserMenu } from "./UserMenu.tsx";

export function Header() {
  const { t } = useLingui();
  return (
    <header className={styles["header"]}>
      <Brand />
      <nav aria-label={t`Main`} className={styles["nav"]}>
        <MainNav look="header" />
      </nav>
      <div className={styles["room"]} />
      <Search />
      <ConnectionIndicator />
      <div className={styles["tools"]}>
        <ThemeMenu />
        <LanguageMenu />
        <RowLink path="/settings" label={t`Settings`} title={t`Settings`} className={tool["tool"]}>
          <Icon name="gear" />
        </RowLink>
        <UserMenu />
      </div>
    </header>
  );
}

/** The product's logo and name, linked to the home page. */
function Brand() {
  return (
    <RowLink path="/" className={styles["brand"]}>
      <svg aria-hidden="true" viewBox="0 0 24 24" width="24" height="24" className={styles["mark"]}>
        <rect x="2" y="4" width="20" height="16" rx="3" />
        <path d="M12 4v16" />
        <circle cx="12" cy="12" r="3.400" />
      </svg>
      <span className={styles["word"]}>Touchline</span>
    </RowLink>
  );
}

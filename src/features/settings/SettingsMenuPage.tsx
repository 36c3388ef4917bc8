// The menu of the settings as a page on phones; on a wide screen it redirects to the first page.
import { useLingui } from "@lingui/react/macro";
import { useRouter } from "@tanstack/react-router";
import { useEffect } from "react";
import { usePageTitle } from "#ui/page/usePageTitle.ts";
import { SettingsLines } from "./SettingsLines.tsx";
import { SETTINGS_MENU } from "./settingsMenu.ts";
import styles from "./SettingsPage.module.css";

export function SettingsMenuPage() {
  const { t } = useLingui();
  const router = useRouter();
  usePageTitle(t`Settings – Touchline`);
  useEffect(() => {
    const wide = matchMedia("(min-width: 45.0625em)");
    const onChange = (): void => {
      if (wide.matches) void router.navigate({ to: "/settings/theme", replace: true });
    };
    wide.addEventListener("change", onChange);
    return () => wide.removeEventListener("change", onChange);
  }, [router]);
  return (
    <>
      <h1 className={styles["title"]}>{t`Settings`}</h1>
      <nav aria-label={t`Settings`}>
        <SettingsLines entries={SETTINGS_MENU} />
      </nav>
    </>
  );
}

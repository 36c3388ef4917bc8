// The settings as one surface: menu and page side by side on wide screens, one after the other on phones.
import { Outlet } from "@tanstack/react-router";
import { classNames } from "#ui/styles/classNames.ts";
import styles from "./SettingsLayout.module.css";
import { SettingsMenu } from "./SettingsMenu.tsx";

export function SettingsLayout() {
  return (
    <div className={classNames("card", styles["surface"])}>
      <div className={styles["side"]}>
        <SettingsMenu />
      </div>
      <div className={styles["page"]}>
        <Outlet />
      </div>
    </div>
  );
}

// The menu of themes: light, dark, or the system's.
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useAtom, useAtomValue } from "jotai";
import { Icon } from "#ui/content/Icon.tsx";
import type { IconName } from "#ui/content/iconPaths.ts";
import { Menu, type MenuGroup } from "#ui/overlays/Menu.tsx";
import { THEME_CHOICES, type ThemeChoice, themeAtom } from "#state/preferences/theme.ts";
import styles from "./toolButton.module.css";

const ICONS: Readonly<Record<ThemeChoice, IconName>> = { light: "sun", dark: "moon", system: "monitor" };
const NAMES: Readonly<Record<ThemeChoice, MessageDescriptor>> = {
  light: msg({ message: "Light", comment: "Colour theme" }),
  dark: msg({ message: "Dark", comment: "Colour theme" }),
  system: msg({ message: "As the system", comment: "Colour theme" }),
};

export function ThemeMenu() {
  const { t } = useLingui();
  const choice = useAtomValue(themeAtom);
  return (
    <Menu
      label={t`Theme`}
      groups={[useThemeChoices()]}
      className={styles["tool"]}
      button={<Icon name={ICONS[choice]} />}
    />
  );
}

/** The theme choices as a group of menu items. */
export function useThemeChoices(): MenuGroup {
  const { t, i18n } = useLingui();
  const [chosen, choose] = useAtom(themeAtom);
  return {
    label: t`Theme`,
    items: THEME_CHOICES.map((choice) => ({
      id: choice,
      checked: choice === chosen,
      label: (
        <>
          <Icon name={ICONS[choice]} size={18} />
          {i18n._(NAMES[choice])}
        </>
      ),
      onSelect: () => choose(choice),
    })),
  };
}

// The button with three dots that opens a menu of acts on a post or a member.
import { useLingui } from "@lingui/react/macro";
import { Icon } from "#ui/content/Icon.tsx";
import { Menu, type MenuGroup } from "#ui/overlays/Menu.tsx";
import styles from "./MoreMenu.module.css";

export function MoreMenu({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const { t } = useLingui();
  return (
    <Menu
      label={t({ message: "More actions", comment: "Button that opens the menu of a post or reply" })}
      button={<Icon name="more" size={18} />}
      groups={groups}
      className={styles["button"]}
    />
  );
}

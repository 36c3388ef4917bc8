// The drawn menu, loaded when one is first wanted.
import { Menu as Base } from "@base-ui/react/menu";
import type { RefObject } from "react";
import { BaseUi } from "./BaseUi.tsx";
import { Icon } from "./Icon.tsx";
import type { MenuGroup, MenuItem } from "./Menu.tsx";
import styles from "./MenuSurface.module.css";

export interface MenuSurfaceProps {
  readonly label: string;
  readonly groups: readonly MenuGroup[];
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly side: "top" | "bottom";
  readonly align: "start" | "end";
}

export function MenuSurface({ label, groups, open, onOpenChange, anchor, side, align }: MenuSurfaceProps) {
  return (
    <BaseUi>
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // A press on the button closes through the button's own click; closing here too would open it again.
          if (!next && event.target instanceof Node && anchor.current?.contains(event.target) === true) return;
          onOpenChange(next);
        }}
        modal={false}
      >
        <Base.Portal>
          <Base.Positioner anchor={anchor} side={side} align={align} sideOffset={6} collisionPadding={8} className={styles["place"]}>
            <Base.Popup aria-label={label} className={styles["menu"]} finalFocus={anchor}>
              {groups.map((group) => (
                <Base.Group key={group.label} className={styles["group"]}>
                  <Base.GroupLabel className={styles["label"]}>{group.label}</Base.GroupLabel>
                  {group.items.map((item) => (
                    <Item key={item.id} {...item} />
                  ))}
                </Base.Group>
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseUi>
  );
}

function Item({ label, checked, lang, onSelect }: MenuItem) {
  if (checked === undefined) {
    return (
      <Base.Item className={styles["item"]} lang={lang} onClick={onSelect}>
        {label}
      </Base.Item>
    );
  }
  return (
    <Base.CheckboxItem
      className={styles["item"]}
      lang={lang}
      checked={checked}
      closeOnClick
      onClick={onSelect}
      // Of several choices one holds: a menu radio in all but the library's name for it.
      role="menuitemradio"
    >
      <span className={styles["text"]}>{label}</span>
      {checked ? <Icon name="check" size={18} className={styles["check"]} /> : null}
    </Base.CheckboxItem>
  );
}

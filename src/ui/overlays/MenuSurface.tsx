// The menu itself, loaded when one is first needed.
import { Menu as Base } from "@base-ui/react/menu";
import { useRef } from "react";
import { BaseUi } from "./BaseUi.tsx";
import { Icon } from "../content/Icon.tsx";
import "../content/moreIcons.ts";
import { focusBack } from "./focusBack.ts";
import type { MenuGroup, MenuItem, OpenedMenu } from "./Menu.tsx";
import styles from "./MenuSurface.module.css";

export interface MenuSurfaceProps extends OpenedMenu {
  readonly groups: readonly MenuGroup[];
}

export function MenuSurface(props: MenuSurfaceProps) {
  const { label, groups, open, focusItem, onOpenChange, anchor, side, align } = props;
  const menu = useRef<HTMLDivElement>(null);
  const focusFirst = (): void => {
    const items = [...(menu.current?.querySelectorAll<HTMLElement>('[role^="menuitem"]') ?? [])];
    // A menu that begins with actions is opened for them; one of choices at the choice that is in force.
    const checked = items[0]?.getAttribute("role") === "menuitem" ? undefined : items.find(isChecked);
    (checked ?? items[0])?.focus();
  };
  return (
    <BaseUi>
      <Base.Root
        open={open}
        onOpenChange={(next, { event }) => {
          // A press on the button closes the menu by its own click handler; closing here too would open it again.
          if (!next && event.target instanceof Node && anchor.current?.contains(event.target) === true)
            return;
          onOpenChange(next);
        }}
        onOpenChangeComplete={(opened) => (opened && focusItem ? focusFirst() : undefined)}
        modal={false}
      >
        <Base.Portal>
          <Base.Positioner
            anchor={anchor}
            positionMethod={standsStill(anchor.current) ? "fixed" : "absolute"}
            side={side}
            align={align}
            sideOffset={6}
            collisionPadding={8}
            className={styles["place"]}
          >
            <Base.Popup
              ref={menu}
              aria-label={label}
              className={styles["menu"]}
              finalFocus={() => focusBack(anchor.current, menu.current)}
            >
              {groups.map((group) => (
                <Group key={group.label} group={group} />
              ))}
            </Base.Popup>
          </Base.Positioner>
        </Base.Portal>
      </Base.Root>
    </BaseUi>
  );
}

const isChecked = (item: Element): boolean => item.getAttribute("aria-checked") === "true";

/** The bars of the page are fixed, so their menus are fixed too. */
function standsStill(anchor: HTMLElement | null): boolean {
  return anchor?.closest("header, nav") != null;
}

/** One choice out of several is a radio item, an independent choice is a checkbox item, an action is plain. */
function Group({ group }: { readonly group: MenuGroup }) {
  const chosen = group.items.find((item) => item.checked === true);
  const label =
    group.label === "" ? null : <Base.GroupLabel className={styles["label"]}>{group.label}</Base.GroupLabel>;
  if (group.multiple === true) {
    return (
      <Base.Group className={styles["group"]}>
        {label}
        {group.items.map((item) => (
          <Tick key={item.id} {...item} />
        ))}
      </Base.Group>
    );
  }
  if (chosen === undefined) {
    return (
      <Base.Group className={styles["group"]}>
        {label}
        {group.items.map((item) => (
          <Base.Item key={item.id} className={styles["item"]} lang={item.lang} onClick={item.onSelect}>
            {item.label}
          </Base.Item>
        ))}
      </Base.Group>
    );
  }
  return (
    <Base.RadioGroup className={styles["group"]} value={chosen.id}>
      {label}
      {group.items.map((item) => (
        <Choice key={item.id} {...item} />
      ))}
    </Base.RadioGroup>
  );
}

function Choice({ id, label, checked, lang, onSelect }: MenuItem) {
  return (
    <Base.RadioItem className={styles["item"]} value={id} lang={lang} closeOnClick onClick={onSelect}>
      <span className={styles["text"]}>{label}</span>
      {checked === true ? <Icon name="check" size={18} className={styles["check"]} /> : null}
    </Base.RadioItem>
  );
}

function Tick({ label, checked, lang, onSelect }: MenuItem) {
  return (
    <Base.CheckboxItem
      className={styles["item"]}
      checked={checked === true}
      lang={lang}
      closeOnClick
      onClick={onSelect}
    >
      <span className={styles["text"]}>{label}</span>
      {checked === true ? <Icon name="check" size={18} className={styles["check"]} /> : null}
    </Base.CheckboxItem>
  );
}

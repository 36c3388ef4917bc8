// A button that opens a menu of choices; the code of the menu loads at the first hover or focus.
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { lazyDialog } from "../page/lazyPart.tsx";
import { closeByEscape } from "./closeByEscape.ts";

const MenuSurface = lazyDialog(
  async () => (await import("./MenuSurface.tsx")).MenuSurface,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Whether the choice is selected; undefined for an action. */
  readonly checked?: boolean;
  /** Language of the label where it differs from the page's. */
  readonly lang?: string;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  /** "" for items that need no heading. */
  readonly label: string;
  /** Each item is on or off independently; otherwise at most one is selected. */
  readonly multiple?: boolean;
  readonly items: readonly MenuItem[];
}

/** What a button and its menu tell each other. */
export interface OpenedMenu {
  readonly label: string;
  readonly open: boolean;
  /** Opened by keyboard: the focus goes to the first item, in a menu of choices to the checked one. */
  readonly focusItem: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly anchor: RefObject<HTMLButtonElement | null>;
  readonly side: "top" | "bottom";
  readonly align: "start" | "end";
}

export interface MenuButtonProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly button: ReactNode;
  readonly className?: string | undefined;
  /** The side on which the menu opens; the other one where there is no room. */
  readonly side?: "top" | "bottom";
  readonly align?: "start" | "end";
  /** Fetches the code of the menu before it is opened. */
  readonly fetchAhead: () => void;
  readonly children: (menu: OpenedMenu) => ReactNode;
}

export interface MenuProps extends Omit<MenuButtonProps, "fetchAhead" | "children"> {
  readonly groups: readonly MenuGroup[];
}

/** A button with a menu of these choices. */
export function Menu({ groups, ...button }: MenuProps) {
  return (
    <MenuButton {...button} fetchAhead={MenuSurface.fetchAhead}>
      {(menu) => <MenuSurface {...menu} groups={groups} />}
    </MenuButton>
  );
}

/** A button whose menu is `children`, for choices that are not known before it is opened. */
export function MenuButton(props: MenuButtonProps) {
  const { label, button, className, side = "bottom", align = "end", fetchAhead, children } = props;
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [byKey, setByKey] = useState(false);
  const show = (key: boolean) => {
    setByKey(key);
    setOpen(true);
  };
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={open}
        className={className}
        onPointerEnter={fetchAhead}
        onFocus={fetchAhead}
        // Enter and Space give a click with detail 0.
        onClick={(event) => (open ? setOpen(false) : show(event.detail === 0))}
        onKeyDown={(event) => {
          if (open) closeByEscape(event, setOpen);
          if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
          event.preventDefault();
          show(true);
        }}
      >
        {button}
      </button>
      {children({ label, open, focusItem: byKey, onOpenChange: setOpen, anchor, side, align })}
    </>
  );
}

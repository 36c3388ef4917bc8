// A button that opens a menu of choices; the code of the menu loads at the first hover or focus.
import { type ReactNode, useRef, useState } from "react";
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

export interface MenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly button: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly className?: string | undefined;
  /** The side on which the menu opens; the other one where there is no room. */
  readonly side?: "top" | "bottom";
  readonly align?: "start" | "end";
}

export function Menu({ label, button, groups, className, side = "bottom", align = "end" }: MenuProps) {
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
        onPointerEnter={MenuSurface.fetchAhead}
        onFocus={MenuSurface.fetchAhead}
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
      <MenuSurface
        label={label}
        groups={groups}
        open={open}
        focusItem={byKey}
        onOpenChange={setOpen}
        anchor={anchor}
        side={side}
        align={align}
      />
    </>
  );
}

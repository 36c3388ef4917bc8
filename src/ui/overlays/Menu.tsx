// A button that opens a menu of choices; the menu's code loads when pointer or focus first come near.
import { type ReactNode, useRef, useState } from "react";
import { lazyDialog } from "../page/lazyPart.tsx";

const MenuSurface = lazyDialog(
  async () => (await import("./MenuSurface.tsx")).MenuSurface,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface MenuItem {
  readonly id: string;
  readonly label: ReactNode;
  /** Present for a choice out of several: whether it holds. */
  readonly checked?: boolean;
  /** Language of the label where it differs from the page's. */
  readonly lang?: string;
  readonly onSelect: () => void;
}

export interface MenuGroup {
  /** "" for items that need no heading. */
  readonly label: string;
  /** Each item holds or not by itself; otherwise at most one of them holds. */
  readonly multiple?: boolean;
  readonly items: readonly MenuItem[];
}

export interface MenuProps {
  /** Accessible name of the button and of the menu. */
  readonly label: string;
  readonly button: ReactNode;
  readonly groups: readonly MenuGroup[];
  readonly className?: string | undefined;
  /** Where the menu opens; it turns where there is no room. */
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
        // A press of Enter or Space counts no clicks.
        onClick={(event) => (open ? setOpen(false) : show(event.detail === 0))}
        onKeyDown={(event) => {
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

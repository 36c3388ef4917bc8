// A button that opens a small panel beside it; the code of the panel loads when one is first needed.
import { type ReactNode, useRef, useState } from "react";
import { lazyDialog } from "../page/lazyPart.tsx";
import { closeByEscape } from "./closeByEscape.ts";

const PopoverSurface = lazyDialog(
  async () => (await import("./PopoverSurface.tsx")).PopoverSurface,
  ({ onOpenChange }) => onOpenChange(false),
);

export interface PopoverProps {
  /** Accessible name of the panel, and of the button unless the button has text. */
  readonly label: string;
  readonly button: ReactNode;
  /** The button already shows its name as text. */
  readonly named?: boolean;
  readonly className?: string | undefined;
  readonly align?: "start" | "center" | "end";
  /** The panel's content; `close` closes it. */
  readonly children: (close: () => void) => ReactNode;
}

export function Popover({ label, button, named = false, className, align = "end", children }: PopoverProps) {
  const anchor = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  return (
    <>
      <button
        ref={anchor}
        type="button"
        aria-label={named ? undefined : label}
        title={named ? undefined : label}
        aria-haspopup="dialog"
        aria-expanded={open}
        className={className}
        onPointerEnter={PopoverSurface.fetchAhead}
        onFocus={PopoverSurface.fetchAhead}
        onClick={() => setOpen(!open)}
        onKeyDown={(event) => (open ? closeByEscape(event, setOpen) : undefined)}
      >
        {button}
      </button>
      <PopoverSurface
        label={label}
        open={open}
        onOpenChange={setOpen}
        anchor={anchor}
        align={align}
        content={() => children(() => setOpen(false))}
      />
    </>
  );
}

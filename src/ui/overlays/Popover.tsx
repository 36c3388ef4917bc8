// A button that opens a small panel beside it; the panel's code loads when one is first wanted.
import { type ReactNode, Suspense, useRef, useState } from "react";
import { lazyPart } from "../page/lazyPart.tsx";
import { fetchAhead } from "../page/lowPower.ts";

const loadSurface = () => import("./PopoverSurface.tsx");
const PopoverSurface = lazyPart(
  async () => (await loadSurface()).PopoverSurface,
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
  const [wanted, setWanted] = useState(false);
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
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => {
          setWanted(true);
          setOpen(!open);
        }}
      >
        {button}
      </button>
      {wanted ? (
        <Suspense fallback={null}>
          <PopoverSurface label={label} open={open} onOpenChange={setOpen} anchor={anchor} align={align}>
            {children(() => setOpen(false))}
          </PopoverSurface>
        </Suspense>
      ) : null}
    </>
  );
}

function preload(): void {
  fetchAhead(loadSurface);
}

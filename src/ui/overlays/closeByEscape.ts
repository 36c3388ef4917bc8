// Escape on the button of an overlay that is open: its code is still loading, or it does not have the focus yet.
import type { KeyboardEvent } from "react";

/** Closes the overlay. A dialog around the button does not get the key. */
export function closeByEscape(event: KeyboardEvent, setOpen: (open: boolean) => void): void {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  setOpen(false);
}

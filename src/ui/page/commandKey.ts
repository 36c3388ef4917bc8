// Keys of the browser that a page takes over.
import { latinKey } from "./latinKey.ts";

/** The key of these that is pressed with Ctrl or ⌘ alone, outside dialogs, which keep the browser's own keys. */
export function commandKey(event: KeyboardEvent): string | undefined {
  const isPlain =
    (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && !event.defaultPrevented;
  if (!isPlain || document.activeElement?.closest("[role$=dialog]")) return undefined;
  return latinKey(event);
}

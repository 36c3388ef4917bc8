// The active option of a search, moved by keys as in a combobox (ARIA practices, "combobox with listbox").
import { type KeyboardEvent, useState } from "react";

export interface ActiveOption {
  /** Index among all options; -1 for none. */
  readonly at: number;
  /** A key or the pointer moved it. */
  readonly moved: boolean;
  moveTo(at: number): void;
  /** True when the key moved it. */
  onKey(event: Pick<KeyboardEvent, "key">): boolean;
}

/** @param list name of the list shown: another list starts at `initial` */
export function useActiveOption(list: string, count: number, initial: number): ActiveOption {
  const [moved, setMoved] = useState<{ readonly list: string; readonly at: number }>();
  const mine = moved?.list === list && moved.at < count;
  const at = mine ? moved.at : Math.min(initial, count - 1);
  const moveTo = (next: number): void => setMoved({ list, at: next });
  return {
    at,
    moved: mine,
    moveTo,
    onKey({ key }) {
      const next = nextPlace(key, at, count);
      if (next === undefined) return false;
      moveTo(next);
      return true;
    },
  };
}

/** Up and down wrap around at the ends. */
function nextPlace(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case "ArrowDown":
      return (at + 1) % count;
    case "ArrowUp":
      return at <= 0 ? count - 1 : at - 1;
    case "Home":
      return 0;
    case "End":
      return count - 1;
    default:
      return undefined;
  }
}

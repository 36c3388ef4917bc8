// The keys of the list of suggestions, taken before the text gets them.
// See docs/product.md#suggestions.
import { useEffect, useEffectEvent } from "react";
import type { ActiveOption } from "#ui/controls/useActiveOption.ts";
import type { SuggestTarget } from "./suggestTarget.ts";

export interface ListKeys {
  readonly active: Pick<ActiveOption, "at" | "onKey">;
  /** Chooses the active option. */
  choose(): void;
  close(): void;
}

/** Home and End move the caret of the text, as without the list. */
const MOVES: ReadonlySet<string> = new Set(["ArrowDown", "ArrowUp"]);

/** @param isOpen without a list all keys are the text's */
export function useListKeys(target: SuggestTarget | undefined, isOpen: boolean, keys: ListKeys): void {
  const take = useEffectEvent((event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return false;
    if (event.key === "Escape") {
      keys.close();
      return true;
    }
    if (MOVES.has(event.key)) return keys.active.onKey(event);
    if (event.key !== "Enter" || keys.active.at < 0) return false;
    keys.choose();
    return true;
  });
  useEffect(() => (isOpen ? target?.onKey((event) => take(event)) : undefined), [target, isOpen]);
}

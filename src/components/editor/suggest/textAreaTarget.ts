// Suggestions in a text area: what is chosen is written as a word after its sign.
// See docs/product.md#suggestions.
import { isComposing } from "#ui/controls/isComposing.ts";
import { caretRect } from "./caretRect.ts";
import type { SuggestTarget } from "./suggestTarget.ts";

/** Plain text has words, and no limit of tags. */
export function textAreaTarget(area: HTMLTextAreaElement): SuggestTarget {
  return {
    element: area,
    before() {
      const { selectionStart, selectionEnd, value } = area;
      if (selectionStart !== selectionEnd || document.activeElement !== area || area.readOnly)
        return undefined;
      return value.slice(value.lastIndexOf("\n", selectionStart - 1) + 1, selectionStart);
    },
    rectBefore: (length) => caretRect(area, area.selectionStart - length),
    replace(length, { text }) {
      const end = area.selectionStart;
      const sign = area.value.charAt(end - length);
      area.setSelectionRange(end - length, end);
      insertText(area, `${sign}${text} `);
    },
    tagsLeft: () => Number.POSITIVE_INFINITY,
    onChange(listener) {
      const onInput = (): void => listener(true);
      // The caret of a text area moves without an event of its own in some browsers.
      const onMove = (): void => listener(false);
      // What was typed while this code was fetched.
      queueMicrotask(onInput);
      area.addEventListener("input", onInput);
      area.addEventListener("keyup", onMove);
      area.addEventListener("click", onMove);
      return () => {
        area.removeEventListener("input", onInput);
        area.removeEventListener("keyup", onMove);
        area.removeEventListener("click", onMove);
      };
    },
    onKey(listener) {
      const onKeyDown = (event: KeyboardEvent): void => {
        if (isComposing(event) || !listener(event)) return;
        event.preventDefault();
        // Neither the form nor the dialog around the area acts on the key.
        event.stopImmediatePropagation();
      };
      area.addEventListener("keydown", onKeyDown, true);
      return () => area.removeEventListener("keydown", onKeyDown, true);
    },
  };
}

/** Replaces the selection as a key does: the command alone keeps the steps of undo, and no other way replaces it yet. */
function insertText(area: HTMLTextAreaElement, text: string): void {
  const before = area.value;
  document.execCommand?.("insertText", false, text);
  if (area.value !== before) return;
  area.setRangeText(text, area.selectionStart, area.selectionEnd, "end");
  area.dispatchEvent(new InputEvent("input", { bubbles: true, inputType: "insertText", data: text }));
}

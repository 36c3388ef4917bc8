// Editing that the browser would do by itself goes through Quill where it would write styles or foreign elements.
// See docs/decisions/writing.md#the-rich-editor.
import { deleteRange } from "quill/modules/keyboard.js";
import type { Quill, Range } from "./quill.ts";

/** Menus of phones format by these. */
const FORMATS: Readonly<Record<string, string>> = {
  formatBold: "bold",
  formatItalic: "italic",
  formatUnderline: "underline",
  formatStrikeThrough: "strike",
};
/** What pastes and drops is read by our clipboard; other native formats are not ours. */
const REFUSED =
  /^(?:format|insertFrom|insertLink|insertHorizontalRule|insertOrderedList|insertUnorderedList|insertTranspose)/;
const NEW_LINE = new Set(["insertParagraph", "insertLineBreak"]);

function targetOf(quill: Quill, event: InputEvent): Range | undefined {
  const [native] = event.getTargetRanges();
  const normalized = native && quill.selection.normalizeNative(native);
  return normalized ? quill.selection.normalizedToRange(normalized) : undefined;
}

function guard(quill: Quill, event: InputEvent): void {
  const { inputType } = event;
  const format = FORMATS[inputType];
  if (format !== undefined) {
    event.preventDefault();
    quill.format(format, quill.getFormat()[format] !== true, "user");
  } else if (REFUSED.test(inputType)) {
    event.preventDefault();
  } else if (!event.cancelable || quill.composition.isComposing) {
    // What an input method composes cannot be refused; Quill reads what it has written.
  } else if (NEW_LINE.has(inputType)) {
    // Keyboards of phones send no key for it: the bindings of Enter are asked all the same.
    event.preventDefault();
    const shiftKey = inputType === "insertLineBreak";
    quill.root.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", shiftKey, cancelable: true }));
  } else if (inputType.startsWith("delete")) {
    const range = targetOf(quill, event);
    if (range === undefined || !quill.getText(range.index, range.length).includes("\n")) return;
    // The browser would join lines with styles of its own.
    event.preventDefault();
    deleteRange({ range, quill });
  }
}

/** Listens as long as the editor's element lives. */
export function guardInput(quill: Quill): void {
  quill.root.addEventListener("beforeinput", (event) => guard(quill, event));
}

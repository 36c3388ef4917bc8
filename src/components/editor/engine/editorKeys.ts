// Keys of the editor beside Quill's: publish, and lines in and out; Tab leaves the editor.
// See docs/product.md#rich-editor.
import { isComposing } from "#ui/controls/isComposing.ts";
import type { Quill } from "./quill.ts";
import { type BackspaceInList, LIST_AUTOFILL } from "./typedLists.ts";

/** Quill's own keys that are not ours: Tab leaves the editor (WCAG 2.1.2), and posts have no tables. */
const NOT_OURS = [
  "tab",
  "remove tab",
  "indent",
  "outdent",
  "indent code-block",
  "outdent code-block",
  "table backspace",
  "table delete",
  "table enter",
  "table tab",
  "table down",
  "table up",
];

export const BINDINGS = {
  ...Object.fromEntries(NOT_OURS.map((name) => [name, null])),
  "list autofill": LIST_AUTOFILL,
};

const isPublish = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Enter" && (ctrlKey || metaKey);

const isBackspace = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key === "Backspace" && !ctrlKey && !metaKey && !altKey;

/** Listens as long as the editor's element lives. */
export function listenToKeys(quill: Quill, onSubmit: () => void, backspaceInList: BackspaceInList): void {
  quill.container.addEventListener(
    "keydown",
    (event) => {
      if (isComposing(event)) return;
      if (isPublish(event)) onSubmit();
      else if (!isBackspace(event) || !backspaceInList()) return;
      event.preventDefault();
      event.stopPropagation();
    },
    { capture: true },
  );
  for (const [key, step] of [
    ["]", "+1"],
    ["[", "-1"],
  ] as const) {
    quill.keyboard.addBinding({ key, shortKey: true }, () => {
      quill.format("indent", step, "user");
    });
  }
}

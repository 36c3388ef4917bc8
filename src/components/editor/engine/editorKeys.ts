// Keys of the editor beside Quill's: publish, and lines in and out; Tab leaves the editor.
// See docs/product.md#rich-editor.
import { isComposing } from "#ui/controls/isComposing.ts";
import type { Quill } from "./quill.ts";

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
  // Without the check boxes that Quill makes of "[ ]": posts have none.
  "list autofill": { prefix: /^\s*?(?:\d+\.|-|\*)$/ },
};

const isPublish = ({ key, ctrlKey, metaKey }: KeyboardEvent): boolean =>
  key === "Enter" && (ctrlKey || metaKey);

/** Listens as long as the editor's element lives. */
export function listenToKeys(quill: Quill, onSubmit: () => void): void {
  quill.container.addEventListener(
    "keydown",
    (event) => {
      if (isComposing(event) || !isPublish(event)) return;
      event.preventDefault();
      event.stopPropagation();
      onSubmit();
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

// Quill's core with the modules that the editor needs; its own clipboard and uploader, which write HTML, stay out.
// See docs/decisions/writing.md#the-rich-editor.
import Module from "quill/core/module.js";
import Quill, { Parchment, Range } from "quill/core/quill.js";
import History from "quill/modules/history.js";
import Input from "quill/modules/input.js";
import UINode from "quill/modules/uiNode.js";
import { LetterKeyboard } from "./letterKeys.ts";

/** Quill asks for a clipboard and an uploader; ours listen by themselves. */
class NoModule extends Module {}

Quill.register(
  {
    "modules/keyboard": LetterKeyboard,
    "modules/history": History,
    "modules/input": Input,
    "modules/uiNode": UINode,
    "modules/clipboard": NoModule,
    "modules/uploader": NoModule,
  },
  true,
);

/** A change of a document. */
export const QuillDelta = Quill.import("delta");
export type QuillDelta = InstanceType<typeof QuillDelta>;

export { Parchment, Quill, Range };

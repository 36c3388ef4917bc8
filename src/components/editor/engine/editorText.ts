// The text of the editor for the parts beside it: suggestions and the panel of links.
// See docs/product.md#suggestions and docs/product.md#links-in-the-editor.
import type { Tag } from "#domain/richText/delta.ts";
import { isComposing } from "#ui/controls/isComposing.ts";
import type { LinkableText } from "../link/linkableText.ts";
import type { TaggableText } from "../suggest/editorTarget.ts";
import type { Editor } from "./createEditor.ts";
import { type Quill, QuillDelta } from "./quill.ts";

/** Places are in UTF-16 units from the start of the document; an embed counts as one. */
interface Span {
  readonly index: number;
  readonly length: number;
}

export interface EditorText extends TaggableText, LinkableText {}

interface Op {
  readonly insert?: unknown;
  readonly attributes?: Readonly<Record<string, unknown>>;
}

interface FoundLink {
  start: number;
  text: string;
  readonly link: string;
}

const OBJECT = "\ufffc";
/** Formats of a line belong to the line, not to words that are put into it. */
const OF_WORDS = ["bold", "italic", "underline", "strike"] as const;

const textOf = ({ insert }: Op): string => (typeof insert === "string" ? insert : OBJECT);

/** No type of Quill leaves `engine` by it. */
export function createEditorText({ quill, selection }: Editor): EditorText {
  return {
    root: quill.root,
    selection: () => selection.get(),
    textBefore(index, most) {
      const [line, offset] = quill.getLine(index);
      const length = line === null ? 0 : Math.min(most, offset);
      return quill
        .getContents(index - length, length)
        .ops.map(textOf)
        .join("");
    },
    rectOf({ index, length }) {
      const bounds = quill.selection.getBounds(index, length);
      return bounds === null
        ? quill.root.getBoundingClientRect()
        : new DOMRect(bounds.left, bounds.top, bounds.width, bounds.height);
    },
    replace({ index, length }, { tag }: { readonly tag: Tag }) {
      update(quill, new QuillDelta().retain(index).delete(length).insert({ tag }), index + 1);
    },
    linkAt({ index }) {
      const [line, offset] = quill.getLine(index);
      if (line === null) return undefined;
      const start = quill.getIndex(line);
      const found = linkIn(quill.getContents(start, line.length()).ops, offset);
      if (found === undefined) return undefined;
      const { link, text } = found;
      return { span: { index: start + found.start, length: text.length }, link, text };
    },
    setLink({ index, length }: Span, link, text) {
      const before = new QuillDelta().retain(index);
      const words = text ?? (length === 0 ? link : undefined);
      if (words === undefined) {
        update(quill, before.retain(length, { link: link ?? null }), index + length);
        return;
      }
      const formats = quill.getFormat(index, length);
      const kept = OF_WORDS.filter((name) => formats[name] === true).map((name) => [name, true] as const);
      const attributes = { ...Object.fromEntries(kept), ...(link === undefined ? {} : { link }) };
      update(quill, before.delete(length).insert(words, attributes), index + words.length);
    },
    focus: () => selection.focus(),
    onChange(listener) {
      let isEdit = false;
      const onEdit = (_change: unknown, _before: unknown, source: string): void => {
        isEdit ||= source === "user";
      };
      quill.on("text-change", onEdit);
      const stop = selection.onChange(() => {
        listener(isEdit);
        isEdit = false;
      });
      return () => {
        quill.off("text-change", onEdit);
        stop();
      };
    },
    onKey(listener) {
      const onKeyDown = (event: KeyboardEvent): void => {
        if (isComposing(event) || !listener(event)) return;
        event.preventDefault();
        // Neither Quill nor the dialog around the editor acts on the key.
        event.stopPropagation();
      };
      quill.container.addEventListener("keydown", onKeyDown, { capture: true });
      return () => quill.container.removeEventListener("keydown", onKeyDown, { capture: true });
    },
  };
}

/** One step of undo. The caret goes to `caret`, and the editor takes the focus. */
function update(quill: Quill, change: QuillDelta, caret: number): void {
  quill.history.cutoff();
  quill.updateContents(change, "user");
  quill.history.cutoff();
  quill.root.focus({ preventScroll: true });
  quill.setSelection(caret, 0, "user");
}

/** The link of a line around `offset`: consecutive inserts with one address. */
function linkIn(ops: readonly Op[], offset: number): FoundLink | undefined {
  const links: FoundLink[] = [];
  let at = 0;
  for (const op of ops) {
    const link = op.attributes?.["link"];
    const last = links.at(-1);
    if (last?.link === link && last !== undefined && last.start + last.text.length === at) {
      last.text += textOf(op);
    } else if (typeof link === "string") links.push({ start: at, text: textOf(op), link });
    at += textOf(op).length;
  }
  return links.find(({ start, text }) => start <= offset && offset <= start + text.length);
}

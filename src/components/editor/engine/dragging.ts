// Words that are dragged inside the editor move in one step of undo, whole; with Ctrl they are copied.
// See docs/product.md#dragging.
import type { EditorInsert } from "#domain/richText/editing/editorOps.ts";
import type { EditorClipboard } from "./clipboard.ts";
import { type Quill, QuillDelta, Range } from "./quill.ts";

/** Where the pointer drops something; Firefox has the standard's name for it, Safari the old one, Chromium both. */
function nativeRangeAt(x: number, y: number): globalThis.Range | undefined {
  if (typeof document.caretPositionFromPoint === "function") {
    const position = document.caretPositionFromPoint(x, y);
    if (position === null) return undefined;
    const range = document.createRange();
    range.setStart(position.offsetNode, position.offset);
    return range;
  }
  return document.caretRangeFromPoint(x, y) ?? undefined;
}

function dropRange(quill: Quill, { clientX, clientY }: DragEvent): Range {
  const native = nativeRangeAt(clientX, clientY);
  const normalized = native && quill.selection.normalizeNative(native);
  if (normalized) return quill.selection.normalizedToRange(normalized);
  return quill.getSelection() ?? new Range(quill.getLength() - 1, 0);
}

/** The selection where the drag begins in it, else the picture or link that the pointer takes. */
function draggedRange(quill: Quill, target: EventTarget | null): Range | undefined {
  const blot = target instanceof Node ? quill.scroll.find(target, true) : null;
  const range = quill.getSelection();
  if (blot === null) return undefined;
  const index = quill.getIndex(blot);
  if (range !== null && range.length > 0) {
    const isInside = index < range.index + range.length && index + blot.length() > range.index;
    if (isInside) return range;
  }
  return blot === quill.scroll ? undefined : new Range(index, blot.length());
}

/** Ctrl copies, as everywhere; on a Mac it is Option. */
const isCopy = ({ ctrlKey, altKey }: DragEvent): boolean => ctrlKey || altKey;

/** Listens as long as the editor's element lives. */
export function attachDragging(quill: Quill, { put, take }: EditorClipboard): void {
  const { root } = quill;
  /** What is dragged out of this editor. */
  let dragged: Range | undefined;

  function move({ index, length }: Range, to: number): void {
    if (to >= index && to <= index + length) return;
    const ops = quill.getContents(index, length).ops as readonly EditorInsert[];
    const change = new QuillDelta().retain(Math.min(index, to));
    if (to > index) change.delete(length).retain(to - index - length);
    // Code takes text alone.
    if (quill.getFormat(to)["code-block"] !== undefined) change.insert(quill.getText(index, length));
    else for (const { insert, attributes } of ops) change.insert(insert as string, attributes as never);
    if (to < index) change.retain(index - to).delete(length);
    const before = to - (to > index ? length : 0);
    const rest = quill.getLength() - length;
    quill.history.cutoff();
    quill.updateContents(change, "user");
    quill.history.cutoff();
    quill.setSelection(before, Math.max(0, quill.getLength() - rest), "silent");
  }

  root.addEventListener("dragstart", (event) => {
    dragged = draggedRange(quill, event.target);
    if (dragged === undefined || event.dataTransfer === null) return;
    event.dataTransfer.effectAllowed = "copyMove";
    put(event.dataTransfer, dragged);
  });
  root.addEventListener("dragend", () => (dragged = undefined));
  root.addEventListener("dragover", (event) => {
    event.preventDefault();
    if (dragged !== undefined && event.dataTransfer !== null) {
      event.dataTransfer.dropEffect = isCopy(event) ? "copy" : "move";
    }
  });
  root.addEventListener("drop", (event) => {
    event.preventDefault();
    const from = dragged;
    dragged = undefined;
    if (event.dataTransfer === null) return;
    const to = dropRange(quill, event);
    quill.focus({ preventScroll: true });
    if (from === undefined || isCopy(event)) take(event.dataTransfer, to);
    else move(from, to.index);
  });
}

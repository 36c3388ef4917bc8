// The selection of the editor, kept while the focus is elsewhere: in the toolbar, in the editor of a link.
// See docs/product.md#rich-editor.
import { type Quill, type QuillDelta, Range } from "./quill.ts";

export interface KeptSelection {
  /** The last one where the focus is elsewhere; before the first, the end of the document. */
  get(): Range;
  /** Where writing goes on when the editor takes the focus next. */
  set(range: Range): void;
  /** Gives the editor the focus with this selection. */
  focus(): void;
  /** Tells of a change of text or selection, once a frame. */
  onChange(listener: () => void): () => void;
  stop(): void;
}

export function keepSelection(quill: Quill): KeptSelection {
  const listeners = new Set<() => void>();
  let last: Range | undefined;
  let frame = 0;

  function tell(): void {
    frame = 0;
    for (const listener of listeners) listener();
  }

  function onChange(): void {
    const [range] = quill.hasFocus() ? quill.selection.getRange() : [null];
    if (range !== null) last = range;
    if (frame === 0) frame = requestAnimationFrame(tell);
  }
  quill.on("editor-change", onChange);
  // What is written while the focus is elsewhere moves the place to go on at.
  quill.on("text-change", (change: QuillDelta) => {
    if (last === undefined || quill.hasFocus()) return;
    const index = change.transformPosition(last.index);
    last = new Range(index, change.transformPosition(last.index + last.length) - index);
  });

  const get = (): Range => last ?? new Range(quill.getLength() - 1, 0);
  return {
    get,
    set(range) {
      last = range;
      if (quill.hasFocus()) quill.setSelection(range, "silent");
    },
    focus() {
      if (!quill.hasFocus()) quill.setSelection(get(), "silent");
    },
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    stop() {
      cancelAnimationFrame(frame);
      listeners.clear();
      quill.off("editor-change", onChange);
    },
  };
}

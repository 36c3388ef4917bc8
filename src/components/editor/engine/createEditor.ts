// The editor of rich text: Quill with our formats, keys, guard, clipboard and uploads, behind one interface.
// See docs/decisions/writing.md#the-rich-editor.
import type { Tag } from "#domain/richText/delta.ts";
import { type EditorInsert, editorOps } from "#domain/richText/editing/editorOps.ts";
import { attachClipboard, type ClipboardDeps } from "./clipboard.ts";
import { attachDragging } from "./dragging.ts";
import { BINDINGS, listenToKeys } from "./editorKeys.ts";
import { guardInput } from "./inputGuard.ts";
import { insertPasted } from "./insertPasted.ts";
import { keepSelection, type KeptSelection } from "./keptSelection.ts";
import { numberLists } from "./listNumbers.ts";
import { createPictureWords, type PictureWords } from "./pictureWords.ts";
import { Quill, Range } from "./quill.ts";
import { createRegistry } from "./registry.ts";
import { attachTypedLists } from "./typedLists.ts";
import { createUploadPlaces, type UploadPlaces } from "./uploadPlaces.ts";

/**
 * Quill's constructor reads and empties its element by `innerHTML`, which Trusted Types refuse. This one answers that it
 * is empty, and empties itself whatever it is told, so that no HTML is parsed.
 */
function createHost(): HTMLElement {
  const host = document.createElement("div");
  Object.defineProperty(host, "innerHTML", {
    get: () => "",
    set() {
      host.replaceChildren();
    },
  });
  return host;
}

export interface EditorDeps extends ClipboardDeps {
  /** Ctrl/⌘+Enter. */
  onSubmit(): void;
}

/** Formats at the caret or of the whole selection; a value that differs within it is a list of values. */
export type ShownFormats = Readonly<Record<string, unknown>>;

export interface Editor {
  /** For the parts beside the text: suggestions, the editor of links. */
  readonly quill: Quill;
  readonly selection: KeptSelection;
  readonly places: UploadPlaces;
  readonly pictures: PictureWords;
  /** Replaces the document; undo does not go behind it. `caret` undefined: at the end. */
  load(document: string, caret: number | undefined): void;
  ops(): readonly EditorInsert[];
  formats(): ShownFormats;
  /** Formats the selection; null takes the format away. */
  format(name: string, value: unknown): void;
  undo(): void;
  redo(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  insertFiles(files: readonly File[]): void;
  /** At the caret, as one step of undo. */
  insertTag(tag: Tag): void;
  /** Tells of every change of the text but that by `load`, and of every description. */
  onEdit(listener: () => void): () => void;
  destroy(): void;
}

/** Builds an editor as the last child of an element. */
export function createEditor(parent: HTMLElement, deps: EditorDeps): Editor {
  const host = createHost();
  parent.append(host);
  const quill = new Quill(host, {
    registry: createRegistry(),
    modules: { keyboard: { bindings: BINDINGS }, history: { userOnly: true } },
  });
  const { history } = quill;
  guardInput(quill);
  attachDragging(quill, attachClipboard(quill, deps));
  listenToKeys(quill, deps.onSubmit, attachTypedLists(quill));
  const drawNumbers = numberLists(quill);
  const selection = keepSelection(quill);
  const pictures = createPictureWords(quill);
  const clean = (document: unknown): readonly EditorInsert[] => editorOps(document, deps.rules);

  return {
    quill,
    selection,
    places: createUploadPlaces(quill),
    pictures,
    load(document, caret) {
      quill.setContents([...clean(document)] as never, "silent");
      drawNumbers();
      history.clear();
      const end = quill.getLength() - 1;
      selection.set(new Range(Math.min(caret ?? end, end), 0));
    },
    ops: () => clean(quill.getContents()),
    formats: () => quill.getFormat(selection.get()),
    format(name, value) {
      selection.focus();
      // A format is a step of undo of its own.
      history.cutoff();
      quill.format(name, value, "user");
      history.cutoff();
    },
    undo: () => history.undo(),
    redo: () => history.redo(),
    canUndo: () => history.stack.undo.length > 0,
    canRedo: () => history.stack.redo.length > 0,
    insertFiles(files) {
      const places = deps.onFiles(files).map((id) => ({ insert: { upload: { id } } }));
      if (places.length > 0) insertPasted(quill, selection.get(), places);
    },
    insertTag(tag) {
      insertPasted(quill, selection.get(), clean({ ops: [{ insert: { tag } }] }));
    },
    onEdit(listener) {
      quill.on("text-change", listener);
      const stop = pictures.onDescribe(listener);
      return () => {
        quill.off("text-change", listener);
        stop();
      };
    },
    destroy() {
      selection.stop();
      quill.scroll.observer.disconnect();
      quill.disable();
      host.remove();
    },
  };
}

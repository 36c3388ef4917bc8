// The descriptions of the pictures in the text, also of those that are still uploaded.
// See docs/product.md#descriptions-of-pictures.
import { isFields } from "#domain/richText/fields.ts";
import { storedIn, storeIn } from "./embeds.ts";
import type { Quill } from "./quill.ts";

/** A picture of the text, or the place of an upload, which may become a video. */
export interface TextPicture {
  /** Of the place of an upload; undefined for a picture. */
  readonly uploadId: string | undefined;
  /** Address of a picture; "" for a place. */
  readonly src: string;
  /** "" for none. */
  readonly alt: string;
}

export interface PictureWords {
  /** In the order of the text. */
  list(): readonly TextPicture[];
  /** `at`: place in the list, from 0. It is no step of undo: the field in which it is written has its own. */
  describe(at: number, alt: string): void;
  /** Tells of every description. */
  onDescribe(listener: () => void): () => void;
}

const textIn = (value: unknown, name: string): string => {
  const text = isFields(value) ? value[name] : undefined;
  return typeof text === "string" ? text : "";
};

/** Quill keeps what it has read of a line until the line changes, and does not look at the value of an embed. */
function readAgain(quill: Quill, element: HTMLElement): void {
  const embed = quill.scroll.find(element);
  const [line] = embed === null ? [] : quill.getLine(quill.getIndex(embed));
  if (line && "cache" in line) line.cache = {};
  quill.editor.update(null);
}

export function createPictureWords(quill: Quill): PictureWords {
  const listeners = new Set<() => void>();
  const elements = (): readonly HTMLElement[] => [
    ...quill.root.querySelectorAll<HTMLElement>(".ql-image, .ql-upload"),
  ];

  return {
    list: () =>
      elements().map((element) => {
        const value = storedIn(element);
        return {
          uploadId: textIn(value, "id") || undefined,
          src: textIn(value, "src"),
          alt: textIn(value, "alt"),
        };
      }),
    describe(at, alt) {
      const element = elements()[at];
      const value = element && storedIn(element);
      if (element === undefined || !isFields(value)) return;
      storeIn(element, { ...value, alt });
      if (element instanceof HTMLImageElement) element.alt = alt;
      readAgain(quill, element);
      for (const listener of listeners) listener();
    },
    onDescribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

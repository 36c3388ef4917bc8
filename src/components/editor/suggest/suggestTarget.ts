// What suggestions need of the editor or text area in which a tag is typed.
// See docs/product.md#suggestions.
import type { Tag } from "#domain/richText/delta.ts";

export interface SuggestTarget {
  /** Has the focus while one writes, and names the active option. */
  readonly element: HTMLElement;
  /** The text of the line up to the caret; undefined without a caret there, and where no tag may be, such as in code. */
  before(): string | undefined;
  /** The place of the last `length` UTF-16 units before the caret, in CSS px of the window. */
  rectBefore(length: number): DOMRect;
  /** Puts the tag in place of the last `length` UTF-16 units before the caret. */
  replace(length: number, by: Tag): void;
  /** How many tags the text may still get. */
  tagsLeft(): number;
  /** Calls `listener` after changes of text (`isEdit`) or of the caret alone; returns how to end that. */
  onChange(listener: (isEdit: boolean) => void): () => void;
  /** Before the text gets the key, never while an input method composes. True: handled, nothing else gets it. */
  onKey(listener: (event: KeyboardEvent) => boolean): () => void;
}

// What the editor of links needs of the text, and which link it edits.
// See docs/product.md#links-in-the-editor.

/** In UTF-16 units from the start of the document; an embed counts as one. */
interface Span {
  readonly index: number;
  readonly length: number;
}

/** The part of the editor's text that links use. */
export interface LinkableText {
  readonly root: HTMLElement;
  selection(): Span | undefined;
  /** At most so many units of the same line; an embed is "\ufffc". */
  textBefore(index: number, most: number): string;
  rectOf(span: Span): DOMRect;
  /** The whole link around a place. */
  linkAt(span: Span): { readonly span: Span; readonly link: string; readonly text: string } | undefined;
  /** One step of undo. Undefined takes the link away; without `text` the words stay, with their formats. */
  setLink(span: Span, link: string | undefined, text?: string): void;
  focus(): void;
}

export interface EditedLink {
  readonly span: Span;
  /** "" for none yet. */
  readonly address: string;
  /** "" for none yet. */
  readonly words: string;
  /** The words hold an embed or a line break, so they are changed in the text alone. */
  readonly keepsWords: boolean;
}

const OBJECT = "\ufffc";

/** The whole link around the caret, or the selection. */
export function readLink(text: LinkableText): EditedLink {
  const selected = text.selection() ?? { index: 0, length: 0 };
  const known = text.linkAt(selected);
  // Words beyond the link are selected on purpose.
  const span = known !== undefined && holds(known.span, selected) ? known.span : selected;
  const words = text.textBefore(span.index + span.length, span.length);
  return {
    span,
    address: known?.link ?? "",
    words,
    keepsWords: words.length < span.length || words.includes(OBJECT),
  };
}

function holds(outer: Span, inner: Span): boolean {
  return outer.index <= inner.index && outer.index + outer.length >= inner.index + inner.length;
}

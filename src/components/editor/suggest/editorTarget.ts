// Suggestions in the rich editor: what is chosen becomes a tag.
// See docs/product.md#suggestions.
import type { Tag } from "#domain/richText/delta.ts";
import { TAGS_MAX } from "#domain/richText/makeTag.ts";
import type { SuggestTarget } from "./suggestTarget.ts";

interface Span {
  readonly index: number;
  readonly length: number;
}

/** The part of the editor's text that suggestions use. */
export interface TaggableText extends Pick<SuggestTarget, "onChange" | "onKey"> {
  readonly root: HTMLElement;
  selection(): Span | undefined;
  /** At most so many units of the same line; an embed is "\ufffc". */
  textBefore(index: number, most: number): string;
  rectOf(span: Span): DOMRect;
  /** One step of undo. */
  replace(span: Span, insert: { readonly tag: Tag }): void;
}

/** Longer than a document may be, in UTF-16 units: the whole line. */
const LINE_MAX = 100_000;
/** Code has no tags, and a link holds no link of a tag. */
const WITHOUT_TAGS = "code, pre, .ql-code-block, a";
const TAGS = ".ql-tag";

export function editorTarget(text: TaggableText): SuggestTarget {
  const { root } = text;
  /** The last `length` units before the caret. */
  const spanOf = (length: number): Span => ({ index: (text.selection()?.index ?? length) - length, length });
  return {
    element: root,
    before() {
      const caret = document.activeElement === root ? text.selection() : undefined;
      if (caret === undefined || caret.length > 0) return undefined;
      const line = text.textBefore(caret.index, LINE_MAX);
      return /[#@]/.test(line) && isWithoutTags(root) ? undefined : line;
    },
    rectBefore: (length) => text.rectOf(spanOf(length)),
    replace: (length, tag) => text.replace(spanOf(length), { tag }),
    tagsLeft: () => TAGS_MAX - root.querySelectorAll(TAGS).length,
    onChange: (listener) => text.onChange(listener),
    onKey: (listener) => text.onKey(listener),
  };
}

function isWithoutTags(root: HTMLElement): boolean {
  const node = document.getSelection()?.anchorNode;
  const element = node instanceof Element ? node : node?.parentElement;
  const found = element?.closest(WITHOUT_TAGS);
  return found !== null && found !== undefined && root.contains(found);
}

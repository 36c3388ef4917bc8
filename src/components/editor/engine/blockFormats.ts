// Formats of lines: headings, lists, code, and how a line is placed; their elements have the reader's attributes.
// See docs/product.md#rich-text.
import Blockquote from "quill/formats/blockquote.js";
import CodeBlock, { CodeBlockContainer } from "quill/formats/code.js";
import Header from "quill/formats/header.js";
import ListItem, { ListContainer } from "quill/formats/list.js";
import { Parchment } from "./quill.ts";

const { Attributor, Scope } = Parchment;

/** docs/product.md#rich-text-limits: indent at most 30; Quill's own stops at 8. */
const INDENT_MAX = 30;
const BLOCK = { scope: Scope.BLOCK };

/** The reader's style sheet tells the levels of a document by this attribute. */
export class LevelHeader extends Header {
  static override create(value: unknown): HTMLElement {
    const node = super.create(value);
    node.dataset["level"] = String(LevelHeader.formats(node));
    return node;
  }
}

/** Its line is on the side where its words begin, as the reader draws it. */
export class QuoteLine extends Blockquote {
  static override create(value: unknown): HTMLElement {
    const node = super.create(value);
    node.dir = "auto";
    return node;
  }
}

/** Its signs are on the side where the words of the list begin, as the reader draws it. */
export class ListLines extends ListContainer {
  static override create(value: unknown): HTMLElement {
    const node = super.create(value) as HTMLElement;
    node.dir = "auto";
    return node;
  }
}

/** Items of the container of ours. */
export class ListItemLine extends ListItem {}
ListLines.allowedChildren = [ListItemLine];
ListItemLine.requiredContainer = ListLines;

/** Keeps the language of code that was written elsewhere. */
export class LanguageCode extends CodeBlock {
  static override create(value: unknown): HTMLElement {
    const node = super.create(value);
    if (typeof value === "string") node.dataset["language"] = value;
    return node;
  }

  static override formats(node: HTMLElement): string | true {
    return node.dataset["language"] ?? true;
  }
}

/** Its container takes our lines of code instead of Quill's. */
export class CodeLines extends CodeBlockContainer {}
CodeLines.allowedChildren = [LanguageCode];
LanguageCode.requiredContainer = CodeLines;

/** A level in, a level out, or a level from 1 to 30. The style sheet moves lines by what is set here. */
class IndentAttributor extends Attributor {
  override add(node: HTMLElement, value: unknown): boolean {
    const now = this.value(node) ?? 0;
    const wanted = value === "+1" ? now + 1 : value === "-1" ? now - 1 : Math.trunc(Number(value));
    const level = Math.min(INDENT_MAX, wanted);
    if (!(level >= 1)) {
      this.remove(node);
      return true;
    }
    node.style.setProperty("--indent", String(level));
    return super.add(node, String(level));
  }

  override remove(node: HTMLElement): void {
    super.remove(node);
    node.removeAttribute("style");
  }

  override value(node: HTMLElement): number | undefined {
    return Number(super.value(node)) || undefined;
  }
}

export const PLACING = [
  new Attributor("align", "data-align", { ...BLOCK, whitelist: ["center", "right", "justify"] }),
  new Attributor("direction", "dir", { ...BLOCK, whitelist: ["rtl"] }),
  new IndentAttributor("indent", "data-indent", BLOCK),
];

// Backspace and Delete take a whole letter as its reader sees it, where Quill handles them itself: always in Firefox.
// See docs/product.md#rich-editor.
import Keyboard, { type Context } from "quill/modules/keyboard.js";
import type { Range } from "./quill.ts";

const LETTERS = new Intl.Segmenter(undefined, { granularity: "grapheme" });
/** UTF-16 units beside the caret that are looked at: no letter is longer. */
const NEAR = 256;
/** Letters whose signs are typed, and taken back, one by one: those of India and Southeast Asia, Arabic, Hebrew. */
const SIGN_BY_SIGN = /^(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Hangul}])\p{L}\p{M}/u;

/** UTF-16 units of the letter before the caret that Backspace takes. */
function unitsBefore(text: string): number {
  const letter = [...LETTERS.segment(text.slice(-NEAR))].at(-1)?.segment ?? "";
  return (SIGN_BY_SIGN.test(letter) ? (Array.from(letter).at(-1) ?? "") : letter).length;
}

/** UTF-16 units of the letter behind the caret. */
function unitsAfter(text: string): number {
  const [letter] = LETTERS.segment(text.slice(0, NEAR));
  return letter?.segment.length ?? 0;
}

/** Quill's own takes a pair of UTF-16 units at most: half of a flag, one member of a family. */
export class LetterKeyboard extends Keyboard {
  override handleBackspace(range: Range, context: Context): void {
    this.take(range.index, -unitsBefore(context.prefix), () => super.handleBackspace(range, context));
  }

  override handleDelete(range: Range, context: Context): void {
    this.take(range.index, unitsAfter(context.suffix), () => super.handleDelete(range, context));
  }

  /** `otherwise`: for ends of lines and embeds, of which one unit goes. */
  private take(index: number, units: number, otherwise: () => void): void {
    if (Math.abs(units) <= 1) return otherwise();
    this.quill.deleteText(Math.min(index, index + units), Math.abs(units), "user");
    this.quill.focus();
  }
}

// Numbers that pasted items begin with: those that a list counts, and the signs of a word processor.
// See docs/product.md#pasting.
import type { Formats } from "../delta.ts";
import type { OpenElement } from "./openElements.ts";
import type { PastedLines } from "./pastedLines.ts";
import { createWordNumbers } from "./writtenNumbers.ts";

const NUMBERED = /^\s*[\da-z]{1,4}[.)]/i;

export interface NumberedItems {
  /** An item is the last open element. `words`: what it begins with; undefined for an item of a list that we count. */
  itemOpened(words: string | undefined): void;
  /** A part of the sign before an item of a word processor's list. */
  addMarker(text: string): void;
  /** That sign has been read. */
  markerEnded(): void;
  /** Before the first words of an item, which may be in a paragraph of their own. */
  beforeWords(inline: Formats): void;
}

/** `stack`: the open elements, whose lines it makes items or plain lines. */
export function createNumberedItems(
  stack: readonly OpenElement[],
  lines: Pick<PastedLines, "words">,
): NumberedItems {
  const wordNumber = createWordNumbers();
  let marker = "";
  /** Of an item whose words have not come yet. */
  let number = "";

  /** The item is no line of a list, and begins with its number. */
  function makePlain(words: string, index: number): void {
    for (const element of stack.slice(index)) {
      const { list: _list, ...line } = element.line;
      element.line = line;
    }
    number = `${words} `;
  }

  /** Elements of an item that are open already have its line's formats too. */
  function makeItem(index: number, sign: string): void {
    const isOutermost = stack[index]?.line.indent === undefined;
    const words = isOutermost ? wordNumber(sign) : undefined;
    if (words !== undefined) return makePlain(words, index);
    for (const element of stack.slice(index)) element.line = { ...element.line, list: "ordered" };
  }

  return {
    itemOpened(words) {
      number = "";
      if (words !== undefined) makePlain(words, stack.length - 1);
    },
    addMarker: (text) => void (marker += text.slice(0, 10)),
    markerEnded() {
      const index = stack.findLastIndex(({ isWordItem }) => isWordItem);
      const [sign] = NUMBERED.exec(marker) ?? [];
      if (index >= 0 && sign !== undefined) makeItem(index, sign);
      marker = "";
    },
    beforeWords(inline) {
      if (number !== "") lines.words(number, inline);
      number = "";
    },
  };
}

// The elements of pasted HTML that are open at a place, and what each of them gives to its text.
import type { Formats } from "../delta.ts";
import { inlineFormats, isBlock, isHidden, lineFormats, readStyle } from "./elementFormats.ts";
import type { Attributes } from "./htmlTokens.ts";
import { type ItemNumbers, itemNumbers } from "./writtenNumbers.ts";

export interface OpenElement {
  readonly name: string;
  readonly inline: Formats;
  /** Changed for items whose number becomes words, and for those of a word processor, whose sign comes later. */
  line: Formats;
  /** Begins and ends a line; not in a cell of a table, which is a part of the line of its row. */
  readonly isBlock: boolean;
  readonly isInCell: boolean;
  readonly isHidden: boolean;
  /** Spaces and line ends are kept as they are. */
  readonly isPre: boolean;
  /** The sign before an item of a word processor's list. */
  readonly isMarker: boolean;
  /** An item of a word processor's list. */
  readonly isWordItem: boolean;
  /** Lists around. */
  readonly depth: number;
  /** Of a numbered list that is in no other one. */
  readonly numbers: ItemNumbers | undefined;
}

export const ROOT: OpenElement = {
  name: "",
  inline: {},
  line: {},
  isBlock: true,
  isInCell: false,
  isHidden: false,
  isPre: false,
  isMarker: false,
  isWordItem: false,
  depth: 0,
  numbers: undefined,
};

export function openElement(around: OpenElement, name: string, attributes: Attributes): OpenElement {
  const style = readStyle(attributes);
  const depth = around.depth + (name === "ul" || name === "ol" ? 1 : 0);
  const line = lineFormats(around.line, name, style, depth);
  const wordList = style("mso-list");
  return {
    name,
    // Code has no formats.
    inline: line["code-block"] === true ? {} : inlineFormats(around.inline, name, attributes, style),
    line,
    isBlock: isBlock(name) && !around.isInCell,
    isInCell: around.isInCell || name === "td" || name === "th",
    isHidden: around.isHidden || isHidden(name, style),
    isPre: around.isPre || name === "pre",
    isMarker: around.isMarker || wordList.includes("ignore"),
    isWordItem: /\bl\d+ level\d/.test(wordList),
    depth,
    numbers: name === "ol" && depth === 1 ? itemNumbers(attributes, style) : undefined,
  };
}

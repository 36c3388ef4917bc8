// The headings of a document with ids for links, for a table of contents.
import type { Block } from "./blocks.ts";
import { textOfLine } from "./lines.ts";

export interface Heading {
  /** Unique in the document, valid as an element's id, and stable while the heading's text is unchanged. */
  readonly id: string;
  readonly level: number;
  readonly text: string;
}

/** Prefix of every id, so that no heading uses the id of another element of the page. */
const PREFIX = "s-";
const MAX_NAME = 60;

function nameOf(text: string): string {
  const words =
    text
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return PREFIX + Array.from(words.join("-")).slice(0, MAX_NAME).join("");
}

/** One entry per heading block, in order. */
export function outlineOf(blocks: readonly Block[]): readonly Heading[] {
  const taken = new Map<string, number>();
  return blocks.flatMap((block) => {
    if (block.kind !== "heading") return [];
    const text = textOfLine(block.line).trim();
    const name = nameOf(text);
    const times = (taken.get(name) ?? 0) + 1;
    taken.set(name, times);
    return [{ id: times === 1 ? name : `${name}--${times}`, level: block.level, text }];
  });
}

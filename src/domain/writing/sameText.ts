// Whether what the server has is what was sent, however it wrote it: it cleans documents and trims words.
// See docs/product.md#outbox.
import type { ContentMode, Medium } from "../community/post.ts";
import { cleanDelta } from "../richText/cleanDelta.ts";
import type { DeltaInsert } from "../richText/delta.ts";
import { joinOps } from "../richText/editing/joinOps.ts";
import { isFields } from "../richText/fields.ts";
import { mediaBeside } from "../richText/mediaBeside.ts";
import type { ReaderRules } from "../richText/readerRules.ts";

/** The text of a post or reply, with its pictures and videos. */
export interface WrittenText {
  readonly contentMode: ContentMode;
  /** Plain text, or a document as JSON text. */
  readonly content: string;
  /** Those of a document may be among them, or not. */
  readonly media: readonly Medium[];
}

/** Addresses are compared and never requested. */
const ANY_ADDRESS: ReaderRules = {
  readAddress: (value) => (typeof value === "string" ? value : ""),
  innerLinks: false,
};
/** docs/wire.md#rich-text-of-posts: formats that the server may drop or write differently. */
const NOT_KEPT = new Set(["align", "direction", "code-block"]);

const tidy = (words: string): string => words.replaceAll(/\r\n?/g, "\n").trim();

/** Fields in one order, their words without spaces at the ends. */
function fieldsOf(value: object): unknown {
  const fields = Object.entries(value).map(([name, each]): readonly [string, unknown] => [
    name,
    isFields(each) ? fieldsOf(each) : typeof each === "string" ? each.trim() : each,
  ]);
  return fields.filter(([name]) => !NOT_KEPT.has(name)).toSorted(([one], [other]) => (one < other ? -1 : 1));
}

function insertOf({ insert, attributes = {} }: DeltaInsert): unknown {
  return [typeof insert === "string" ? insert : fieldsOf(insert), fieldsOf(attributes)];
}

function partsOf({ contentMode, content, media }: WrittenText): unknown {
  const isRich = contentMode === "rich";
  const text = isRich
    ? joinOps(cleanDelta(content, ANY_ADDRESS).ops).map((op) => insertOf(op as DeltaInsert))
    : tidy(content);
  const beside = isRich ? mediaBeside(media, content, ANY_ADDRESS) : media;
  return [contentMode, text, beside.map(({ src, alt }) => [src, tidy(alt)])];
}

/** Words, formats, pictures with their descriptions, and their order. Never fails for a document of any origin. */
export function isSameText(one: WrittenText, other: WrittenText): boolean {
  return JSON.stringify(partsOf(one)) === JSON.stringify(partsOf(other));
}

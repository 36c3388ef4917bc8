// A draft's content without showing it: what it begins with, whether it is empty or equal to another, and its excerpt.
// See docs/product.md#drafts.
import { isFields } from "../richText/fields.ts";
import { createListNumbers } from "../richText/listNumbers.ts";
import type { DraftContent, EditorMode } from "./draft.ts";

/** Letters (graphemes) of an excerpt. */
const EXCERPT_MAX = 200;

/** What a text begins with. */
export const nothingWritten = (mode: EditorMode): DraftContent => ({
  mode,
  title: "",
  text: "",
  caret: undefined,
  media: [],
});

/** The words of a document as JSON text; the text itself where it is none. */
function wordsOf({ mode, text }: Pick<DraftContent, "mode" | "text">): string {
  if (mode === "simple") return text;
  try {
    const value: unknown = JSON.parse(text);
    const ops = isFields(value) ? value["ops"] : value;
    return Array.isArray(ops) ? numberedWords(ops) : "";
  } catch {
    return text === "" ? "" : text;
  }
}

/** The words line by line, a numbered line with its number; an embed is a space. */
function numberedWords(ops: readonly unknown[]): string {
  const next = createListNumbers();
  let words = "";
  let line = "";
  let hasPicture = false;
  for (const op of ops) {
    const { insert, attributes } = isFields(op) ? op : {};
    const { list, indent } = isFields(attributes) ? attributes : {};
    if (typeof insert !== "string") {
      line += " ";
      hasPicture ||= isFields(insert) && ("image" in insert || "upload" in insert || "video" in insert);
      continue;
    }
    for (const [at, text] of insert.split("\n").entries()) {
      if (at > 0) {
        const isBlank = line.trim() === "";
        const other = hasPicture && isBlank ? "picture" : "other";
        const item = { indent: Number(indent ?? 0), isOrdered: list === "ordered" };
        const number = next(list === undefined ? other : item);
        words += `${number === undefined || isBlank ? "" : `${number}. `}${line}\n`;
        line = "";
        hasPicture = false;
      }
      line += text;
    }
  }
  return words + line;
}

/** Plain text of a draft, for a copy of it. */
export const plainTextOf = (content: Pick<DraftContent, "mode" | "text">): string => wordsOf(content).trim();

/** The beginning of the text in one line, at most 200 letters. */
export function excerptOf(content: Pick<DraftContent, "mode" | "text">): string {
  // A letter has few units: more than these are not looked at.
  const words = plainTextOf(content)
    .slice(0, EXCERPT_MAX * 20)
    .replaceAll(/\s+/g, " ");
  const letters: string[] = [];
  for (const { segment } of new Intl.Segmenter().segment(words)) {
    if (letters.length === EXCERPT_MAX) break;
    letters.push(segment);
  }
  return letters.join("");
}

/** No words, no title and no media. Choices alone are no draft. */
export function isEmptyContent({ title, media, ...text }: DraftContent): boolean {
  if (title.trim() !== "" || media.length > 0 || plainTextOf(text) !== "") return false;
  // A document without words may hold a picture.
  return text.mode === "simple" || !/"(?:image|video|upload|tag)"/.test(text.text);
}

/** Whether nothing that is published differs. The caret and the order of fields do not count. */
export function isSameContent(one: DraftContent, other: DraftContent): boolean {
  const partsOf = ({ caret: _caret, ...parts }: DraftContent): string =>
    JSON.stringify(Object.entries(parts).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  return partsOf(one) === partsOf(other);
}

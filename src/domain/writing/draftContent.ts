// A draft's content without showing it: what it begins with, whether it is empty or equal to another, and its excerpt.
// See docs/product.md#drafts.
import { isFields } from "../richText/fields.ts";
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
    if (!Array.isArray(ops)) return "";
    return ops.map((op) => (isFields(op) && typeof op["insert"] === "string" ? op["insert"] : " ")).join("");
  } catch {
    return text === "" ? "" : text;
  }
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

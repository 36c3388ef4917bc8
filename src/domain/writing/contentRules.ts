// What keeps a text from being published, told while it is written. See docs/wire.md#community-limits.
import { lettersLeft, TEXT_MAX, TITLE_MAX } from "../community/letters.ts";
import type { DraftContent } from "./draft.ts";
import { isEmptyContent } from "./draftContent.ts";

/** Sizes of a document: letters, bytes of its JSON text in UTF-8, and inserts. */
export interface DocumentSize {
  readonly letters: number;
  readonly bytes: number;
  readonly ops: number;
}

export const DOCUMENT_MAX: DocumentSize = { letters: 20_000, bytes: 65_536, ops: 2_000 };

/** What is written in a slot: a post or a reply, each with limits of its own. */
export type WrittenKind = "post" | "reply";

/** Letters that a document may have. A rich reply is no longer than a plain one. */
export const richLetters = (kind: WrittenKind): number => (kind === "post" ? DOCUMENT_MAX.letters : TEXT_MAX);

export type ContentProblem = "empty" | "titleLong" | "textLong" | "documentLarge";

/** The member has not begun: nothing is written and nothing chosen. */
export const isUntouched = (content: DraftContent): boolean =>
  isEmptyContent(content) &&
  content.version === undefined &&
  content.related === undefined &&
  content.topics === undefined &&
  content.sport === undefined &&
  content.visibility === undefined &&
  content.replyRule === undefined &&
  content.isSpoiler === undefined;

/**
 * The first thing that the server would refuse; undefined for nothing. `size`: of a document, as the editor measured it;
 * undefined while it has not.
 */
export function problemOf(
  content: DraftContent,
  size?: DocumentSize,
  kind: WrittenKind = "post",
): ContentProblem | undefined {
  if (isEmptyContent(content)) return "empty";
  if (isOver(lettersLeft(content.title, TITLE_MAX))) return "titleLong";
  if (content.mode === "simple") return isOver(lettersLeft(content.text, TEXT_MAX)) ? "textLong" : undefined;
  if (size === undefined) return undefined;
  if (size.letters > richLetters(kind)) return "textLong";
  return size.bytes > DOCUMENT_MAX.bytes || size.ops > DOCUMENT_MAX.ops ? "documentLarge" : undefined;
}

const isOver = (left: number | undefined): boolean => left !== undefined && left < 0;

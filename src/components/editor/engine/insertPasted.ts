// Inserts what was pasted as one step of undo, without an empty line behind it.
// See docs/product.md#pasting.
import type { Formats } from "#domain/richText/delta.ts";
import type { EditorInsert } from "#domain/richText/editing/editorOps.ts";
import { piecesOf } from "#domain/richText/editing/piecesOf.ts";
import { type Quill, QuillDelta, Range } from "./quill.ts";
import { trackedRange } from "./trackedRange.ts";

/** The inserts without the end of their last line, and the formats of that end. */
function openEnd(ops: readonly EditorInsert[]): {
  inserts: readonly EditorInsert[];
  end: Formats | undefined;
} {
  const last = ops.at(-1);
  if (last === undefined || typeof last.insert !== "string" || !last.insert.endsWith("\n")) {
    return { inserts: ops, end: undefined };
  }
  const insert = last.insert.slice(0, -1);
  const inserts = [...ops.slice(0, -1), ...(insert === "" ? [] : [{ ...last, insert }])];
  return { inserts, end: last.attributes };
}

/** Lets the page draw and answer keys between two steps of a long paste. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/**
 * As `insertPasted`, in pieces with tasks of their own where it is long; a change from elsewhere in between moves the
 * place. One step of undo all the same.
 */
export async function insertInPieces(
  quill: Quill,
  range: Range,
  ops: readonly EditorInsert[],
): Promise<void> {
  const { history } = quill;
  const pieces = piecesOf(ops);
  const follows = pieces.length > 1 ? { shapesLine: shapesLine(quill, range, ops) } : undefined;
  let place = trackedRange(quill, range);
  for (const piece of pieces.slice(0, -1)) {
    const { index, length } = place.end();
    if (piece === pieces[0]) history.cutoff();
    else history.lastRecorded = Date.now();
    const change = deltaOf(piece, new QuillDelta().retain(index).delete(length));
    quill.updateContents(change, "user");
    place = trackedRange(quill, new Range(index + lengthOf(piece), 0));
    await nextTask();
    if (!quill.root.isConnected) return;
  }
  if (follows !== undefined) history.lastRecorded = Date.now();
  insertPasted(quill, place.end(), pieces.at(-1) ?? [], follows);
}

/** In UTF-16 units; an embed counts as one. */
const lengthOf = (inserts: readonly EditorInsert[]): number =>
  inserts.reduce((sum, { insert }) => sum + (typeof insert === "string" ? insert.length : 1), 0);

function deltaOf(inserts: readonly EditorInsert[], change: QuillDelta): QuillDelta {
  for (const { insert, attributes } of inserts) {
    change.insert(insert as string, attributes as Record<string, unknown> | undefined);
  }
  return change;
}

/** Whether the line at the caret takes the format of the last pasted line: it is empty, or several lines are pasted. */
function shapesLine(quill: Quill, { index, length }: Range, ops: readonly EditorInsert[]): boolean {
  const { inserts } = openEnd(ops);
  const hasLines = inserts.some(({ insert }) => typeof insert === "string" && insert.includes("\n"));
  return hasLines || (restOfLine(quill, index + length) === 0 && quill.getLine(index)[1] === 0);
}

/** UTF-16 units between a place and the end of its line. */
function restOfLine(quill: Quill, index: number): number {
  const [line, offset] = quill.getLine(index);
  return (line?.length() ?? 1) - 1 - offset;
}

/**
 * Replaces a range. `follows`: it is one step of undo with the pieces before, and the whole paste has `shapesLine`. The
 * line at the caret ends the pasted text: it takes the format of the last pasted line where it is empty, or where
 * several lines were pasted and nothing follows.
 */
export function insertPasted(
  quill: Quill,
  range: Range,
  ops: readonly EditorInsert[],
  follows?: { readonly shapesLine: boolean },
): void {
  const { index, length } = range;
  const { inserts, end } = openEnd(ops);
  const shapes = follows?.shapesLine ?? shapesLine(quill, range, ops);
  const change = deltaOf(inserts, new QuillDelta().retain(index).delete(length));
  if (end !== undefined && shapes && restOfLine(quill, index + length) === 0) change.retain(1, { ...end });
  const before = quill.getLength() - length;
  if (follows === undefined) quill.history.cutoff();
  quill.updateContents(change, "user");
  quill.history.cutoff();
  quill.setSelection(index + quill.getLength() - before, 0, "silent");
  quill.scrollSelectionIntoView();
}

// Splits what is pasted into pieces that a page inserts one by one, so that it can draw between them.
// See docs/product.md#pasting.
import type { EditorInsert } from "./editorOps.ts";
import { joinOps } from "./joinOps.ts";

/** Inserts and lines of a piece at most: the page takes up to 1 ms for each on a slow computer. */
export const PIECE_MOST = 100;

/** A text as several, each with one line end at most. */
function splitLines(op: EditorInsert): readonly EditorInsert[] {
  if (typeof op.insert !== "string") return [op];
  return op.insert.split(/(?<=\n)/).map((insert) => ({ ...op, insert }));
}

/** One piece at least. A piece can end within a line. */
export function piecesOf(ops: readonly EditorInsert[]): readonly (readonly EditorInsert[])[] {
  const parts = ops.flatMap(splitLines);
  const pieces: (readonly EditorInsert[])[] = [];
  for (let at = 0; at < parts.length; at += PIECE_MOST) {
    pieces.push(joinOps(parts.slice(at, at + PIECE_MOST)));
  }
  return pieces.length === 0 ? [[]] : pieces;
}

// Splits what is pasted into pieces that a page inserts one by one, so that it can draw between them.
// See docs/product.md#pasting.
import type { EditorInsert } from "./editorOps.ts";

/** Inserts and lines of a piece: less than 100 ms on a slow computer. */
const PIECE_MOST = 250;

/** An insert of many lines as several, each of so many lines at most. */
function splitLines(op: EditorInsert): readonly EditorInsert[] {
  if (typeof op.insert !== "string") return [op];
  const lines = op.insert.split("\n");
  if (lines.length <= PIECE_MOST) return [op];
  const parts: EditorInsert[] = [];
  for (let at = 0; at < lines.length; at += PIECE_MOST) {
    const part = lines.slice(at, at + PIECE_MOST).join("\n");
    const insert = at + PIECE_MOST < lines.length ? `${part}\n` : part;
    if (insert !== "") parts.push({ ...op, insert });
  }
  return parts;
}

const linesIn = ({ insert }: EditorInsert): number =>
  typeof insert === "string" ? insert.split("\n").length : 1;

/** One piece at least; each but the last ends with the end of a line. */
export function piecesOf(ops: readonly EditorInsert[]): readonly (readonly EditorInsert[])[] {
  const pieces: EditorInsert[][] = [];
  let piece: EditorInsert[] = [];
  let size = 0;
  for (const op of ops.flatMap(splitLines)) {
    piece.push(op);
    size += linesIn(op);
    if (size < PIECE_MOST || typeof op.insert !== "string" || !op.insert.endsWith("\n")) continue;
    pieces.push(piece);
    piece = [];
    size = 0;
  }
  return piece.length > 0 || pieces.length === 0 ? [...pieces, piece] : pieces;
}

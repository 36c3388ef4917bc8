// Cuts what is pasted to the room that a document has.
// See docs/product.md#pasting.
import { documentOf, type EditorInsert } from "./editorOps.ts";
import { textOfOps } from "./documentLengths.ts";

/** docs/wire.md#community-limits: 20,000 letters, of two UTF-16 units as in many scripts. */
const UNITS_MAX = 40_000;
/** docs/wire.md#community-limits: 2,000 inserts; a line costs the page as much as an insert. */
const INSERTS_MAX = 2_000;
/** docs/wire.md#community-limits: 64 KiB as JSON text, without what the document around takes. */
const BYTES_MAX = 60_000;

export interface TextRoom {
  /** UTF-16 units of words at most. */
  readonly unitsMax: number;
  /** Inserts and lines at most. */
  readonly insertsMax: number;
}

/** The room beside what a document has. */
export function roomBeside(ops: readonly EditorInsert[]): TextRoom {
  const text = textOfOps(ops);
  return {
    unitsMax: Math.max(0, Math.min(UNITS_MAX, BYTES_MAX - documentOf(ops).length) - text.length),
    insertsMax: Math.max(0, INSERTS_MAX - ops.length - text.split("\n").length),
  };
}

/** The beginning of a text with at most so many lines and units, never half a sign. */
function cutText(text: string, units: number, lines: number): string {
  const cut = text.slice(0, units).replace(/[\ud800-\udbff]$/, "");
  const kept = cut.split("\n", lines + 1);
  return kept.length > lines ? kept.slice(0, lines).join("\n") : cut;
}

/** The beginning of the inserts that there is room for; the same array where all of them are. */
export function cutOps(
  ops: readonly EditorInsert[],
  { unitsMax, insertsMax }: TextRoom,
): readonly EditorInsert[] {
  const kept: EditorInsert[] = [];
  let units = unitsMax;
  let inserts = insertsMax;
  for (const op of ops) {
    const words = textOfOps([op]);
    const lines = words.split("\n").length;
    if (words.length <= units && lines <= inserts) {
      kept.push(op);
      units -= Math.max(1, words.length);
      inserts -= lines;
      continue;
    }
    const rest = typeof op.insert === "string" ? cutText(op.insert, units, inserts) : "";
    return rest === "" ? kept : [...kept, { ...op, insert: rest }];
  }
  return ops;
}

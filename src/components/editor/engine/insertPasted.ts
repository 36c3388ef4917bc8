// Inserts what was pasted as one step of undo, without an empty line behind it.
// See docs/product.md#pasting.
import type { Formats } from "#domain/richText/delta.ts";
import type { EditorInsert } from "#domain/richText/editing/editorOps.ts";
import { type Quill, QuillDelta, type Range } from "./quill.ts";

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

/**
 * Replaces a range. The line at the caret ends the pasted text: it takes the format of the last pasted line where it is
 * empty, or where several lines were pasted and nothing follows.
 */
export function insertPasted(quill: Quill, { index, length }: Range, ops: readonly EditorInsert[]): void {
  const { inserts, end } = openEnd(ops);
  const [line, offset] = quill.getLine(index + length);
  const rest = (line?.length() ?? 1) - 1 - offset;
  const isEmptyLine = rest === 0 && quill.getLine(index)[1] === 0;
  const hasLines = inserts.some(({ insert }) => typeof insert === "string" && insert.includes("\n"));
  const change = new QuillDelta().retain(index).delete(length);
  for (const { insert, attributes } of inserts) {
    change.insert(insert as string, attributes as Record<string, unknown> | undefined);
  }
  if (end !== undefined && rest === 0 && (isEmptyLine || hasLines)) change.retain(1, { ...end });
  const before = quill.getLength() - length;
  quill.history.cutoff();
  quill.updateContents(change, "user");
  quill.history.cutoff();
  quill.setSelection(index + quill.getLength() - before, 0, "silent");
  quill.scrollSelectionIntoView();
}

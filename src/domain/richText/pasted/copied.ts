// What the editor puts on the clipboard for other programs: plain text, and HTML of the words alone.
// See docs/product.md#copying.
import { type EditorInsert } from "../editing/editorOps.ts";
import { textOfOps } from "../editing/documentLengths.ts";

const ESCAPED: Readonly<Record<string, string>> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };

const escape = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => ESCAPED[sign] ?? "");

export interface Copied {
  readonly text: string;
  /** Paragraphs, line by line; no attribute, so that nothing of it runs or is fetched wherever it is pasted. */
  readonly html: string;
}

export function copiedOf(ops: readonly EditorInsert[]): Copied {
  const text = textOfOps(ops);
  return { text, html: `<p>${escape(text).replaceAll("\n", "</p><p>")}</p>` };
}

// How long a document is by the three counts that limit it: letters, bytes and inserts.
// See docs/wire.md#community-limits.
import { documentOf, type EditorInsert } from "./editorOps.ts";

export interface DocumentLengths {
  /** Graphemes of its words, without empty lines and without spaces at the ends of lines. */
  readonly letters: number;
  /** Of its JSON text in UTF-8. */
  readonly bytes: number;
  /** Its inserts. */
  readonly ops: number;
}

/** Bytes of a text in UTF-8; half a pair counts as the sign that replaces it. */
function utf8Length(text: string): number {
  let bytes = 0;
  for (const sign of text) {
    const code = sign.codePointAt(0) ?? 0;
    bytes += code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x1_00_00 ? 3 : 4;
  }
  return bytes;
}

/** The words of a document as plain text: a tag is its words, an empty space a space. */
export function textOfOps(ops: readonly EditorInsert[]): string {
  return ops
    .map(({ insert }) => {
      if (typeof insert === "string") return insert;
      if ("tag" in insert) return insert.tag.text;
      if ("video" in insert) return "\n";
      return "empty-space" in insert ? " " : "";
    })
    .join("");
}

/** `count` counts the letters of a text, as `createLetterCount` makes it. */
export function measureDocument(
  ops: readonly EditorInsert[],
  count: (text: string) => number,
): DocumentLengths {
  const lines = textOfOps(ops)
    .split("\n")
    .map((line) => line.trim());
  return {
    letters: count(lines.filter((line) => line !== "").join("\n")),
    bytes: utf8Length(documentOf(ops)),
    ops: ops.length,
  };
}

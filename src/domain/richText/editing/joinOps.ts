// Joins neighbouring texts of equal format, so that a document has as few inserts as the server counts.
// See docs/wire.md#community-limits.
import type { Formats } from "../delta.ts";
import type { EditorInsert } from "./editorOps.ts";

const NO_FORMATS: Formats = {};

function sameFormats(one: Formats, other: Formats): boolean {
  const names = Object.keys(one) as (keyof Formats)[];
  return names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]);
}

/** Empty texts and empty formats go. */
export function joinOps(ops: readonly EditorInsert[]): readonly EditorInsert[] {
  const joined: EditorInsert[] = [];
  for (const { insert, attributes = NO_FORMATS } of ops) {
    if (insert === "") continue;
    const last = joined.at(-1);
    const isText = typeof insert === "string" && typeof last?.insert === "string";
    if (isText && sameFormats(last.attributes ?? NO_FORMATS, attributes)) {
      joined[joined.length - 1] = { ...last, insert: last.insert + insert };
    } else joined.push(Object.keys(attributes).length === 0 ? { insert } : { insert, attributes });
  }
  return joined;
}

// Finds the word after # or @ that is being typed, for which tags are suggested.
// See docs/product.md#suggestions.

export interface TagTrigger {
  readonly sign: "#" | "@";
  /** What follows the sign; "" for the sign alone. */
  readonly query: string;
  /** UTF-16 units from the sign to the caret. */
  readonly length: number;
}

/** UTF-16 units: longer than any name of a tag. */
const QUERY_MAX = 60;
/** Names of teams and people have up to this many words. */
const WORDS_MAX = 4;

/** A letter, digit or sign of an address before # or @ makes it a part of a word: a@b.example, /page#part. */
const IN_WORD = String.raw`[\p{L}\p{M}\p{N}_./:&=?#@-]`;
/** Scripts that separate no words by spaces. */
const UNSPACED = String.raw`[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]`;
const TYPED = new RegExp(`(?<!(?!${UNSPACED})${IN_WORD})[#@](?:[^\\s#@][^#@\\n]*)?$`, "u");

/** Undefined where no tag is being typed. `before`: the text of the line up to the caret. */
export function readTrigger(before: string): TagTrigger | undefined {
  const near = before.slice(-(QUERY_MAX + 2));
  const found = TYPED.exec(near);
  if (found === null) return undefined;
  const typed = found[0];
  const query = typed.slice(1);
  if (query.length > QUERY_MAX || query.trim().split(/\s+/).length > WORDS_MAX || /\s\s$/.test(query)) {
    return undefined;
  }
  return { sign: typed.startsWith("#") ? "#" : "@", query, length: typed.length };
}

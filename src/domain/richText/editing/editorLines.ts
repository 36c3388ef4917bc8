// Splits clean inserts into the lines of the editor, and gives texts and ends of lines the formats that are theirs.
// See docs/product.md#rich-editor.
import type { Formats } from "../delta.ts";
import type { EditorInsert } from "./editorOps.ts";

export interface EditorLine {
  /** Texts without "\n", and embeds. */
  readonly inserts: readonly EditorInsert[];
  /** Formats of the line; undefined for a video, which is a line without an end. */
  readonly end: Formats | undefined;
}

const NO_FORMATS: Formats = {};
const INLINE = ["bold", "italic", "underline", "strike", "code", "link"] as const;
/** A line has one of these; of several the reader draws the first. */
const KINDS = ["header", "list", "blockquote", "code-block"] as const;
const PLACING = ["align", "direction", "indent"] as const;

function pick(formats: Formats, names: readonly (keyof Formats)[]): Formats {
  return Object.fromEntries(
    names.flatMap((name) => (formats[name] === undefined ? [] : [[name, formats[name]]])),
  );
}

const isPicture = ({ insert }: EditorInsert): boolean =>
  typeof insert === "object" && ("image" in insert || "upload" in insert);

/** Code has neither formats nor embeds: a tag is its words. */
function asCode({ insert }: EditorInsert): EditorInsert {
  if (typeof insert === "string") return { insert };
  return { insert: "tag" in insert ? insert.tag.text : " " };
}

/** A line with a picture is not code, since code has none. */
function lineOf(inserts: readonly EditorInsert[], formats: Formats): EditorLine {
  const hasPicture = inserts.some(isPicture);
  const kind = KINDS.find((name) => formats[name] !== undefined && !(name === "code-block" && hasPicture));
  if (kind === "code-block") return { inserts: inserts.map(asCode), end: pick(formats, [kind]) };
  return { inserts, end: pick(formats, kind === undefined ? PLACING : [kind, ...PLACING]) };
}

/** `ops` are clean. */
export function linesOfOps(ops: readonly EditorInsert[]): readonly EditorLine[] {
  const lines: EditorLine[] = [];
  let inserts: EditorInsert[] = [];
  const end = (formats: Formats): void => {
    lines.push(lineOf(inserts, formats));
    inserts = [];
  };
  for (const { insert, attributes = NO_FORMATS } of ops) {
    if (typeof insert === "object" && "video" in insert) {
      if (inserts.length > 0) end(NO_FORMATS);
      lines.push({ inserts: [{ insert }], end: undefined });
      continue;
    }
    const inline = pick(attributes, INLINE);
    if (typeof insert === "object") {
      inserts.push({ insert, attributes: "upload" in insert ? NO_FORMATS : inline });
      continue;
    }
    for (const [at, text] of insert.replaceAll(/\r\n?/g, "\n").split("\n").entries()) {
      if (at > 0) end(attributes);
      if (text !== "") inserts.push({ insert: text, attributes: inline });
    }
  }
  if (inserts.length > 0) end(NO_FORMATS);
  return lines;
}

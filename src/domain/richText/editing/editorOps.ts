// Rich text as the editor holds it: clean, with the formats of lines on their ends, and with places of uploads.
// See docs/product.md#rich-editor.
import { cleanDelta, opsOf } from "../cleanDelta.ts";
import type { DeltaInsert, Embed, Formats } from "../delta.ts";
import { isFields } from "../fields.ts";
import type { ReaderRules } from "../readerRules.ts";
import { type EditorLine, linesOfOps } from "./editorLines.ts";
import { joinOps } from "./joinOps.ts";

/** Stands where a picture or video will be when it is uploaded. */
export interface UploadPlace {
  readonly upload: {
    readonly id: string;
    /** What the picture shows, where its writer said so before; never "". */
    readonly alt?: string;
  };
}

export interface EditorInsert {
  readonly insert: string | Embed | UploadPlace;
  readonly attributes?: Formats;
}

/** docs/wire.md#community-limits: 9 pictures and a video; a document with more places is not ours. */
const PLACES_MAX = 10;
const UPLOAD_ID = /^[\w-]{1,80}$/;
/** UTF-16 units: longer than any description that the server accepts. */
const ALT_MAX = 2_000;

/** The place of an upload; undefined for any other insert. */
export function placeOf(insert: unknown): UploadPlace["upload"] | undefined {
  const upload = isFields(insert) ? insert["upload"] : undefined;
  if (!isFields(upload)) return undefined;
  const { id, alt } = upload;
  if (typeof id !== "string" || !UPLOAD_ID.test(id)) return undefined;
  return typeof alt === "string" && alt !== "" ? { id, alt: alt.slice(0, ALT_MAX) } : { id };
}

/** Clean inserts and the places of uploads between them. */
function cleanInserts(document: unknown, rules: ReaderRules): readonly EditorInsert[] {
  const clean: EditorInsert[] = [];
  let run: unknown[] = [];
  const endRun = (): void => {
    clean.push(...cleanDelta({ ops: run }, rules).ops);
    run = [];
  };
  const places = new Set<string>();
  for (const op of opsOf(document)) {
    const upload = placeOf(isFields(op) ? op["insert"] : undefined);
    if (upload === undefined) run.push(op);
    else if (places.size < PLACES_MAX && !places.has(upload.id)) {
      endRun();
      places.add(upload.id);
      clean.push({ insert: { upload } });
    }
  }
  endRun();
  return clean;
}

const isFigure = (line: EditorLine): boolean => line.end === undefined;

/**
 * The inserts of a document of any origin, as the editor holds them; never fails. Each line ends with a "\n" that has
 * the formats of the line, a video is a line of its own without one, and the last insert is a "\n". What the editor
 * holds stays as it is.
 */
export function editorOps(document: unknown, rules: ReaderRules): readonly EditorInsert[] {
  const lines = linesOfOps(cleanInserts(document, rules));
  const last = lines.at(-1);
  const closed: readonly EditorLine[] =
    last === undefined || isFigure(last) ? [...lines, { inserts: [], end: {} }] : lines;
  return joinOps(
    closed.flatMap(({ inserts, end }): readonly EditorInsert[] =>
      end === undefined ? inserts : [...inserts, { insert: "\n", attributes: end }],
    ),
  );
}

/** The inserts as what is stored and sent: JSON text of a delta. */
export function documentOf(ops: readonly (EditorInsert | DeltaInsert)[]): string {
  return JSON.stringify({ ops });
}

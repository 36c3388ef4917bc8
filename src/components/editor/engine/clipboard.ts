// Copy, cut and paste: what is pasted is read without a DOM, what is copied is written from the document.
// See docs/product.md#pasting and docs/product.md#copying.
import { newId } from "#domain/newId.ts";
import { type TextRoom, cutOps, roomBeside } from "#domain/richText/editing/cutOps.ts";
import { editorOps, type EditorInsert } from "#domain/richText/editing/editorOps.ts";
import { PIECE_MOST } from "#domain/richText/editing/piecesOf.ts";
import { copiedOf } from "#domain/richText/pasted/copied.ts";
import type { Pasted } from "#domain/richText/pasted/pastedLines.ts";
import type { PastedPicture } from "#domain/richText/pasted/readDataPicture.ts";
import { readPasted } from "#domain/richText/pasted/readPasted.ts";
import type { ReaderRules } from "#domain/richText/readerRules.ts";
import { safeLink } from "#domain/richText/safeLink.ts";
import { ALT_LETTERS } from "#domain/writing/mediaLimits.ts";
import { deleteRange } from "quill/modules/keyboard.js";
import { insertInPieces, insertPasted, nextTask } from "./insertPasted.ts";
import { trackedRange } from "./trackedRange.ts";
import type { Quill, Range } from "./quill.ts";

/** From editor to editor, so that formats and tags survive. Any page can write it: it is cleaned as hostile input. */
const OWN_TYPE = "application/x-touchline-delta";

/** UTF-16 units: longer than any copy of a document of 64 KiB, whose tags and addresses are written out. */
const OWN_MAX = 500_000;

export interface ClipboardDeps {
  readonly rules: ReaderRules;
  /** Takes files and answers the ids of their uploads. */
  onFiles(files: readonly File[]): readonly string[];
  /** More was pasted than there is room for. */
  onCut(): void;
}

/** HTML that is one picture alone, as browsers copy a picture; its file is beside it. */
function isLonePicture(html: string): boolean {
  const rest = html.slice(0, 20_000).replaceAll(/<!--[^>]*-->|<(?!img\b)[^>]*>/gi, "");
  return /^\s*<img\b[^>]*>\s*$/i.test(rest);
}

/** A copy of a tag is another one. */
function withNewTagIds(ops: readonly EditorInsert[]): readonly EditorInsert[] {
  return ops.map((op) => {
    if (typeof op.insert === "string" || !("tag" in op.insert)) return op;
    return { ...op, insert: { tag: { ...op.insert.tag, uniqueId: newId() } } };
  });
}

/** At most as long as the server accepts, never half a character. */
const shortAlt = (alt: string): string => alt.slice(0, ALT_LETTERS).replace(/[\ud800-\udbff]$/, "");

const isPlace = ({ insert }: EditorInsert): boolean => typeof insert === "object" && "upload" in insert;

/** For what is dragged and dropped, which is written and read as a copy and a paste are. */
export interface EditorClipboard {
  put(data: DataTransfer, range: Range): void;
  take(data: DataTransfer, range: Range): void;
}

/** Listens as long as the editor's element lives. */
export function attachClipboard(quill: Quill, { rules, onFiles, onCut }: ClipboardDeps): EditorClipboard {
  const { root } = quill;
  const held = (): readonly EditorInsert[] => quill.getContents().ops as readonly EditorInsert[];

  function put(data: DataTransfer, { index, length }: Range): void {
    const ops = quill.getContents(index, length).ops as readonly EditorInsert[];
    const { text, html } = copiedOf(ops);
    data.setData("text/plain", text);
    data.setData("text/html", html);
    data.setData(OWN_TYPE, JSON.stringify({ ops }));
  }

  function copy(event: ClipboardEvent): Range | undefined {
    const range = quill.getSelection();
    if (event.defaultPrevented || range === null || range.length === 0) return undefined;
    event.preventDefault();
    if (event.clipboardData !== null) put(event.clipboardData, range);
    return range;
  }

  function insert(range: Range, ops: readonly EditorInsert[], room: TextRoom, wasCut = false): void {
    const cut = cutOps(ops, room);
    if (cut.length > 0) void insertInPieces(quill, range, cut);
    if (wasCut || cut !== ops) onCut();
  }

  /** Puts files in the place of pictures that were inside the HTML. */
  async function withUploads({ inserts }: Pasted, pause: () => Promise<void>): Promise<unknown[]> {
    const ops: unknown[] = [];
    for (const op of inserts) {
      if (typeof op.insert === "string" || !("picture" in op.insert)) {
        ops.push(op);
        continue;
      }
      await pause();
      const { picture } = op.insert;
      const file = await pastedFile(picture, pause);
      for (const id of file === undefined ? [] : onFiles([file])) {
        ops.push({ insert: { upload: { id, alt: shortAlt(picture.alt) } } });
      }
    }
    return ops;
  }

  async function pasteHtml(html: string, range: Range): Promise<void> {
    const place = trackedRange(quill, range);
    const room = roomBeside(held());
    const steps = readPasted(html, { readAddress: rules.readAddress, ...room });
    let step = steps.next();
    while (step.done !== true) {
      await nextTask();
      step = steps.next();
    }
    const pasted = step.value;
    const hasPictures = pasted.inserts.some(
      ({ insert: each }) => typeof each === "object" && "picture" in each,
    );
    const inserts = hasPictures ? await withUploads(pasted, nextTask) : pasted.inserts;
    const isLong = inserts.length > PIECE_MOST;
    if (isLong) await nextTask();
    const ops = editorOps({ ops: inserts }, rules);
    if (isLong) await nextTask();
    // The editor may be gone by now.
    if (!root.isConnected) return;
    insert(place.end(), ops, room, pasted.isCut);
  }

  function pasteText(text: string, range: Range): void {
    if (text === "") return;
    const formats = quill.getFormat(range.index);
    const isCode = formats["code-block"] !== undefined;
    const link = safeLink(text.trim());
    if (!isCode && range.length > 0 && link !== undefined && !link.startsWith("/")) {
      quill.history.cutoff();
      quill.formatText(range, "link", link, "user");
      quill.history.cutoff();
      return;
    }
    const room = roomBeside(held());
    // What there is no room for is not cleaned.
    const begun = text.slice(0, room.unitsMax).split("\n", room.insertsMax).join("\n");
    // The end of the last line is that of the line at the caret.
    const ops = editorOps({ ops: [{ insert: `${begun}\n`, attributes: formats }] }, rules);
    insert(range, ops, room, begun !== text);
  }

  function insertFiles(files: readonly File[], range: Range): void {
    const ops = onFiles(files).map((id) => ({ insert: { upload: { id } } }));
    if (ops.length > 0) insertPasted(quill, range, ops);
  }

  function take(data: DataTransfer, range: Range): void {
    const files = [...data.files].filter(({ type }) => /^(?:image|video)\//.test(type));
    // Read where it is pasted alone: beside HTML it can be as long.
    const text = (): string => data.getData("text/plain").replaceAll(/\r\n?/g, "\n");
    const html = data.getData("text/html");
    const own = data.getData(OWN_TYPE);
    const code = quill.getFormat(range.index)["code-block"] === undefined ? "" : text();
    if (code !== "") pasteText(code, range);
    else if (own.startsWith("{") && own.length <= OWN_MAX) {
      const ops = editorOps(own, rules).filter((op) => !isPlace(op));
      insert(range, withNewTagIds(ops), roomBeside(held()));
    } else if (files.length > 0 && (html === "" || isLonePicture(html))) insertFiles(files, range);
    else if (html !== "") void pasteHtml(html, range);
    else pasteText(text(), range);
  }

  root.addEventListener("copy", (event) => void copy(event));
  root.addEventListener("cut", (event) => {
    const range = copy(event);
    if (range !== undefined) deleteRange({ range, quill });
  });
  root.addEventListener("paste", (event) => {
    if (event.defaultPrevented || event.clipboardData === null) return;
    event.preventDefault();
    take(event.clipboardData, quill.getSelection(true));
  });
  return { put, take };
}

/** Letters of base64 decoded in a step: less than 50 ms on a slow phone. 4 letters are 3 bytes. */
export const STEP_LETTERS = 4 * 200_000;

function bytesOf(base64: string): Uint8Array<ArrayBuffer> {
  const text = atob(base64);
  const bytes = new Uint8Array(text.length);
  for (let at = 0; at < text.length; at += 1) bytes[at] = text.charCodeAt(at);
  return bytes;
}

/**
 * Makes a file of a picture that was inside pasted HTML, in steps, so that a large one does not block the page. `pause` is
 * waited for between two steps. Undefined where the text is no base64.
 */
export async function pastedFile(
  { type, base64, alt }: PastedPicture,
  pause: () => Promise<void>,
): Promise<File | undefined> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let at = 0; at < base64.length; at += STEP_LETTERS) {
      if (at > 0) await pause();
      parts.push(bytesOf(base64.slice(at, at + STEP_LETTERS)));
    }
  } catch {
    return undefined;
  }
  const name =
    alt
      .replaceAll(/[\\/:*?"<>|\s]+/g, " ")
      .trim()
      .slice(0, 60) || "picture";
  return new File(parts, `${name}.${type.slice(type.indexOf("/") + 1)}`, { type });
}

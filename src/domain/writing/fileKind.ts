// Recognises pictures and videos by their first bytes, whatever their name and declared type.
// See docs/product.md#uploads.

export interface FileKind {
  readonly kind: "image" | "video";
  /** Media type of the content. */
  readonly type: string;
}

/** How many bytes of a file `fileKindOf` wants to see. */
export const HEAD_BYTES = 64;

const image = (type: string): FileKind => ({ kind: "image", type: `image/${type}` });
const video = (type: string): FileKind => ({ kind: "video", type: `video/${type}` });

/** The bytes from `from` to `to` as one character each. */
const word = (bytes: Uint8Array, from: number, to: number): string =>
  String.fromCharCode(...bytes.subarray(from, to));

/** Brands of the file type box: pictures are stored in the same container as videos. */
function boxKind(head: Uint8Array): FileKind | undefined {
  const brand = word(head, 8, 12);
  if (/^(?:avif|avis)$/.test(brand)) return image("avif");
  if (/^(?:he[iv][cfmsx]|mi[af]f|mif1|msf1|MiHE)$/.test(brand)) return image("heic");
  // It has the boxes of an MP4 file; whether they hold what every browser plays is seen when it is read.
  if (brand === "qt  ") return video("quicktime");
  return /^(?:M4A |crx )$/.test(brand) ? undefined : video("mp4");
}

/**
 * What a file is by its first bytes: a picture that a browser may be able to open, or a video that the server may accept.
 * Undefined for anything else, such as SVG, HTML, PDF and sound.
 */
export function fileKindOf(head: Uint8Array): FileKind | undefined {
  const start = word(head, 0, 12);
  if (start.startsWith("\x89PNG\r\n\x1a\n")) return image("png");
  if (start.startsWith("\xff\xd8\xff")) return image("jpeg");
  if (start.startsWith("RIFF") && start.slice(8) === "WEBP") return image("webp");
  if (/^GIF8[79]a/.test(start)) return image("gif");
  if (start.slice(4, 8) === "ftyp") return boxKind(head);
  // Files of QuickTime before its own brand begin with any of their boxes.
  if (/^(?:moov|mdat|wide|skip|pnot)$/.test(start.slice(4, 8))) return video("quicktime");
  // Matroska has the same first bytes as WebM; the document type follows them.
  if (start.startsWith("\x1a\x45\xdf\xa3")) {
    return word(head, 0, HEAD_BYTES).includes("webm") ? video("webm") : undefined;
  }
  return undefined;
}

/**
 * Why a file is not taken: it has no bytes, is neither picture nor video, is the one and says that it is the other, is
 * too large, or of a kind without room.
 */
export type FileProblem = "empty" | "unknown" | "mismatch" | "large" | "room";

/**
 * The kind of a chosen file, or why it is refused. A picture may be another kind of picture than its type says, because
 * it is redrawn. `declared`: the media type by its name, "" for none.
 */
export function checkFile(
  head: Uint8Array,
  file: { readonly declared: string; readonly size: number },
  most: Readonly<Record<FileKind["kind"], { readonly bytes: number; readonly room: number }>>,
): FileKind | FileProblem {
  const found = fileKindOf(head);
  if (file.size === 0) return "empty";
  if (found === undefined) return "unknown";
  const says = file.declared.split("/", 1)[0] ?? "";
  if (says !== "" && says !== "application" && says !== found.kind) return "mismatch";
  if (most[found.kind].room <= 0) return "room";
  return file.size > most[found.kind].bytes ? "large" : found;
}

// Converts what a member writes between the simple mode (text, media beside it) and the rich mode (a document).
// See docs/product.md#editor-modes.
import type { Medium } from "../community/post.ts";
import { cleanDelta } from "./cleanDelta.ts";
import type { DeltaInsert, Formats } from "./delta.ts";
import { isFields } from "./fields.ts";
import type { ReaderRules } from "./readerRules.ts";

/** A picture or video beside the text: an upload, or, of an edit, a medium that the post has. */
export type BesideText = { readonly uploadId: string; readonly alt: string } | { readonly medium: Medium };

export interface TextWithMedia {
  /** Simple: plain text. Rich: a document as JSON text. */
  readonly text: string;
  readonly media: readonly BesideText[];
}

/** What the simple mode does not keep, and how often it occurs in a document. */
export interface Lost {
  /** Texts and lines with a format: bold, headings, quotes, code, colours of code, sides. */
  readonly formats: number;
  /** Lines of lists. They stay as lines. */
  readonly listLines: number;
  /** Addresses. The words of a link stay. */
  readonly links: number;
  /** Tags. They stay as words. */
  readonly tags: number;
  /** Pictures and videos with words after them, or with a caption: they go below the text, a caption into it. */
  readonly moved: number;
}

/** Where an upload is in a document (docs/product.md#editor-modes). */
interface UploadEmbed {
  readonly upload: { readonly id: string; readonly alt?: string; readonly caption?: string };
}

type Embedded = Exclude<DeltaInsert["insert"], string> | UploadEmbed;

/** Keeps every character: lines, blank lines and addresses stay words. Media become the last line of the document. */
export function simpleToRich({ text, media }: TextWithMedia): TextWithMedia {
  const words = text === "" && media.length > 0 ? [] : [{ insert: `${text}\n` }];
  const embeds = media.map((each) => ({ insert: embedOf(each) }));
  const end = media.length > 0 ? [{ insert: "\n" }] : [];
  return { text: JSON.stringify({ ops: [...words, ...embeds, ...end] }), media: [] };
}

/**
 * The words of a document and its media. Never fails: a document of any origin is read as the reader does. Captions
 * become lines of their own. `media` of the argument stay behind those of the document.
 */
export function richToSimple(
  written: TextWithMedia,
  rules: ReaderRules,
): TextWithMedia & { readonly lost: Lost } {
  const lines: string[] = [];
  const media: BesideText[] = [];
  const lost = { formats: 0, listLines: 0, links: 0, tags: 0, moved: 0 };
  let line = "";
  let isMediaAlone = false;
  /** Media without words after them so far. */
  let last = 0;
  const write = (words: string): void => {
    line += words;
    if (words.trim() === "") return;
    lost.moved += last;
    last = 0;
  };
  const end = (): void => {
    // A line of pictures alone is no line of the text.
    if (line !== "" || !isMediaAlone) lines.push(line);
    line = "";
    isMediaAlone = false;
  };
  const caption = (words: string): void => {
    if (words === "") return;
    if (line !== "") end();
    write(words);
    end();
    isMediaAlone = true;
  };
  for (const op of opsOf(written.text, rules)) {
    countFormats(op.attributes, lost);
    const { insert } = op;
    if (typeof insert === "string") {
      const [first = "", ...rest] = insert.split("\n");
      write(first);
      for (const next of rest) {
        end();
        write(next);
      }
    } else if ("tag" in insert) {
      write(insert.tag.text);
      lost.tags += 1;
    } else if ("empty-space" in insert) write(" ");
    else {
      const { beside, words } = besideOf(insert);
      media.push(beside);
      last += 1;
      isMediaAlone = true;
      // A video is a line of its own.
      if ("video" in insert && line !== "") {
        end();
        isMediaAlone = true;
      }
      caption(words);
    }
  }
  // The last line of a document ends with "\n"; without one, junk has words after the last line.
  if (line !== "") lines.push(line);
  return { text: lines.join("\n"), media: [...media, ...written.media], lost };
}

interface Op {
  readonly insert: string | Embedded;
  readonly attributes?: Formats;
}

/** The ops of a document, cleaned one by one, with the uploads under way, which a reader does not know. */
function opsOf(document: string, rules: ReaderRules): readonly Op[] {
  let ops: unknown;
  try {
    const value: unknown = JSON.parse(document);
    ops = isFields(value) ? value["ops"] : value;
  } catch {
    // Cleaned below as the reader cleans it: plain text, or nothing.
  }
  if (!Array.isArray(ops)) return cleanDelta(document, rules).ops;
  return (ops as readonly unknown[]).flatMap((op): readonly Op[] => {
    const upload = uploadOf(op);
    return upload === undefined ? cleanDelta({ ops: [op] }, rules).ops : [{ insert: upload }];
  });
}

function uploadOf(op: unknown): UploadEmbed | undefined {
  if (!isFields(op) || !isFields(op["insert"])) return undefined;
  const { upload } = op["insert"];
  if (!isFields(upload)) return undefined;
  const { id, alt, caption } = upload;
  if (typeof id !== "string" || id === "") return undefined;
  const words = { alt, caption };
  const said = Object.entries(words).filter(([, value]) => typeof value === "string" && value !== "");
  return { upload: { id, ...Object.fromEntries(said) } };
}

function countFormats(formats: Formats | undefined, lost: { -readonly [Kind in keyof Lost]: number }): void {
  if (formats === undefined) return;
  const { link, list, ...others } = formats;
  if (link !== undefined) lost.links += 1;
  if (list !== undefined) lost.listLines += 1;
  // The indent of a list is a part of the list.
  if (Object.keys(others).some((name) => name !== "indent" || list === undefined)) lost.formats += 1;
}

function embedOf(beside: BesideText): Embedded {
  if ("uploadId" in beside) {
    const { uploadId: id, alt } = beside;
    return { upload: alt === "" ? { id } : { id, alt } };
  }
  const { kind, src, poster, width, height, alt } = beside.medium;
  return kind === "image"
    ? { image: { src, width, height, alt, caption: "" } }
    : { video: { id: "", src, posterUrl: poster, originalFileUrl: "", width, height, caption: "" } };
}

type MediaEmbed = Exclude<Embedded, { readonly tag: unknown } | { readonly "empty-space": unknown }>;

function besideOf(embed: MediaEmbed): { readonly beside: BesideText; readonly words: string } {
  if ("upload" in embed) {
    const { id, alt = "", caption = "" } = embed.upload;
    return { beside: { uploadId: id, alt }, words: caption };
  }
  if ("image" in embed) {
    const { src, width, height, alt, caption } = embed.image;
    return { beside: { medium: { kind: "image", src, poster: "", width, height, alt } }, words: caption };
  }
  const { src, posterUrl, width, height, caption } = embed.video;
  return {
    beside: { medium: { kind: "video", src, poster: posterUrl, width, height, alt: "" } },
    words: caption,
  };
}

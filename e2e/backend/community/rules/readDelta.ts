// Reads rich text: its formats and embeds, its limits, its plain text and its pictures.
// See docs/wire.md#community-limits and docs/product.md#rich-text.
import { countLetters } from "../letters.ts";
import { LIMITS, type Media } from "../terms.ts";
import { type Checked, bad, good, tooMuch } from "./refused.ts";

type Fields = Readonly<Record<string, unknown>>;

export interface RichText {
  /** The cleaned document as JSON text. */
  readonly json: string;
  readonly plain: string;
  readonly media: readonly Media[];
}

interface Op {
  readonly insert: string | Fields;
  readonly attributes?: Fields;
}

const isFlag = (value: unknown): boolean => value === true;
const isUpTo =
  (most: number) =>
  (value: unknown): boolean =>
    Number.isInteger(value) && Number(value) >= 1 && Number(value) <= most;

/** docs/product.md#rich-text-limits; other formats are dropped. */
const FORMATS: Readonly<Record<string, (value: unknown) => boolean>> = {
  header: isUpTo(6),
  indent: isUpTo(30),
  bold: isFlag,
  italic: isFlag,
  underline: isFlag,
  strike: isFlag,
  blockquote: isFlag,
  code: isFlag,
  "code-block": (value) => value === true || value === "plain",
  list: (value) => value === "ordered" || value === "bullet",
  link: isLink,
};

function isLink(value: unknown): boolean {
  if (typeof value !== "string" || value.length > LIMITS.link || !URL.canParse(value)) return false;
  return ["http:", "https:", "mailto:"].includes(new URL(value).protocol);
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Fields) : undefined;

function cleanAttributes(value: unknown): Fields | undefined {
  const kept = Object.entries(fieldsOf(value) ?? {}).filter(
    ([name, format]) => Object.hasOwn(FORMATS, name) && FORMATS[name]?.(format),
  );
  return kept.length === 0 ? undefined : Object.fromEntries(kept);
}

/** The ops of a document that came as JSON text or as object. */
function opsOf(content: unknown): readonly unknown[] | undefined {
  let value = content;
  if (typeof content === "string") {
    try {
      value = JSON.parse(content);
    } catch {
      return undefined;
    }
  }
  const ops = fieldsOf(value)?.["ops"];
  return Array.isArray(ops) ? (ops as unknown[]) : undefined;
}

const textIn = (fields: Fields, name: string): string => {
  const value = fields[name];
  return typeof value === "string" ? value : "";
};

/** A picture, or a video, of the document; `isMedia` says whether an address may be used by this member. */
function readMedia(kind: Media["kind"], value: unknown, isMedia: (src: string) => boolean): Checked<Media> {
  const fields = fieldsOf(value) ?? { src: value };
  const src = textIn(fields, "src");
  const poster = textIn(fields, "posterUrl");
  const [width, height] = [Number(fields["width"] ?? 0), Number(fields["height"] ?? 0)];
  if (!isMedia(src) || (poster !== "" && !isMedia(poster))) {
    return bad("content has a picture or video that is no upload of this member");
  }
  const alt = textIn(fields, "alt");
  if (countLetters(alt, LIMITS.alt) > LIMITS.alt) return tooMuch("alt", LIMITS.alt);
  if (countLetters(textIn(fields, "caption"), LIMITS.caption) > LIMITS.caption) {
    return tooMuch("caption", LIMITS.caption);
  }
  const size = (number: number): number => (Number.isInteger(number) && number > 0 ? number : 0);
  return good({ kind, src, poster, width: size(width), height: size(height), alt, embedded: true });
}

/** Reads a document; `most`: letters of its text. Unknown formats are dropped, unknown embeds refused. */
export function readDelta(
  content: unknown,
  most: number,
  isMedia: (src: string) => boolean,
): Checked<RichText> {
  const given = opsOf(content);
  if (given === undefined) return bad("content of RICH_TEXT is a document with ops, as object or JSON text");
  if (given.length > LIMITS.richOps) return tooMuch("content", LIMITS.richOps);
  const ops: Op[] = [];
  const media: Media[] = [];
  let plain = "";
  let tags = 0;
  for (const item of given) {
    const fields = fieldsOf(item);
    const insert = fields?.["insert"];
    const attributes = cleanAttributes(fields?.["attributes"]);
    const add = (value: string | Fields): void =>
      void ops.push(attributes === undefined ? { insert: value } : { insert: value, attributes });
    if (typeof insert === "string") {
      plain += insert;
      add(insert);
      continue;
    }
    const [name, value] = Object.entries(fieldsOf(insert) ?? {})[0] ?? [];
    if (name === "image" || name === "video") {
      const read = readMedia(name === "image" ? "IMAGE" : "VIDEO", value, isMedia);
      if (!read.ok) return read;
      media.push(read.value);
    } else if (name === "tag") {
      const text = textIn(fieldsOf(value) ?? {}, "text");
      if (countLetters(text, LIMITS.tagText) > LIMITS.tagText) return tooMuch("tag", LIMITS.tagText);
      plain += text;
      tags++;
    } else if (name === "empty-space") {
      plain += " ";
    } else {
      return bad("content has an insert that is neither text, tag, image, video nor empty-space");
    }
    add({ [name]: value });
  }
  if (tags > LIMITS.tags) return tooMuch("tag", LIMITS.tags);
  plain = plain.replaceAll(/\s*\n\s*/g, "\n").trim();
  if (plain.length > 20 * most || countLetters(plain, most) > most) return tooMuch("content", most);
  const json = JSON.stringify({ ops });
  if (Buffer.byteLength(json) > LIMITS.richBytes) return tooMuch("content", LIMITS.richBytes);
  return good({ json, plain, media });
}

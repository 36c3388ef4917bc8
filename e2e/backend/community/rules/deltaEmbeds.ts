// Embeds of rich text that the server keeps: tags, pictures, videos and empty spaces, each with its own fields alone.
// See docs/wire.md#community-limits and docs/product.md#rich-text.
import { countLetters } from "../letters.ts";
import { LIMITS, type Media } from "../terms.ts";
import { type Fields, fieldsOf } from "./deltaFormats.ts";
import { bad, type Checked, good, tooMuch } from "./refused.ts";

export interface Embedded {
  /** As it is stored; undefined for an embed that is dropped. */
  readonly insert: Fields | undefined;
  /** Its words in plain text. */
  readonly plain: string;
  readonly media?: Media;
}

const DROPPED: Embedded = { insert: undefined, plain: "" };
const TAG_COLOR = "#006BD6";
const COLOR = /^#[\da-f]{6}$/i;
/** In characters. */
const MAX_ID = 80;
/** In px. */
const MAX_SIDE = 10_000;

/** Text, or a number as text; "" for anything else. */
function textIn(fields: Fields, name: string): string {
  const value = fields[name];
  return typeof value === "string" || Number.isFinite(value) ? String(value) : "";
}

function sideIn(fields: Fields, name: string): number {
  const side = Math.trunc(Number(textIn(fields, name)));
  return side >= 1 && side <= MAX_SIDE ? side : 0;
}

/** Both sides, or none of them. */
function sizeIn(fields: Fields): { readonly width: number; readonly height: number } {
  const [width, height] = [sideIn(fields, "width"), sideIn(fields, "height")];
  return width > 0 && height > 0 ? { width, height } : { width: 0, height: 0 };
}

function readTag(fields: Fields): Checked<Embedded> {
  const text = textIn(fields, "text").replaceAll(/\s+/g, " ").trim();
  if (text === "") return good(DROPPED);
  if (text.length > 20 * LIMITS.tagText || countLetters(text, LIMITS.tagText) > LIMITS.tagText) {
    return tooMuch("tag", LIMITS.tagText);
  }
  const color = textIn(fields, "color");
  const tag = {
    id: textIn(fields, "id").slice(0, MAX_ID),
    text,
    color: COLOR.test(color) ? color : TAG_COLOR,
    uniqueId: textIn(fields, "uniqueId").slice(0, MAX_ID),
  };
  return good({ insert: { tag }, plain: text });
}

/** A text within its limit of letters. */
function readWords(fields: Fields, name: "alt" | "caption"): Checked<string> {
  const text = textIn(fields, name).trim();
  const most = LIMITS[name];
  return text.length <= 20 * most && countLetters(text, most) <= most ? good(text) : tooMuch(name, most);
}

/** `isMedia`: whether the member may publish what is at an address. */
function readMedia(
  kind: Media["kind"],
  fields: Fields,
  isMedia: (src: string) => boolean,
): Checked<Embedded> {
  const src = textIn(fields, "src");
  const poster = kind === "VIDEO" ? textIn(fields, "posterUrl") : "";
  const original = textIn(fields, "originalFileUrl");
  if (!isMedia(src) || (poster !== "" && !isMedia(poster))) {
    return bad("content has a picture or video that is no upload of this member");
  }
  const alt = readWords(fields, "alt");
  const caption = readWords(fields, "caption");
  if (!alt.ok) return alt;
  if (!caption.ok) return caption;
  const size = sizeIn(fields);
  if (kind === "IMAGE") {
    const image = { src, ...size, alt: alt.value, caption: caption.value };
    const media: Media = { kind, src, poster, ...size, alt: alt.value, embedded: true };
    return good({ insert: { image }, plain: "", media });
  }
  // The words of a video are its caption; its embed has no other.
  const media: Media = { kind, src, poster, ...size, alt: "", embedded: true };
  const id = textIn(fields, "id").slice(0, MAX_ID);
  const originalFileUrl = isMedia(original) ? original : "";
  const video = { id, src, posterUrl: poster, originalFileUrl, ...size, caption: caption.value };
  // A video separates its line.
  return good({ insert: { video }, plain: "\n", media });
}

/** The embed of an op; its first field names its kind. An unknown one is dropped. */
export function readEmbed(
  insert: unknown,
  attributes: unknown,
  isMedia: (src: string) => boolean,
): Checked<Embedded> {
  const [name, value] = Object.entries(fieldsOf(insert) ?? {})[0] ?? [];
  const fields = fieldsOf(value);
  switch (name) {
    case "tag":
      return readTag(fields ?? {});
    case "empty-space":
      return good({ insert: { "empty-space": " " }, plain: " " });
    case "image":
      // The editor's own picture is an address, with its size and description as formats.
      return readMedia("IMAGE", fields ?? { ...fieldsOf(attributes), src: value, caption: "" }, isMedia);
    case "video":
      return readMedia("VIDEO", fields ?? { src: value }, isMedia);
    default:
      return good(DROPPED);
  }
}

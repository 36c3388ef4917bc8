// Embedded objects of rich text: tags, pictures, videos and empty spaces. All others are dropped.
// See docs/product.md#rich-text.
import { type Embed, type Picture, TAG_COLOR, type Tag, type Video } from "./delta.ts";
import { type Fields, isFields } from "./fields.ts";
import type { ReaderRules } from "./readerRules.ts";

const COLOR = /^#[\da-f]{6}$/i;
/** docs/product.md#rich-text-limits: sides of pictures and videos, in CSS px. */
const SIDE_MAX = 10_000;
/** Longer than any name, text or caption that the server accepts, in UTF-16 units. */
const TEXT_MAX = 2_000;

/** Text, or a number as text; "" for anything else. */
function textOf(value: unknown): string {
  return typeof value === "string" || typeof value === "number" ? String(value).slice(0, TEXT_MAX) : "";
}

function sideOf(value: unknown): number {
  const side = Math.trunc(Number(textOf(value)));
  return side >= 1 && side <= SIDE_MAX ? side : 0;
}

/** One side alone does not tell the shape, so both are known or none. */
function sizeOf(fields: Fields): Pick<Picture, "width" | "height"> {
  const [width, height] = [sideOf(fields["width"]), sideOf(fields["height"])];
  return width > 0 && height > 0 ? { width, height } : { width: 0, height: 0 };
}

function readTag({ id, text, color, uniqueId }: Fields): Tag | undefined {
  const words = textOf(text).replaceAll(/\s+/g, " ");
  if (words.trim() === "") return undefined;
  const ink = textOf(color);
  return {
    id: textOf(id),
    text: words,
    color: COLOR.test(ink) ? ink.toLowerCase() : TAG_COLOR,
    uniqueId: textOf(uniqueId),
  };
}

/** `attributes`: the editor's own picture has its size and description there. */
function readPicture(value: Fields, attributes: Fields, rules: ReaderRules): Picture | undefined {
  const src = rules.readAddress(value["src"]);
  if (src === "") return undefined;
  const own = sizeOf(value);
  return {
    src,
    ...(own.width > 0 ? own : sizeOf(attributes)),
    alt: textOf(value["alt"]) || textOf(attributes["alt"]),
    caption: textOf(value["caption"]),
  };
}

function readVideo(value: Fields, rules: ReaderRules): Video | undefined {
  const src = rules.readAddress(value["src"]);
  if (src === "") return undefined;
  return {
    id: textOf(value["id"]),
    src,
    posterUrl: rules.readAddress(value["posterUrl"]),
    originalFileUrl: rules.readAddress(value["originalFileUrl"]),
    ...sizeOf(value),
    caption: textOf(value["caption"]),
  };
}

/** The name of a kind: editors write custom-video, customVideo and video, empty-space and emptySpace. */
const kindOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[-_]/g, "")
    .replace(/^custom/, "");

/** Whether an insert is a video, which is a line of its own, also where its address is refused. */
export const isVideo = (insert: Fields): boolean => kindOf(Object.keys(insert)[0] ?? "") === "video";

/** Undefined for an object that is not rendered. Its first field names its kind, as the editor reads it. */
export function readEmbed(insert: Fields, attributes: Fields, rules: ReaderRules): Embed | undefined {
  const [name = ""] = Object.keys(insert);
  const value = insert[name];
  // A plain text is the address of a picture or video.
  const fields = isFields(value) ? value : { src: value };
  switch (kindOf(name)) {
    case "tag": {
      const tag = readTag(fields);
      return tag && { tag };
    }
    case "image": {
      const image = readPicture(fields, attributes, rules);
      return image && { image };
    }
    case "video": {
      const video = readVideo(fields, rules);
      return video && { video };
    }
    case "space":
    case "emptyspace":
      return { "empty-space": " " };
    default:
      return undefined;
  }
}

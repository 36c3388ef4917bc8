// Puts finished uploads where a draft names them: in the place of their placeholders in the text, and beside it.
// See docs/product.md#uploads.
import type { Medium } from "../community/post.ts";
import type { Picture, Video } from "../richText/delta.ts";
import { type Fields, isFields } from "../richText/fields.ts";
import { documentOps } from "./documentOps.ts";
import type { DraftContent, DraftMedium, UploadState } from "./draft.ts";

/** What a placeholder, or a medium beside the text, adds to an upload. */
interface MediumWords {
  readonly alt?: string;
  readonly caption?: string;
}

type MediumEmbed = { readonly image: Picture } | { readonly video: Video };

const textOf = (value: unknown): string => (typeof value === "string" ? value : "");

/** The embed of a document that shows this medium (docs/wire.md#rich-text-of-posts). */
export function embedOf(medium: Medium, { alt = "", caption = "" }: MediumWords): MediumEmbed {
  const { src, width, height } = medium;
  if (medium.kind === "image") return { image: { src, width, height, alt: alt || medium.alt, caption } };
  // The server names a video by its file.
  const id = /([^/]*?)(?:\.\w+)?$/.exec(src)?.[1] ?? "";
  return { video: { id, src, posterUrl: medium.poster, originalFileUrl: src, width, height, caption } };
}

/** The fields of the placeholder that an op inserts; undefined for other ops. */
function placeholderOf(op: unknown): Fields | undefined {
  if (!isFields(op) || !isFields(op["insert"])) return undefined;
  const { upload } = op["insert"];
  return isFields(upload) && textOf(upload["id"]) !== "" ? upload : undefined;
}

/** The ids of the uploads that a draft names: those in its text, in their order, then those beside it. Each once. */
export function uploadIdsIn({
  mode,
  text,
  media,
}: Pick<DraftContent, "mode" | "text" | "media">): readonly string[] {
  const inText = mode === "rich" ? documentOps(text).map((op) => textOf(placeholderOf(op)?.["id"])) : [];
  const beside = media.map((each) => ("uploadId" in each ? each.uploadId : ""));
  return [...new Set([...inText, ...beside])].filter((id) => id !== "");
}

function mediumOf(uploads: readonly UploadState[], id: unknown): Medium | undefined {
  return uploads.find((upload) => upload.id === id)?.medium;
}

/**
 * A document as JSON text with the media of these uploads in the place of their placeholders. A placeholder whose upload
 * is not among them, or not done, is left out. A document without placeholders is returned as it is.
 */
export function placeUploads(document: string, uploads: readonly UploadState[]): string {
  const ops = documentOps(document);
  if (!ops.some((op) => placeholderOf(op) !== undefined)) return document;
  const placed = ops.flatMap((op) => {
    const placeholder = placeholderOf(op);
    if (placeholder === undefined) return [op];
    const medium = mediumOf(uploads, placeholder["id"]);
    if (medium === undefined) return [];
    const words = { alt: textOf(placeholder["alt"]), caption: textOf(placeholder["caption"]) };
    return [{ ...(op as Fields), insert: embedOf(medium, words) }];
  });
  return JSON.stringify({ ops: placed });
}

/** The media beside the text, in order; an upload that is not among these, or not done, is left out. */
export function placeMedia(
  media: readonly DraftMedium[],
  uploads: readonly UploadState[],
): readonly Medium[] {
  return media.flatMap((each) => {
    if (!("uploadId" in each)) return [each.medium];
    const medium = mediumOf(uploads, each.uploadId);
    return medium === undefined ? [] : [{ ...medium, alt: each.alt }];
  });
}

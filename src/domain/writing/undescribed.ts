// Whether a draft has a new picture without words for people who do not see it, in its text or beside it.
// See docs/product.md#descriptions-of-pictures.
import { type Fields, isFields } from "../richText/fields.ts";
import { documentOps } from "./documentOps.ts";
import type { DraftContent, UploadState } from "./draft.ts";

const isSaid = (words: unknown): boolean => typeof words === "string" && words.trim() !== "";

/** The pictures of a document, and the places of uploads, which may become videos. */
function picturesIn(document: string): readonly Fields[] {
  // Most texts have none: they are not read.
  if (!/"(?:image|upload)"/.test(document)) return [];
  return documentOps(document).flatMap((op) => {
    const insert = isFields(op) && isFields(op["insert"]) ? op["insert"] : {};
    const picture = insert["image"] ?? insert["upload"];
    return isFields(picture) ? [picture] : [];
  });
}

/**
 * `isAsked`: whether an upload is a picture that is published. Pictures that the post already has are not new: those of an
 * edit that are no uploads of its draft. An upload in the text that has failed keeps the post back by itself.
 */
export function hasUndescribed<Upload extends Pick<UploadState, "id" | "medium" | "state">>(
  { mode, text, media, version }: DraftContent,
  uploads: readonly Upload[],
  isAsked: (upload: Upload) => boolean,
): boolean {
  const isNew = (upload: Upload | undefined): boolean => upload !== undefined && isAsked(upload);
  const isBeside = media.some(
    (medium) =>
      "uploadId" in medium && !isSaid(medium.alt) && isNew(uploads.find(({ id }) => id === medium.uploadId)),
  );
  if (isBeside || mode === "simple") return isBeside;
  return picturesIn(text).some(({ id, src, alt }) => {
    if (isSaid(alt)) return false;
    const upload = uploads.find(
      (each) => each.id === id || (each.medium !== undefined && each.medium.src === src),
    );
    return upload === undefined
      ? version === undefined && typeof src === "string"
      : upload.state !== "failed" && isAsked(upload);
  });
}

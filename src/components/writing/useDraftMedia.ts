// The pictures and the video beside a draft's text: adding, describing, ordering and removing them.
// See docs/product.md#uploads.
import { useState } from "react";
import type { Medium } from "#domain/community/post.ts";
import type { DraftMedium, UploadState } from "#domain/writing/draft.ts";
import { type MediaCount, roomFor } from "#domain/writing/mediaLimits.ts";
import { type ShownUpload, useDraftUploads } from "#state/writing/uploads.ts";

export interface DraftMediaOptions {
  readonly place: "post" | "reply";
  readonly draftId: string;
  readonly media: readonly DraftMedium[];
  /** Of the draft's state. */
  readonly uploads: readonly UploadState[];
  onChange(media: readonly DraftMedium[]): void;
}

export interface DraftMediaItem {
  readonly key: string;
  readonly kind: Medium["kind"];
  readonly alt: string;
  /** Address of a picture, or of a video's poster; undefined for none. */
  readonly shown: string | undefined;
  /** undefined for a medium that the post already has. */
  readonly upload: ShownUpload | undefined;
}

export interface DraftMediaModel {
  readonly place: DraftMediaOptions["place"];
  readonly items: readonly DraftMediaItem[];
  /** There is room for no further file. */
  readonly isFull: boolean;
  /** The last files that were added were more than there was room for. */
  readonly leftSomeOut: boolean;
  add(files: readonly File[]): void;
  setAlt(at: number, alt: string): void;
  move(from: number, to: number): void;
  retry(at: number): void;
  remove(at: number): void;
}

/** A file that neither this tab nor the core knows any more. */
const lost = (id: string): ShownUpload => ({
  id,
  kind: "image",
  name: "",
  percent: 0,
  state: "failed",
  problem: { kind: "lost", words: "" },
});

function itemOf(medium: DraftMedium, uploads: readonly ShownUpload[]): DraftMediaItem {
  if ("medium" in medium) {
    const { kind, src, poster, alt } = medium.medium;
    return { key: src, kind, alt, shown: (kind === "image" ? src : poster) || undefined, upload: undefined };
  }
  const { uploadId, alt } = medium;
  const upload = uploads.find(({ id }) => id === uploadId) ?? lost(uploadId);
  const { kind, thumbnail, medium: sent } = upload;
  const shown = thumbnail ?? (kind === "image" ? sent?.src : sent?.poster);
  return { key: uploadId, kind, alt, shown: shown || undefined, upload };
}

function countOf(items: readonly DraftMediaItem[]): MediaCount {
  const videos = items.filter(({ kind }) => kind === "video").length;
  return { pictures: items.length - videos, videos };
}

export function useDraftMedia(options: DraftMediaOptions): DraftMediaModel {
  const { place, draftId, media, onChange } = options;
  const { uploads, add, retry, remove } = useDraftUploads(draftId, options.uploads);
  const [leftSomeOut, setLeftSomeOut] = useState(false);
  const items = media.map((medium) => itemOf(medium, uploads));
  const room = roomFor(place, countOf(items));

  return {
    place,
    items,
    isFull: room.pictures === 0 && room.videos === 0,
    leftSomeOut,
    add(files) {
      const left = { ...room };
      const added: DraftMedium[] = [];
      for (const file of files) {
        const kind = file.type.startsWith("video/") && place === "post" ? "videos" : "pictures";
        if (left[kind] === 0) continue;
        // What is left now: the file is looked at later.
        added.push({ uploadId: add(file, { ...left }), alt: "" });
        left[kind] -= 1;
      }
      setLeftSomeOut(added.length < files.length);
      if (added.length > 0) onChange([...media, ...added]);
    },
    setAlt(at, alt) {
      const changed = media.map((each, index): DraftMedium => {
        if (index !== at) return each;
        return "medium" in each ? { medium: { ...each.medium, alt } } : { ...each, alt };
      });
      onChange(changed);
    },
    move(from, to) {
      const moved = media[from];
      if (moved === undefined || to < 0 || to >= media.length) return;
      onChange(media.toSpliced(from, 1).toSpliced(to, 0, moved));
    },
    retry(at) {
      const id = items[at]?.upload?.id;
      if (id !== undefined) retry(id);
    },
    remove(at) {
      const id = items[at]?.upload?.id;
      if (id !== undefined) remove(id);
      setLeftSomeOut(false);
      onChange(media.toSpliced(at, 1));
    },
  };
}

// What is sent of a published draft: it waits for the uploads that the draft names, and puts them in their places.
// See docs/product.md#uploads.
import type { DraftContent, SendProblem, UploadState } from "#domain/writing/draft.ts";
import { placeMedia, placeUploads, uploadIdsIn } from "#domain/writing/placeUploads.ts";
import type { Prepared } from "./outbox.ts";
import type { Uploads } from "./uploads.ts";

export interface Preparing {
  /** Waits until each upload that the content names is done or has failed. */
  prepare(draftId: string, content: DraftContent): Promise<Prepared | SendProblem>;
  /** To be called when an upload changes. */
  uploadChanged(): void;
}

export function createPreparing(uploads: () => Pick<Uploads, "ready" | "of" | "isRead">): Preparing {
  let waiting: (() => void)[] = [];

  return {
    async prepare(draftId, content) {
      await uploads().ready();
      const ids = uploadIdsIn(content);
      const named = (): readonly UploadState[] =>
        uploads()
          .of(draftId)
          .filter(({ id }) => ids.includes(id));
      const isOpen = (): boolean =>
        named().some(({ state }) => state === "waiting" || state === "sending") ||
        (named().length < ids.length && !uploads().isRead());
      while (isOpen()) await new Promise<void>((resolve) => void waiting.push(resolve));
      const done = named();
      if (done.length < ids.length || done.some(({ medium }) => medium === undefined)) {
        return { kind: "media", words: "" };
      }
      const { mode, text, media } = content;
      return { text: mode === "rich" ? placeUploads(text, done) : text, media: placeMedia(media, done) };
    },
    uploadChanged() {
      const resolves = waiting;
      waiting = [];
      for (const resolve of resolves) resolve();
    },
  };
}

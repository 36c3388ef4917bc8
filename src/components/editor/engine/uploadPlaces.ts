// The places of uploads in the text: drawn with their progress, and replaced by the picture or video when it is there.
// See docs/product.md#uploads-in-the-text.
import type { Medium } from "#domain/community/post.ts";
import type { Embed } from "#domain/richText/delta.ts";
import { placeOf } from "#domain/richText/editing/editorOps.ts";
import { UploadEmbed } from "./embeds.ts";
import { type Quill, QuillDelta } from "./quill.ts";

/** What the editor needs to know of an upload. */
export interface PlacedUpload {
  readonly id: string;
  /** Of a file that is not looked at yet: image. */
  readonly kind: Medium["kind"];
  readonly name: string;
  /** Address of the picture in this tab, before the server has it. */
  readonly thumbnail?: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly state: "waiting" | "sending" | "done" | "failed";
  readonly medium?: Medium;
}

export interface UploadPlaces {
  /** Draws the uploads as they are now. `wordsOf` names a place for screen readers, in the language of the page. */
  draw(uploads: readonly PlacedUpload[], wordsOf: (upload: PlacedUpload) => string): void;
}

/** `alt`: what the writer said of the picture before it was there. */
function embedOf({ kind, src, poster, width, height, ...medium }: Medium, alt = medium.alt): Embed {
  const size = { width, height };
  return kind === "image"
    ? { image: { src, ...size, alt, caption: "" } }
    : { video: { id: "", src, posterUrl: poster, originalFileUrl: "", ...size, caption: "" } };
}

interface Place {
  readonly index: number;
  readonly id: string;
  readonly alt?: string;
}

function placesIn(quill: Quill): readonly Place[] {
  const places: Place[] = [];
  let index = 0;
  for (const { insert } of quill.getContents().ops) {
    const upload = placeOf(insert);
    if (upload !== undefined) places.push({ index, ...upload });
    index += typeof insert === "string" ? insert.length : 1;
  }
  return places;
}

export function createUploadPlaces(quill: Quill): UploadPlaces {
  let known: ReadonlyMap<string, PlacedUpload> = new Map();
  let words: (upload: PlacedUpload) => string = ({ name }) => name;

  /**
   * The place goes as if it had never been, so that no undo brings it back; what replaces it is a step of its own, so
   * that one undo takes it away.
   */
  function settle({ index, alt }: Place, medium: Medium | undefined): void {
    quill.updateContents(new QuillDelta().retain(index).delete(1), "api");
    if (medium === undefined) return;
    quill.history.cutoff();
    quill.updateContents(new QuillDelta().retain(index).insert(embedOf(medium, alt)), "user");
    quill.history.cutoff();
  }

  function paint(element: HTMLElement): void {
    const upload = known.get(UploadEmbed.value(element)?.id ?? "");
    if (upload === undefined) return;
    element.dataset["state"] = upload.state;
    element.dataset["uploadProgress"] = String(upload.percent);
    element.setAttribute("role", "img");
    element.setAttribute("aria-label", words(upload));
    const name = element.querySelector("bdi");
    if (name !== null && name.textContent !== upload.name) name.textContent = upload.name;
    const progress = element.querySelector("progress");
    if (progress !== null) progress.value = upload.percent;
  }

  function sync(gone: ReadonlySet<string>): void {
    const focused = document.activeElement;
    // From the end, so that the places before keep their index.
    for (const place of placesIn(quill).toReversed()) {
      const upload = known.get(place.id);
      if (upload?.state === "done" && upload.medium !== undefined) settle(place, upload.medium);
      else if (gone.has(place.id)) settle(place, undefined);
    }
    // Quill takes the focus where the browser's selection is still in the text, while a field has the focus.
    if (focused instanceof HTMLElement && document.activeElement !== focused) {
      focused.focus({ preventScroll: true });
    }
    for (const element of quill.root.querySelectorAll<HTMLElement>(".ql-upload")) paint(element);
  }

  // A place that a redo or a restored draft brings in is settled as well, after the change that brought it.
  quill.on("text-change", () => {
    if (known.size > 0) queueMicrotask(() => sync(new Set()));
  });

  return {
    draw(uploads, wordsOf) {
      words = wordsOf;
      const now = new Map(uploads.map((upload) => [upload.id, upload]));
      const gone = new Set([...known.keys()].filter((id) => !now.has(id)));
      known = now;
      if (known.size > 0 || gone.size > 0) sync(gone);
    },
  };
}

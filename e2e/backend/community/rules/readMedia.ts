// Reads the list of pictures and videos that a post or reply carries beside its text.
// See docs/wire.md#community-limits.
import { countLetters } from "../letters.ts";
import { LIMITS, type Media, MEDIA_KINDS, oneOf } from "../terms.ts";
import { bad, type Checked, good, tooMuch } from "./refused.ts";

/** In px. */
const MAX_SIDE = 10_000;

const isSide = (value: unknown): value is number =>
  Number.isInteger(value) && Number(value) >= 1 && Number(value) <= MAX_SIDE;

/** Each picture once, in order. `isMedia`: whether the member may publish what is at an address. */
export function readMediaList(value: unknown, isMedia: (src: string) => boolean): Checked<readonly Media[]> {
  if (!Array.isArray(value)) return bad("mediaList is a list");
  if (value.length > LIMITS.pictures + LIMITS.videos) return tooMuch("mediaList", LIMITS.pictures);
  const media = new Map<string, Media>();
  for (const item of value as readonly unknown[]) {
    if (typeof item !== "object" || item === null) return bad("mediaList has objects in it");
    const { kind, src, posterUrl, width, height, alt } = item as Readonly<Record<string, unknown>>;
    const known = oneOf(MEDIA_KINDS, kind);
    const poster = posterUrl ?? "";
    if (known === undefined) return bad(`kind is one of ${MEDIA_KINDS.join(", ")}`);
    if (typeof src !== "string" || !isMedia(src))
      return bad("src is the address of an upload of this member");
    if (typeof poster !== "string" || (poster !== "" && !isMedia(poster))) {
      return bad("posterUrl is empty or the address of an upload of this member");
    }
    if (!isSide(width) || !isSide(height)) return bad(`width and height are from 1 to ${MAX_SIDE}`);
    if (alt !== undefined && alt !== null && typeof alt !== "string") return bad("alt is a text");
    const words = (alt ?? "").trim();
    if (countLetters(words, LIMITS.alt) > LIMITS.alt) return tooMuch("alt", LIMITS.alt);
    media.set(src, { kind: known, src, poster, width, height, alt: words, embedded: false });
  }
  return good([...media.values()]);
}

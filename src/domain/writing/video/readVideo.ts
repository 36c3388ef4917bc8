// Reads a video file, says why one is refused, and takes the words about its maker out of it.
// See docs/product.md#uploads.
import { fileKindOf } from "../fileKind.ts";
import { MEDIA_LIMITS } from "../mediaLimits.ts";
import { readMp4 } from "./readMp4.ts";
import { readWebm } from "./readWebm.ts";
import type { VideoFacts } from "./videoFacts.ts";

/** In px: larger videos are damaged or hostile. */
const SIDE_MAX = 10_000;

/** "broken": no size, no length or no picture. "long": above the limit. "quicktime": not what every browser plays. */
export type VideoProblem = "broken" | "long" | "quicktime";

/** What a video file holds, or why it is refused. Never throws. */
export function readVideo(bytes: Uint8Array): VideoFacts | VideoProblem {
  const type = fileKindOf(bytes)?.type;
  const facts = type === "video/webm" ? readWebm(bytes) : type === undefined ? undefined : readMp4(bytes);
  if (type === "video/quicktime" && !(facts?.isCommon === true && hasBrand(bytes))) return "quicktime";
  if (facts === undefined || !(facts.seconds >= 0) || !Number.isFinite(facts.seconds)) return "broken";
  if (Math.max(facts.width, facts.height) > SIDE_MAX) return "broken";
  return facts.seconds > MEDIA_LIMITS.videoSeconds ? "long" : facts;
}

/** Files of QuickTime before its own brand have no place for another one. */
const hasBrand = (bytes: Uint8Array): boolean => String.fromCharCode(...bytes.subarray(4, 8)) === "ftyp";

/** The words "mp42", a brand of MP4. */
const MP4_BRAND = [0x6d, 0x70, 0x34, 0x32];

/** Makes an MP4 file of a QuickTime file in place: both have the same boxes, and the first one tells the brands. */
export function renameBrand(bytes: Uint8Array): void {
  if (fileKindOf(bytes)?.type !== "video/quicktime") return;
  const size = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  bytes.set(MP4_BRAND, 8);
  // Behind the version, the brands that the file can be read as.
  for (let at = 16; at + 4 <= Math.min(size, bytes.length); at += 4) bytes.set(MP4_BRAND, at);
}

/** The size of an empty element of WebM: its id, and a size of eight bytes. */
const VOID_HEAD = 9;

/** Overwrites the metadata in place with empty room of the same size, so that nothing else of the file moves. */
export function eraseMetadata(bytes: Uint8Array, { type, metadata, otherSamples }: VideoFacts): void {
  for (const { from, to } of otherSamples) bytes.fill(0, from, to);
  for (const { from, to } of metadata) {
    if (type === "video/mp4") {
      // The size stays; a box named "free" is room that players skip.
      const head =
        bytes[from] === 0 && bytes[from + 1] === 0 && bytes[from + 2] === 0 && bytes[from + 3] === 1 ? 16 : 8;
      bytes.set([0x66, 0x72, 0x65, 0x65], from + 4);
      bytes.fill(0, from + head, to);
    } else if (to - from >= VOID_HEAD) {
      bytes.fill(0, from, to);
      bytes.set([0xec, 0x01], from);
      new DataView(bytes.buffer, bytes.byteOffset + from + 2).setUint32(3, to - from - VOID_HEAD);
    }
  }
}

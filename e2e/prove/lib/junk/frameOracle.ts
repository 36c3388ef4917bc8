// The oracle of frames: reads bytes by docs/wire.md#frames with Node's inflater instead of the product's.
import { inflateRawSync, inflateSync } from "node:zlib";

/** "none": the frame yields nothing. "tooLarge": it yields nothing, and the connection is closed. */
export type FrameReading = "none" | "tooLarge" | { readonly texts: readonly string[] };

const COMPRESSED_MAX = 256 * 1024;
const INFLATED_MAX = 1024 * 1024;
/** Broken UTF-8 is left to the reader of records. */
const utf8 = new TextDecoder("utf-8");
/** So are control characters in a text without escapes, which JSON forbids. */
const ONE_TEXT = /^\{"channel":"football_live_change","data":"([^"\\]*)"\}$/s;

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}

/** RFC 1950: a method and a check of the two bytes; without them the frame cannot be inflated. */
function hasZlibHeader(bytes: Buffer): boolean {
  return bytes.length > 1 && bytes.readUInt16BE(0) % 31 === 0 && bytes.readUInt8(0) % 16 === 8;
}

const PRESET_DICTIONARY = 0x20;

/** The header may declare a smaller window than needed; Node's inflater rejects that, but it is harmless. */
function withLargestWindow(bytes: Buffer): Buffer {
  const plain = hasZlibHeader(bytes) && (bytes.readUInt8(1) & PRESET_DICTIONARY) === 0;
  return plain ? Buffer.concat([Buffer.from([0x78, 0x9c]), bytes.subarray(2)]) : bytes;
}

function inflated(bytes: Buffer): Buffer | "none" | "tooLarge" {
  for (const inflate of hasZlibHeader(bytes) ? [inflateSync, inflateRawSync] : [inflateRawSync]) {
    try {
      const from = inflate === inflateSync ? withLargestWindow(bytes) : bytes;
      return inflate(from, { maxOutputLength: INFLATED_MAX });
    } catch (error) {
      if (codeOf(error) === "ERR_BUFFER_TOO_LARGE") return "tooLarge";
    }
  }
  return "none";
}

/** The live-change texts in a frame; all parts that are no texts count as one unreadable record. */
export function readFramePlainly(bytes: Buffer): FrameReading {
  if (bytes.length > COMPRESSED_MAX) return "tooLarge";
  const plain = inflated(bytes);
  if (typeof plain === "string") return plain;
  const json = utf8.decode(plain);
  const [, oneText] = ONE_TEXT.exec(json) ?? [];
  if (oneText !== undefined) return { texts: [oneText] };
  let frame: unknown;
  try {
    frame = JSON.parse(json);
  } catch {
    return "none";
  }
  if (typeof frame !== "object" || frame === null || Array.isArray(frame)) return "none";
  const { channel, data } = frame as { readonly channel?: unknown; readonly data?: unknown };
  if (channel !== "football_live_change") return "none";
  if (typeof data === "string") return { texts: [data] };
  if (!Array.isArray(data)) return "none";
  const texts = data.filter((part) => typeof part === "string");
  return { texts: data.every((part) => typeof part === "string") ? texts : texts.concat("?") };
}

// Turns one binary message of the stream into JSON, under caps, whatever arrives.
// See docs/wire.md#frame-limits.
import {
  Z_NO_FLUSH,
  Z_OK,
  Z_STREAM_END,
  zlibInflate,
  zlibInflateInit2,
  zlibInflateReset2,
  ZStream,
} from "pako";
import { FRAME_MAX_BYTES, INFLATED_MAX_BYTES, INFLATE_CHUNK_BYTES } from "../base/limits.ts";

export type DecodedFrame =
  | { readonly ok: true; readonly value: unknown; readonly inflatedBytes: number }
  | {
      readonly ok: false;
      readonly reason: "tooLarge" | "notDeflate" | "notJson";
      /** What was inflated before it was given up. */
      readonly inflatedBytes: number;
    };

const decoder = new TextDecoder("utf-8", { fatal: true });

/** RFC 1950: method 8 and a header divisible by 31. Raw deflate can look like it by chance. */
function looksLikeZlib(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0;
  const second = bytes[1] ?? 0;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

/** zlib's window sizes: positive for a zlib header, negative for raw deflate. */
const ZLIB_WINDOW = 15;
const RAW_WINDOW = -15;

/** What one turn of inflating writes into; copied out after each, so one serves all frames. */
const chunk = new Uint8Array(INFLATE_CHUNK_BYTES);

/** One state of zlib for all frames: a new one would leave 34 kB of garbage per frame, of which 32 kB are its window. */
const stream = new ZStream();
stream.output = chunk;
zlibInflateInit2(stream, ZLIB_WINDOW);

type Refusal = Extract<DecodedFrame, { readonly ok: false }>;

function refused(reason: Refusal["reason"], inflatedBytes: number): Refusal {
  return { ok: false, reason, inflatedBytes };
}

/** Inflates chunk by chunk and stops at the cap: a small bomb never grows. */
function inflateCapped(bytes: Uint8Array, raw: boolean): Uint8Array | Refusal {
  stream.input = bytes;
  stream.next_in = 0;
  stream.avail_in = bytes.length;
  if (zlibInflateReset2(stream, raw ? RAW_WINDOW : ZLIB_WINDOW) !== Z_OK) return refused("notDeflate", 0);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    stream.next_out = 0;
    stream.avail_out = chunk.length;
    const status = zlibInflate(stream, Z_NO_FLUSH);
    const produced = stream.next_out;
    size += produced;
    if (status !== Z_OK && status !== Z_STREAM_END) return refused("notDeflate", size);
    if (size > INFLATED_MAX_BYTES) return refused("tooLarge", size);
    // A frame of one chunk, the usual kind, needs no putting together.
    if (status === Z_STREAM_END && chunks.length === 0) return chunk.subarray(0, produced);
    if (produced > 0) chunks.push(chunk.slice(0, produced));
    if (status === Z_STREAM_END) return joined(chunks, size);
    // Nothing left to read and no end: the frame was cut short.
    if (produced === 0 && stream.avail_in === 0) return refused("notDeflate", size);
  }
}

function joined(chunks: readonly Uint8Array[], size: number): Uint8Array {
  const whole = new Uint8Array(size);
  let at = 0;
  for (const part of chunks) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A frame is an object with a text or a list in it. Deeper nesting is not a message of the feed. */
const DEEPEST = 32;
/** Smaller ones are parsed in a few ms whatever is in them. */
const WORTH_A_LOOK_BYTES = 64 * 1024;
const [QUOTE, BACKSLASH, OPEN_LIST, CLOSE_LIST, OPEN_OBJECT, CLOSE_OBJECT] = [
  34, 92, 91, 93, 123, 125,
] as const;

/** True for JSON nested so deep that parsing a message within the caps would take a tenth of a second. */
function isTooDeep(json: Uint8Array): boolean {
  let depth = 0;
  for (let at = 0; at < json.length && depth <= DEEPEST; at += 1) {
    const byte = json[at];
    if (byte === QUOTE) at = endOfText(json, at);
    else if (byte === OPEN_LIST || byte === OPEN_OBJECT) depth += 1;
    else if (byte === CLOSE_LIST || byte === CLOSE_OBJECT) depth -= 1;
  }
  return depth > DEEPEST;
}

/** Where the text ends that begins at `from`, the message's end where it does not: the records are one long text. */
function endOfText(json: Uint8Array, from: number): number {
  for (let at = json.indexOf(QUOTE, from + 1); at > 0; at = json.indexOf(QUOTE, at + 1)) {
    let escapes = 0;
    while (json[at - 1 - escapes] === BACKSLASH) escapes += 1;
    if (escapes % 2 === 0) return at;
  }
  return json.length;
}

/**
 * Inflates (zlib or raw) and parses one frame. Past 256 KiB compressed or 1 MiB inflated the answer is
 * `tooLarge`; nothing is ever thrown.
 */
export function decodeFrame(bytes: Uint8Array): DecodedFrame {
  if (bytes.length > FRAME_MAX_BYTES) return refused("tooLarge", 0);
  let inflated: Uint8Array | Refusal = refused("notDeflate", 0);
  if (looksLikeZlib(bytes)) inflated = inflateCapped(bytes, false);
  if ("reason" in inflated && inflated.reason === "notDeflate") inflated = inflateCapped(bytes, true);
  if ("reason" in inflated) return inflated;
  if (inflated.length > WORTH_A_LOOK_BYTES && isTooDeep(inflated)) return refused("notJson", inflated.length);
  try {
    return { ok: true, value: JSON.parse(decoder.decode(inflated)), inflatedBytes: inflated.length };
  } catch {
    return refused("notJson", inflated.length);
  }
}

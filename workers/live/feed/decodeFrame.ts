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
import { parseFrame } from "#api/live/stream.ts";
import { FRAME_MAX_BYTES, INFLATED_MAX_BYTES } from "../base/limits.ts";

export type DecodedFrame =
  /** Bytes in `value` are those of the frame until the next one is decoded. */
  | { readonly ok: true; readonly value: unknown; readonly inflatedBytes: number }
  | {
      readonly ok: false;
      readonly reason: "tooLarge" | "notDeflate" | "notJson";
      /** What was inflated before it was given up. */
      readonly inflatedBytes: number;
    };

/** RFC 1950: method 8 and a header divisible by 31. Raw deflate can look like it by chance. */
function looksLikeZlib(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0;
  const second = bytes[1] ?? 0;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

/** zlib's window sizes: positive for a zlib header, negative for raw deflate. */
const ZLIB_WINDOW = 15;
const RAW_WINDOW = -15;

/**
 * What a frame is inflated into, one for all frames. One byte more than the cap: a frame that fills it is too large. The
 * operating system gives memory to the parts that have been written, mostly a few kB.
 */
const inflated = new Uint8Array(INFLATED_MAX_BYTES + 1);

/** One state of zlib for all frames: a new one would leave 7 kB of tables per frame as garbage. */
const stream = new ZStream();
stream.output = inflated;
zlibInflateInit2(stream, ZLIB_WINDOW);

type Refusal = Extract<DecodedFrame, { readonly ok: false }>;

function refused(reason: Refusal["reason"], inflatedBytes: number): Refusal {
  return { ok: false, reason, inflatedBytes };
}

/** Inflates the frame in one call, which ends at the cap: a small bomb never grows. The answer is read before the next call. */
function inflateCapped(bytes: Uint8Array, raw: boolean): Uint8Array | Refusal {
  stream.input = bytes;
  stream.next_in = 0;
  stream.avail_in = bytes.length;
  stream.next_out = 0;
  stream.avail_out = inflated.length;
  if (zlibInflateReset2(stream, raw ? RAW_WINDOW : ZLIB_WINDOW) !== Z_OK) return refused("notDeflate", 0);
  const status = zlibInflate(stream, Z_NO_FLUSH);
  const size = stream.next_out;
  if (size > INFLATED_MAX_BYTES) return refused("tooLarge", size);
  // Every other status is damage, or a frame that was cut short.
  return status === Z_STREAM_END ? inflated.subarray(0, size) : refused("notDeflate", size);
}

/** A frame is an object with a text or a list in it. Deeper nesting is not a message of the feed. */
const DEEPEST = 32;
/** Smaller ones are parsed in a few ms whatever is in them. */
const WORTH_A_LOOK_BYTES = 64 * 1024;
const QUOTE = 34;
const BACKSLASH = 92;
const OPEN_LIST = 91;
const CLOSE_LIST = 93;
const OPEN_OBJECT = 123;
const CLOSE_OBJECT = 125;

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
  let json: Uint8Array | Refusal = refused("notDeflate", 0);
  if (looksLikeZlib(bytes)) json = inflateCapped(bytes, false);
  if ("reason" in json && json.reason === "notDeflate") json = inflateCapped(bytes, true);
  if ("reason" in json) return json;
  if (json.length > WORTH_A_LOOK_BYTES && isTooDeep(json)) return refused("notJson", json.length);
  try {
    return { ok: true, value: parseFrame(json), inflatedBytes: json.length };
  } catch {
    return refused("notJson", json.length);
  }
}

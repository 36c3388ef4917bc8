// Turns one binary message of the stream into JSON, under caps, whatever arrives (CONTRACT §3 "Stream").
import { Z_NO_FLUSH, Z_OK, Z_STREAM_END, zlibInflate, zlibInflateInit2, ZStream } from "pako";
import { FRAME_MAX_BYTES, INFLATED_MAX_BYTES, INFLATE_CHUNK_BYTES } from "./limits.ts";

export type DecodedFrame =
  | { readonly ok: true; readonly value: unknown; readonly inflatedBytes: number }
  | { readonly ok: false; readonly reason: "tooLarge" | "notDeflate" | "notJson" };

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

/** Inflates chunk by chunk and stops at the cap: a small bomb never grows. */
function inflateCapped(bytes: Uint8Array, raw: boolean): Uint8Array | "tooLarge" | "notDeflate" {
  const stream = new ZStream();
  stream.input = bytes;
  stream.avail_in = bytes.length;
  stream.output = chunk;
  if (zlibInflateInit2(stream, raw ? RAW_WINDOW : ZLIB_WINDOW) !== Z_OK) return "notDeflate";
  const chunks: Uint8Array[] = [];
  let size = 0;
  for (;;) {
    stream.next_out = 0;
    stream.avail_out = chunk.length;
    const status = zlibInflate(stream, Z_NO_FLUSH);
    if (status !== Z_OK && status !== Z_STREAM_END) return "notDeflate";
    const produced = stream.next_out;
    size += produced;
    if (size > INFLATED_MAX_BYTES) return "tooLarge";
    // A frame of one chunk, the usual kind, needs no putting together.
    if (status === Z_STREAM_END && chunks.length === 0) return chunk.subarray(0, produced);
    if (produced > 0) chunks.push(chunk.slice(0, produced));
    if (status === Z_STREAM_END) return joined(chunks, size);
    // Nothing left to read and no end: the frame was cut short.
    if (produced === 0 && stream.avail_in === 0) return "notDeflate";
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

/**
 * Inflates (zlib or raw) and parses one frame. Past 256 KiB compressed or 1 MiB inflated the answer is
 * `tooLarge`; nothing is ever thrown.
 */
export function decodeFrame(bytes: Uint8Array): DecodedFrame {
  if (bytes.length > FRAME_MAX_BYTES) return { ok: false, reason: "tooLarge" };
  let inflated: ReturnType<typeof inflateCapped> = "notDeflate";
  if (looksLikeZlib(bytes)) inflated = inflateCapped(bytes, false);
  if (inflated === "notDeflate") inflated = inflateCapped(bytes, true);
  if (typeof inflated === "string") return { ok: false, reason: inflated };
  try {
    return { ok: true, value: JSON.parse(decoder.decode(inflated)), inflatedBytes: inflated.length };
  } catch {
    return { ok: false, reason: "notJson" };
  }
}

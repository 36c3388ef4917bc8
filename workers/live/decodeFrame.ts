// Turns one binary message of the stream into JSON, under caps, whatever arrives (CONTRACT §3 "Stream").
import { Inflate } from "pako";
import { FRAME_MAX_BYTES, INFLATED_MAX_BYTES, INFLATE_CHUNK_BYTES } from "./limits.ts";

export type DecodedFrame =
  | { readonly ok: true; readonly value: unknown; readonly inflatedBytes: number }
  | { readonly ok: false; readonly reason: "tooLarge" | "notDeflate" | "notJson" };

/** Thrown inside pako's callback, the only way to stop it while it inflates. */
const STOP = Symbol("stop inflating");

const decoder = new TextDecoder("utf-8", { fatal: true });

/** RFC 1950: method 8 and a header divisible by 31. Raw deflate can look like it by chance. */
function looksLikeZlib(bytes: Uint8Array): boolean {
  const first = bytes[0] ?? 0;
  const second = bytes[1] ?? 0;
  return (first & 0x0f) === 8 && ((first << 8) | second) % 31 === 0;
}

function inflateCapped(bytes: Uint8Array, raw: boolean): Uint8Array | "tooLarge" | "notDeflate" {
  const inflator = new Inflate({ raw, chunkSize: INFLATE_CHUNK_BYTES });
  const chunks: Uint8Array[] = [];
  let size = 0;
  inflator.onData = (chunk) => {
    size += chunk.length;
    if (size > INFLATED_MAX_BYTES) throw STOP;
    chunks.push(chunk);
  };
  try {
    inflator.push(bytes, true);
  } catch (error) {
    return error === STOP ? "tooLarge" : "notDeflate";
  }
  if (inflator.err !== 0 || !inflator.ended) return "notDeflate";
  const [only] = chunks;
  if (chunks.length === 1 && only) return only;
  const whole = new Uint8Array(size);
  let at = 0;
  for (const chunk of chunks) {
    whole.set(chunk, at);
    at += chunk.length;
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

// The stream's address, channels, heartbeat and frames; records have readers of their own.
// See docs/wire.md#stream.
import { readObject } from "../wire/values.ts";

/** docs/wire.md#stream-address: the subscribed channel is a live-change channel. */
export const LIVE_CHANNEL = "football_live_change";

/** docs/wire.md#football-source: says that the state of the source has changed. */
export const SOURCE_CHANNEL = "football_feed";

/** docs/wire.md#heartbeat: the text that keeps the connection alive. */
export const HEARTBEAT = "ok";

const STREAM_PATH = "/stream";

export interface StreamPlace {
  /** Origin of the page, or of the stream's own host: "https://host" becomes wss, "http://host" ws. */
  readonly origin: string;
  readonly channels: readonly string[];
  readonly token: string;
}

/** {ws|wss}://{host}/stream?channels=a,b&token=… */
export function streamUrl({ origin, channels, token }: StreamPlace): string {
  const host = origin.replace(/^http/i, "ws").replace(/\/+$/, "");
  const names = channels.map((channel) => encodeURIComponent(channel)).join(",");
  // URLSearchParams, unlike encodeURIComponent, does not throw on a broken character.
  return `${host}${STREAM_PATH}?channels=${names}&${new URLSearchParams({ token }).toString()}`;
}

/** Records as they arrived: a text, or the bytes of one as a part of a larger buffer. */
export type RecordText = string | Uint8Array;

const decoder = new TextDecoder();

/** How a frame begins whose data is one text. */
const PLAIN_START = `{"channel":"${LIVE_CHANNEL}","data":"`;

const QUOTE = 34;
const BACKSLASH = 92;
const CLOSE_OBJECT = 125;

/**
 * The value of a frame's JSON. The data of nearly all frames is one text without escapes: its bytes are handed on as a part
 * of `json`, because the reader of records reads bytes. Throws a SyntaxError for anything that is no JSON. Control characters
 * in such a text, and broken UTF-8 in any, are left to the reader of records.
 */
export function parseFrame(json: Uint8Array): unknown {
  const start = PLAIN_START.length;
  const end = json.length - 2;
  const isPlain =
    json.indexOf(QUOTE, start) === end &&
    json[end + 1] === CLOSE_OBJECT &&
    !json.includes(BACKSLASH) &&
    decoder.decode(json.subarray(0, start)) === PLAIN_START;
  return isPlain
    ? { channel: LIVE_CHANNEL, data: json.subarray(start, end) }
    : JSON.parse(decoder.decode(json));
}

/** True for a frame that says that the source of the football data is in another state. */
export function isSourceFrame(value: unknown): boolean {
  return readObject(value)?.channel === SOURCE_CHANNEL;
}

/** In the place of all parts that are no texts: a record that no reader takes, so that the loss is counted. */
const NO_TEXT = "?";

/**
 * The live-change texts of a decoded frame, each for the line reader; undefined for a frame of another
 * channel and for anything that is no frame.
 */
export function readFrameJson(value: unknown): RecordText[] | undefined {
  const frame = readObject(value);
  if (frame?.channel !== LIVE_CHANNEL) return undefined;
  const { data } = frame;
  if (typeof data === "string" || data instanceof Uint8Array) return [data];
  if (!Array.isArray(data)) return undefined;
  const texts = data.filter((part) => typeof part === "string");
  // Once: a message within the size limit has room for half a million of them.
  return texts.length === data.length ? texts : [...texts, NO_TEXT];
}

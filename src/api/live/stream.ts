// The stream's address, channels, heartbeat and frames; records have readers of their own.
// See docs/wire.md#stream.
import { readObject } from "../wire/values.ts";

/** docs/wire.md#stream-address: the subscribed channel is a live-change channel. */
export const LIVE_CHANNEL = "football_live_change";

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

/** How a frame begins and ends whose data is one text. */
const PLAIN_START = `{"channel":"${LIVE_CHANNEL}","data":"`;
const PLAIN_END = '"}';

/**
 * The value of a frame's JSON. The data of nearly all frames is one text without escapes: it is cut out of the JSON, because
 * JSON.parse looks at each character. Throws a SyntaxError for anything that is no JSON; control characters in such a text,
 * which JSON forbids, are left to the reader of records.
 */
export function parseFrame(json: string): unknown {
  const data = json.slice(PLAIN_START.length, -PLAIN_END.length);
  const isPlain = json === PLAIN_START + data + PLAIN_END && !data.includes('"') && !data.includes("\\");
  return isPlain ? { channel: LIVE_CHANNEL, data } : JSON.parse(json);
}

/** In the place of all parts that are no texts: a record that no reader takes, so that the loss is counted. */
const NO_TEXT = "?";

/**
 * The live-change texts of a decoded frame, each for the line reader; undefined for a frame of another
 * channel and for anything that is no frame.
 */
export function readFrameJson(value: unknown): string[] | undefined {
  const frame = readObject(value);
  if (frame?.channel !== LIVE_CHANNEL) return undefined;
  const { data } = frame;
  if (typeof data === "string") return [data];
  if (!Array.isArray(data)) return undefined;
  const texts = data.filter((part) => typeof part === "string");
  // Once: a message within the size limit has room for half a million of them.
  return texts.length === data.length ? texts : [...texts, NO_TEXT];
}

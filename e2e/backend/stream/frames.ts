// Packs records into stream frames: JSON, deflated.
// See docs/wire.md#frames.
import { constants, deflateRawSync, deflateSync } from "node:zlib";

export const LIVE_CHANNEL = "football_live_change";
/** The source of the football data, whenever its state changes (docs/wire.md#football-source). */
export const FEED_CHANNEL = "football_feed";

/** Compression level: saves bandwidth and is fast enough for two frames per second. */
const LEVEL = 4;

export interface FrameStyle {
  /** Raw deflate without the zlib wrapper; clients accept both. */
  readonly raw?: boolean;
  /** `data` as an array of records instead of one text. */
  readonly list?: boolean;
}

function writeFrame(records: readonly string[], style: FrameStyle): Buffer {
  const data = style.list === true ? records : records.join("!");
  return Buffer.from(JSON.stringify({ channel: LIVE_CHANNEL, data }));
}

/** The inflated size in bytes of a frame of these records, in the default style. */
export function inflatedSize(records: readonly string[]): number {
  return writeFrame(records, {}).length;
}

/** One frame with these records, on the live-change channel. */
export function packFrame(records: readonly string[], style: FrameStyle = {}): Buffer {
  const json = writeFrame(records, style);
  return style.raw === true ? deflateRawSync(json, { level: LEVEL }) : deflateSync(json, { level: LEVEL });
}

/** One frame with any data, on a channel. */
export function packData(channel: string, data: object): Buffer {
  return deflateSync(JSON.stringify({ channel, data }), { level: LEVEL });
}

/** A small frame that inflates to more than a client may accept. */
export function packBomb(inflatedBytes: number): Buffer {
  const json = `{"channel":"${LIVE_CHANNEL}","data":"${" ".repeat(inflatedBytes)}"}`;
  return deflateSync(json, { level: constants.Z_BEST_COMPRESSION });
}

/** The frame with some inverted bytes in its middle. A raw one has no checksum: it may still be inflated, to other records. */
export function spoilFrame(frame: Buffer): Buffer {
  const spoilt = Buffer.from(frame);
  const middle = spoilt.length >> 1;
  for (let at = middle; at < Math.min(spoilt.length, middle + 8); at++) spoilt[at] = spoilt[at]! ^ 0xff;
  return spoilt;
}

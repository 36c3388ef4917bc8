// Generates frames of the stream with every kind of error: in their content, packing and bytes.
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { damageBytes } from "./damageBytes.ts";
import { damageJson, mapJson } from "./damageJson.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import { junkBody } from "./junkTexts.ts";
import { damageRecords, makeRecord, makeText } from "./makeRecords.ts";

const CHANNEL = "football_live_change";
/** Share of frames at the size limits, which cost a hundred times more than others. */
const HEAVY_SHARE = 0.002;
/** Low memory settings, because half a million frames are packed. */
const PACKING = { level: 1, memLevel: 2, windowBits: 12 } as const;
const MEBIBYTE = 1024 * 1024;

export interface JunkFrame {
  readonly bytes: Buffer;
  /** A valid bomb: it must be refused as too large, not as damaged. */
  readonly bomb: boolean;
}

const bombs = new Map<string, Buffer>();

/** A stream of zeros or of JSON that inflates to this many MiB; cached, because packing takes longer than refusing. */
function bombOf(mebibytes: number, raw: boolean, json: boolean): Buffer {
  const key = `${mebibytes} ${raw} ${json}`;
  const known = bombs.get(key);
  if (known) return known;
  const plain = Buffer.alloc(mebibytes * MEBIBYTE, json ? " " : 0);
  if (json) plain.write(`{"channel":"${CHANNEL}","data":"`);
  const packed = raw ? deflateRawSync(plain, { level: 9 }) : deflateSync(plain, { level: 9 });
  bombs.set(key, packed);
  return packed;
}

/**
 * Texts just below the size limit, each expensive in its own way: many records, none, an endless one, almost
 * valid ones.
 */
function heavyText(ids: readonly number[], random: SeededRandom): string {
  const part = random.pick([
    "!",
    "^",
    "1!",
    "1^!",
    "9",
    "x",
    "^!",
    `${ids[0]}^!`,
    `${makeRecord(ids, random)}!`,
    // The same score up and down: a hundred events per pair, if all were raised.
    `${ids[0]}^1^^^0^0^0^0^0^0^0^0!${ids[0]}^1^^^99^0^0^0^0^0^0^0!`,
    `${makeRecord(ids, random)}!${makeRecord(ids, random)}!`,
    `${makeRecord([77], random)}!`,
  ]);
  return part.repeat(Math.floor((MEBIBYTE - 100) / part.length));
}

function pack(plain: Buffer, random: SeededRandom): Buffer {
  switch (random.below(12)) {
    case 0:
    case 1:
    case 2:
      return deflateRawSync(plain, PACKING);
    case 3:
      return gzipSync(plain, PACKING);
    case 4:
      return plain;
    case 5:
      return deflateSync(deflateSync(plain, PACKING), PACKING);
    default:
      return deflateSync(plain, PACKING);
  }
}

function plainText(ids: readonly number[], random: SeededRandom): string {
  let text = makeText((with_) => makeRecord(ids, with_), random);
  if (random.chance(0.6)) text = damageRecords(text, random);
  const data = random.chance(0.2) ? text.split("!") : text;
  const json = JSON.stringify({ channel: random.chance(0.02) ? "football_odds" : CHANNEL, data });
  if (random.chance(0.02)) return junkBody(random);
  return random.chance(0.15) ? damageJson(mapJson(json), random) : json;
}

/** A frame about the known matches, in most cases an invalid one. */
export function makeFrame(ids: readonly number[], random: SeededRandom): JunkFrame {
  if (random.chance(HEAVY_SHARE)) {
    if (random.chance(0.5))
      return { bytes: bombOf(random.pick([2, 8, 64]), random.chance(0.5), random.chance(0.5)), bomb: true };
    const data = random.chance(0.8) ? heavyText(ids, random) : "[".repeat(MEBIBYTE - 100);
    const json = data.startsWith("[") ? data : JSON.stringify({ channel: CHANNEL, data });
    return { bytes: deflateSync(json, { level: 1 }), bomb: false };
  }
  const encoding = random.chance(0.01) ? random.pick(["utf16le", "latin1"] as const) : "utf8";
  const plain = Buffer.from(plainText(ids, random), encoding);
  if (random.chance(0.02) && plain.length > 0) plain[random.below(plain.length)] = 0x80 | random.below(128);
  const packed = pack(plain, random);
  return { bytes: random.chance(0.35) ? damageBytes(packed, random) : packed, bomb: false };
}

// Makes frames of the stream for every way to be wrong: what is in them, how it is packed, and the bytes themselves.
import { deflateRawSync, deflateSync, gzipSync } from "node:zlib";
import { damageBytes } from "./damageBytes.ts";
import { damageJson, mapJson } from "./damageJson.ts";
import type { Dice } from "./dice.ts";
import { junkBody } from "./junkTexts.ts";
import { damageRecords, makeRecord, makeText } from "./makeRecords.ts";

const CHANNEL = "football_live_change";
/** Frames at the caps cost a hundred times the others: enough of them, and no more. */
const HEAVY_SHARE = 0.002;
/** Little memory for each: half a million are packed. */
const PACKING = { level: 1, memLevel: 2, windowBits: 12 } as const;
const MEBIBYTE = 1024 * 1024;

export interface JunkFrame {
  readonly bytes: Buffer;
  /** A bomb in good order: it has to be refused as too large, not as damaged. */
  readonly bomb: boolean;
}

const bombs = new Map<string, Buffer>();

/** A stream of zeros or of JSON that inflates to so many MiB; kept, since packing one takes longer than refusing it. */
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

/** Texts just below the cap, each dear in its own way: many records, none, one that never ends, near records. */
function heavyText(ids: readonly number[], dice: Dice): string {
  const part = dice.pick([
    "!",
    "^",
    "1!",
    "1^!",
    "9",
    "x",
    "^!",
    `${ids[0]}^!`,
    `${makeRecord(ids, dice)}!`,
    // The same match up and down: a hundred events each time, were they all raised.
    `${ids[0]}^1^^^0^0^0^0^0^0^0^0!${ids[0]}^1^^^99^0^0^0^0^0^0^0!`,
    `${makeRecord(ids, dice)}!${makeRecord(ids, dice)}!`,
    `${makeRecord([77], dice)}!`,
  ]);
  return part.repeat(Math.floor((MEBIBYTE - 100) / part.length));
}

function pack(plain: Buffer, dice: Dice): Buffer {
  switch (dice.below(12)) {
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

function plainText(ids: readonly number[], dice: Dice): string {
  let text = makeText((with_) => makeRecord(ids, with_), dice);
  if (dice.chance(0.6)) text = damageRecords(text, dice);
  const data = dice.chance(0.2) ? text.split("!") : text;
  const json = JSON.stringify({ channel: dice.chance(0.02) ? "football_odds" : CHANNEL, data });
  if (dice.chance(0.02)) return junkBody(dice);
  return dice.chance(0.15) ? damageJson(mapJson(json), dice) : json;
}

/** A frame about the known matches, in most cases a wrong one. */
export function makeFrame(ids: readonly number[], dice: Dice): JunkFrame {
  if (dice.chance(HEAVY_SHARE)) {
    if (dice.chance(0.5))
      return { bytes: bombOf(dice.pick([2, 8, 64]), dice.chance(0.5), dice.chance(0.5)), bomb: true };
    const data = dice.chance(0.8) ? heavyText(ids, dice) : "[".repeat(MEBIBYTE - 100);
    const json = data.startsWith("[") ? data : JSON.stringify({ channel: CHANNEL, data });
    return { bytes: deflateSync(json, { level: 1 }), bomb: false };
  }
  const encoding = dice.chance(0.01) ? dice.pick(["utf16le", "latin1"] as const) : "utf8";
  const plain = Buffer.from(plainText(ids, dice), encoding);
  if (dice.chance(0.02) && plain.length > 0) plain[dice.below(plain.length)] = 0x80 | dice.below(128);
  const packed = pack(plain, dice);
  return { bytes: dice.chance(0.35) ? damageBytes(packed, dice) : packed, bomb: false };
}

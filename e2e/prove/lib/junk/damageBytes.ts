// Damages bytes: truncates them, flips bits, removes, duplicates or inserts parts.
import type { SeededRandom } from "../../../support/seededRandom.ts";

const ZLIB_HEADERS = [
  [0x78, 0x01],
  [0x78, 0x9c],
  [0x78, 0xda],
  // Requires an unknown dictionary.
  [0x78, 0xbb],
  [0x1f, 0x8b],
  [0x08, 0x1d],
] as const;

function randomBytes(length: number, random: SeededRandom): Buffer {
  const bytes = Buffer.alloc(length);
  for (let at = 0; at < length; at += 1) bytes[at] = random.below(256);
  return bytes;
}

/** A copy with one damage. */
export function damageBytes(bytes: Buffer, random: SeededRandom): Buffer {
  const at = random.below(bytes.length + 1);
  const length = 1 + random.below(16);
  switch (random.below(8)) {
    case 0:
      return Buffer.from(bytes.subarray(0, at));
    case 1: {
      const copy = Buffer.from(bytes);
      for (let flips = 1 + random.below(4); flips > 0 && copy.length > 0; flips -= 1) {
        const place = random.below(copy.length);
        copy[place] = (copy[place] ?? 0) ^ (1 << random.below(8));
      }
      return copy;
    }
    case 2:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at + length)]);
    case 3:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(at, at + length), bytes.subarray(at)]);
    case 4:
      return Buffer.concat([bytes.subarray(0, at), randomBytes(length, random), bytes.subarray(at)]);
    case 5:
      return Buffer.concat([
        Buffer.from(random.pick(ZLIB_HEADERS)),
        bytes.subarray(Math.min(2, bytes.length)),
      ]);
    case 6:
      return Buffer.concat([bytes, bytes]);
    default:
      return randomBytes(length * 8, random);
  }
}

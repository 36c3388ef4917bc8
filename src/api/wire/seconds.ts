// Instants with seconds on the wire: YYYYMMDDHHmmss at the feed's fixed offset, as pages have them.
// See docs/wire.md#feed-clock.
import { readDigits } from "./digits.ts";
import { FEED_OFFSET_MS, INSTANT_LENGTH, readInstantAt } from "./readInstant.ts";

const SECOND_LENGTH = 14;

/** Epoch ms of an instant with seconds, YYYYMMDDHHmmss (docs/wire.md#community); undefined for an invalid one. */
export function readSecond(text: string): number | undefined {
  if (text.length !== SECOND_LENGTH) return undefined;
  const minute = readInstantAt(text, 0, INSTANT_LENGTH);
  const second = readDigits(text, INSTANT_LENGTH, SECOND_LENGTH);
  return minute === undefined || second < 0 || second > 59 ? undefined : minute + second * 1_000;
}

/** The wire form of an instant with seconds, which readSecond reads back; parts of a second are dropped. */
export function writeSecond(epochMs: number): string {
  const iso = new Date(epochMs + FEED_OFFSET_MS).toISOString();
  return iso.slice(0, 19).replaceAll(/[-T:]/g, "");
}

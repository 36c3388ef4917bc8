// Reads one quote of a match's odds: time^minute^prices for 1X2, time^minute^line^prices for Asian markets.
import { asPrice } from "#domain/odds/priceText.ts";
import { formatHandicap } from "#domain/odds/handicapLine.ts";
import type { Market, Quote } from "#domain/odds/markets.ts";
import { readInstant } from "../wire/readInstant.ts";
import { isBlank, readNumber } from "../wire/values.ts";

const FIELDS = 5;

/**
 * A quote in decimal odds: 1X2 is sent as decimal, Asian markets as Hong Kong prices, to which the stake is added.
 * A blank price and one below the least are withdrawn, each by itself. undefined when a field is missing or not of its
 * kind.
 */
export function readQuote(record: string, market: Market): Quote | undefined {
  const fields = record.split("^");
  const [time = "", minuteText = "", ...numbers] = fields;
  const at = readInstant(time);
  const minute = readMinute(minuteText);
  if (fields.length !== FIELDS || at === undefined || minute === undefined) return undefined;
  if (market === "result") {
    const prices = readPrices(numbers, 0);
    return prices && { at, line: undefined, prices, minute };
  }
  const line = readNumber(numbers[0]);
  const prices = readPrices(numbers.slice(1), 1);
  if (line === undefined || prices === undefined || formatHandicap(line) === undefined) return undefined;
  // A total is above 0.
  return market === "overUnder" && line <= 0 ? undefined : { at, line, prices, minute };
}

/** "67" is 6700, "45+2" is 4502, "" is 0, as gameMinute returns them. */
function readMinute(text: string): number | undefined {
  if (text === "") return 0;
  const [, minute, extra = "0"] = /^(\d{1,3})(?:\+(\d{1,2}))?$/.exec(text) ?? [];
  return minute === undefined ? undefined : Number(minute) * 100 + Number(extra);
}

function readPrices(texts: readonly string[], stake: 0 | 1): readonly number[] | undefined {
  if (!texts.every((text) => isBlank(text) || readNumber(text) !== undefined)) return undefined;
  // Computed in ten thousandths: adding 1 to a binary 0.91 would show a rounding error.
  return texts.map((text) => asPrice(Math.round(((readNumber(text) ?? 0) + stake) * 10_000) / 10_000));
}

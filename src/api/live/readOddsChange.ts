// Reads odds records, "!"-separated, in the caret and the comma form.
// See docs/wire.md#odds-records.
import type { Odds } from "#domain/match/match.ts";
import { WITHDRAWN, asPrice } from "#domain/odds/priceText.ts";
import { readDecimal } from "../wire/decimals.ts";
import { readDigits } from "../wire/digits.ts";

const RECORD_END = "!";
const CARET = 94;
const COMMA = 44;
const MINUS = 45;

/** docs/wire.md#odds-records: caret-separated records have at least 4 parts: match id, home, draw, away. */
const CARET_FORM = { parts: 4, home: 1, draw: 2, away: 3 } as const;
/**
 * docs/wire.md#odds-records: comma-separated ones at least 8: match id, provider, three opening prices, home,
 * draw, away.
 */
const COMMA_FORM = { parts: 8, provider: 1, home: 5, draw: 6, away: 7 } as const;

const PARTS_READ = COMMA_FORM.parts;

export interface OddsCounts {
  readonly applied: number;
  /** Records that could not be read; other providers' records do not count. */
  readonly dropped: number;
}

/**
 * Reads every record of `data` and passes on its match id and prices. A record in the comma form of another
 * provider is ignored. A bad record loses only itself. Never throws.
 */
export function readOddsChange(
  data: string,
  apply: (matchId: number, odds: Odds) => void,
  providerId: number,
): OddsCounts {
  let applied = 0;
  let dropped = 0;
  const starts = new Int32Array(PARTS_READ);
  const ends = new Int32Array(PARTS_READ);
  const price = (part: number): number => readPrice(data, starts[part] ?? 0, ends[part] ?? 0);

  for (let from = 0; from < data.length;) {
    const mark = data.indexOf(RECORD_END, from);
    const to = mark < 0 ? data.length : mark;
    if (to > from) {
      const separator = separatorOf(data, from, to);
      const form = separator === CARET ? CARET_FORM : COMMA_FORM;
      const count = scan(data, from, to, separator, starts, ends);
      const matchId = readDigits(data, starts[0] ?? 0, ends[0] ?? 0);
      const provider =
        form === COMMA_FORM
          ? readDigits(data, starts[form.provider] ?? 0, ends[form.provider] ?? 0)
          : providerId;
      if (count < form.parts || matchId <= 0 || provider < 0) {
        dropped += 1;
      } else if (provider === providerId) {
        const [home, draw, away] = [price(form.home), price(form.draw), price(form.away)];
        if (Number.isNaN(home + draw + away)) {
          dropped += 1;
        } else {
          applied += 1;
          apply(matchId, { home: asPrice(home), draw: asPrice(draw), away: asPrice(away) });
        }
      }
    }
    from = to + 1;
  }
  return { applied, dropped };
}

/** The price in [from, to): withdrawn for a blank and for a number that is no price, NaN for anything else. */
function readPrice(data: string, from: number, to: number): number {
  if (from >= to) return WITHDRAWN;
  const price = readDecimal(data, data.charCodeAt(from) === MINUS ? from + 1 : from, to);
  return Number.isNaN(price) || data.charCodeAt(from) !== MINUS ? price : WITHDRAWN;
}

/** The first separator decides the form. */
function separatorOf(data: string, from: number, to: number): number {
  for (let at = from; at < to; at += 1) {
    const code = data.charCodeAt(at);
    if (code === CARET || code === COMMA) return code;
  }
  return CARET;
}

function scan(
  data: string,
  from: number,
  to: number,
  separator: number,
  starts: Int32Array,
  ends: Int32Array,
): number {
  let count = 0;
  let start = from;
  for (let at = from; at <= to && count < PARTS_READ; at += 1) {
    if (at !== to && data.charCodeAt(at) !== separator) continue;
    starts[count] = start;
    ends[count] = at;
    count += 1;
    start = at + 1;
  }
  return count;
}

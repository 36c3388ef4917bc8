// Writes the odds of one match: per provider the three markets with opening, current quote and changes.
import type { ProviderOdds, QuoteAt } from "../../world/prices/quotes.ts";
import type { World } from "../../world/types.ts";
import { writeFeedTime } from "../../server/zones.ts";

/** The providers of docs/product.md#odds-providers, first, second and third, under names of our own. */
const PROVIDERS = [
  { id: 8, name: "Northey" },
  { id: 47, name: "Quayline" },
  { id: 9, name: "Tallowby" },
] as const;

/** At most this many changes of a market are sent, the latest ones. */
const MOST_CHANGES = 200;

interface WireMarket {
  readonly first: string;
  readonly now: string;
  readonly changes: string;
  readonly isClosed: boolean;
}

export interface WireOdds {
  readonly scheduleId: number;
  readonly companyList: readonly {
    readonly companyId: number;
    readonly companyName: string;
    readonly europe: WireMarket | null;
    readonly asian: WireMarket | null;
    readonly overUnder: WireMarket | null;
  }[];
}

/** The odds of a match at an instant (epoch ms); providers that do not offer it are omitted. */
export function writeOdds(world: World, id: number, now: number): WireOdds {
  const companyList = PROVIDERS.flatMap((provider) => {
    const odds = world.oddsAt?.(id, provider.id, now);
    return odds === undefined ? [] : [writeProvider(provider, odds)];
  });
  return { scheduleId: id, companyList };
}

function writeProvider(provider: (typeof PROVIDERS)[number], odds: ProviderOdds) {
  return {
    companyId: provider.id,
    companyName: provider.name,
    europe: writeMarket(odds.result, odds.closed),
    asian: writeMarket(odds.handicap, odds.closed),
    overUnder: writeMarket(odds.total, odds.closed),
  };
}

function writeMarket(quotes: readonly QuoteAt[], isClosed: boolean): WireMarket | null {
  const [first] = quotes;
  const now = quotes.at(-1);
  if (first === undefined || now === undefined) return null;
  const changes = quotes.slice(-MOST_CHANGES).map(writeQuote).join("!");
  return { first: writeQuote(first), now: writeQuote(now), changes, isClosed };
}

/** Decimal prices of 1X2; Hong Kong prices after a line, as usual in this field. */
function writeQuote({ at, minute, line, prices }: QuoteAt): string {
  const shown = prices.map((price) => Number((line === undefined ? price : price - 1).toFixed(4)));
  return [writeFeedTime(at), writeMinute(minute), ...(line === undefined ? [] : [line]), ...shown].join("^");
}

/** "67", "45+2"; empty before kick-off. */
function writeMinute(minute: number): string {
  if (minute === 0) return "";
  const extra = minute % 100;
  return `${Math.floor(minute / 100)}${extra === 0 ? "" : `+${extra}`}`;
}

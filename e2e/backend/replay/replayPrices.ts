/** Prices of a replayed match: from the file if present, else from a model; both follow the game. */
import { linePrices, type LinePrices } from "../world/prices/lines.ts";
import { leanOf, MARGINS, remainingGoals } from "../world/prices/market.ts";
import { chances, goalsToCome, liveChances, prices, type Chances } from "../world/prices/odds.ts";
import { appended, asList, minuteAt, type ProviderOdds, type QuoteAt } from "../world/prices/quotes.ts";
import { mix, unit } from "../world/random.ts";
import { frameAt } from "../world/course/timeline.ts";
import type { MatchNow, Prices } from "../world/types.ts";
import type { MatchdayMatch } from "./matchday.ts";
import type { ReplayScript } from "./replayScript.ts";

/** Interval of price moves while a match runs (ms of the file's time); goals and red cards also move prices. */
const PRICE_EVERY_MS = 120_000;
const GOALS_PER_MATCH = 2.75;
/** A file has no times for its opening prices: they are dated a day before kick-off (ms). */
const OPENS_BEFORE_MS = 24 * 3_600_000;

/** The number of the price period at an instant of the file's day. */
export function replayPricePeriod({ halves, endsAt }: ReplayScript, virtualNow: number): number {
  return Math.floor(Math.max(0, Math.min(virtualNow, endsAt) - halves[0].startsAt) / PRICE_EVERY_MS);
}

/** Instants of the file's day at which prices may have changed, ascending; the first is the opening. */
function replayPriceInstants({ halves, endsAt, timeline }: ReplayScript, virtualNow: number): number[] {
  const started = halves[0].startsAt;
  const instants = timeline.times.filter((at) => at >= started && at < endsAt);
  for (let at = started; at < endsAt; at += PRICE_EVERY_MS) instants.push(at);
  const moves = new Set(instants.filter((at) => at <= virtualNow).sort((a, b) => a - b));
  return [Math.min(virtualNow, started - OPENS_BEFORE_MS), ...moves];
}

/** Opening and current prices and lines at an instant of the file's day; undefined for an unknown provider. */
export function replayPrices(
  match: MatchdayMatch,
  script: ReplayScript,
  provider: number,
  virtualNow: number,
): { opening: Prices; current: Prices; lines: LinePrices; match: MatchNow } | undefined {
  const margin = MARGINS[provider];
  if (margin === undefined) return undefined;
  const given = match.odds.get(provider);
  const [anyGiven] = match.odds.values();
  const implied = given ?? anyGiven;
  const supremacy = implied === undefined ? modelled(match) : fitted(implied);
  const rates = [(GOALS_PER_MATCH + supremacy) / 2, (GOALS_PER_MATCH - supremacy) / 2] as const;
  const before = chances(0, rates[0], rates[1]);
  const market = implied === undefined ? before : impliedChances(implied);
  const opening =
    given === undefined ? prices(market, margin) : { home: given[0], draw: given[1], away: given[2] };

  const started = script.halves[0].startsAt;
  const asked = Math.min(virtualNow, script.endsAt - 1);
  const now = frameAt(script.timeline, asked);
  const left =
    asked < started
      ? 1
      : remainingGoals(script.halves, started + replayPricePeriod(script, asked) * PRICE_EVERY_MS);
  const toCome = { home: rates[0] * left, away: rates[1] * left };
  const lines = linePrices(now, goalsToCome(now, toCome), margin, leanOf(match.id, provider));
  if (left === 1 && now.homeScore + now.guestScore === 0) {
    return { opening, current: opening, lines, match: now };
  }
  const model = liveChances(now, toCome);
  // Keeps the difference between the file's prices and the model at kick-off.
  const current = normalised({
    home: (model.home * market.home) / before.home,
    draw: (model.draw * market.draw) / before.draw,
    away: (model.away * market.away) / before.away,
  });
  const kept = given === undefined ? margin : overround(given);
  return { opening, current: prices(current, kept), lines, match: now };
}

/** Every quote of a provider until an instant of the file's day, in the file's time; undefined as above. */
export function replayOdds(
  match: MatchdayMatch,
  script: ReplayScript,
  provider: number,
  virtualNow: number,
): ProviderOdds | undefined {
  const result: QuoteAt[] = [];
  const handicap: QuoteAt[] = [];
  const total: QuoteAt[] = [];
  for (const at of replayPriceInstants(script, virtualNow)) {
    const then = replayPrices(match, script, provider, at);
    if (then === undefined) return undefined;
    const minute = minuteAt(then.match, at);
    appended(result, { at, line: undefined, prices: asList(then.current) }, minute);
    appended(handicap, { at, ...then.lines.handicap }, minute);
    appended(total, { at, ...then.lines.total }, minute);
  }
  return { result, handicap, total, closed: virtualNow >= script.endsAt };
}

const overround = (given: readonly number[]): number => given.reduce((sum, price) => sum + 1 / price, 0);

function impliedChances([home, draw, away]: readonly [number, number, number]): Chances {
  return normalised({ home: 1 / home, draw: 1 / draw, away: 1 / away });
}

function normalised({ home, draw, away }: Chances): Chances {
  const total = home + draw + away;
  return { home: home / total, draw: draw / total, away: away / total };
}

/** The goal difference (home minus away) at which the model gives the same probabilities as the prices. */
function fitted(given: readonly [number, number, number]): number {
  const wanted = impliedChances(given);
  let low = -GOALS_PER_MATCH + 0.1;
  let high = GOALS_PER_MATCH - 0.1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    const model = chances(0, (GOALS_PER_MATCH + middle) / 2, (GOALS_PER_MATCH - middle) / 2);
    if (model.home - model.away < wanted.home - wanted.away) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Without prices in the file, the teams' ids decide the favourite. */
function modelled({ home, away }: MatchdayMatch): number {
  return 0.35 + (unit(mix(1, home.id), 51) - unit(mix(1, away.id), 51)) * 1.6;
}

/** Prices of a replayed match: the file's where it gives any, a model's otherwise, following the game either way. */
import { MARGINS, remainingGoals } from "../world/market.ts";
import { chances, liveChances, prices, type Chances } from "../world/odds.ts";
import { mix, unit } from "../world/random.ts";
import { frameAt } from "../world/timeline.ts";
import type { Prices } from "../world/types.ts";
import type { MatchdayMatch } from "./matchday.ts";
import type { ReplayScript } from "./replayScript.ts";

/** Prices move this often while a match runs (ms of the file's time), besides at every goal and red card. */
const PRICE_EVERY_MS = 120_000;
const GOALS_PER_MATCH = 2.75;

/** The number of the price period of an instant of the file's day. */
export function replayPricePeriod({ halves, endsAt }: ReplayScript, virtualNow: number): number {
  return Math.floor(Math.max(0, Math.min(virtualNow, endsAt) - halves[0].startsAt) / PRICE_EVERY_MS);
}

/** Opening and current prices at an instant of the file's day; undefined for an unknown provider. */
export function replayPrices(
  match: MatchdayMatch,
  script: ReplayScript,
  provider: number,
  virtualNow: number,
): { opening: Prices; current: Prices } | undefined {
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
  if (virtualNow < started) return { opening, current: opening };
  const asked = Math.min(virtualNow, script.endsAt - 1);
  const now = frameAt(script.timeline, asked);
  const left = remainingGoals(script.halves, started + replayPricePeriod(script, asked) * PRICE_EVERY_MS);
  const model = liveChances(now, { home: rates[0] * left, away: rates[1] * left });
  // What the market knew better than the model at kick-off, it goes on knowing.
  const current = normalised({
    home: (model.home * market.home) / before.home,
    draw: (model.draw * market.draw) / before.draw,
    away: (model.away * market.away) / before.away,
  });
  const kept = given === undefined ? margin : overround(given);
  return {
    opening,
    current: left === 1 && now.homeScore + now.guestScore === 0 ? opening : prices(current, kept),
  };
}

const overround = (given: readonly number[]): number => given.reduce((sum, price) => sum + 1 / price, 0);

function impliedChances([home, draw, away]: readonly [number, number, number]): Chances {
  return normalised({ home: 1 / home, draw: 1 / draw, away: 1 / away });
}

function normalised({ home, draw, away }: Chances): Chances {
  const total = home + draw + away;
  return { home: home / total, draw: draw / total, away: away / total };
}

/** The goal difference (home minus away) whose chances lean to one side as the prices do. */
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

/** Without prices in the file the teams' ids decide who is the favourite. */
function modelled({ home, away }: MatchdayMatch): number {
  return 0.35 + (unit(mix(1, home.id), 51) - unit(mix(1, away.id), 51)) * 1.6;
}

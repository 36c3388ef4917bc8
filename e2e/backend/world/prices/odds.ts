/** Fair 1X2 probabilities from the remaining goals, and a provider's prices for them. */
import type { MatchNow, Prices } from "../types.ts";

export interface Chances {
  readonly home: number;
  readonly draw: number;
  readonly away: number;
}

const MOST_GOALS = 9;
const LOWEST_PRICE = 1.02;
/** Low enough that two hopeless outcomes besides the lowest price still include a margin. */
const HIGHEST_PRICE = 101;

/** Probabilities of the final result at the current `lead` (home minus away), with Poisson rates of remaining goals. */
export function chances(lead: number, homeGoals: number, awayGoals: number): Chances {
  const home = poisson(homeGoals);
  const away = poisson(awayGoals);
  let win = 0;
  let draw = 0;
  let loss = 0;
  for (let h = 0; h <= MOST_GOALS; h += 1) {
    for (let a = 0; a <= MOST_GOALS; a += 1) {
      const p = (home[h] ?? 0) * (away[a] ?? 0);
      const margin = lead + h - a;
      if (margin > 0) win += p;
      else if (margin === 0) draw += p;
      else loss += p;
    }
  }
  const total = win + draw + loss;
  return { home: win / total, draw: draw / total, away: loss / total };
}

/** Mean goals of both sides. */
export interface Goals {
  readonly home: number;
  readonly away: number;
}

/** Probabilities in a match's current state; `toCome` is the remaining goals of both sides at full strength. */
export function liveChances(match: MatchNow, toCome: Goals): Chances {
  const { home, away } = goalsToCome(match, toCome);
  return chances(match.homeScore - match.guestScore, home, away);
}

/** The mean remaining goals of both sides in the current state, from those at full strength. */
export function goalsToCome(match: MatchNow, atFullStrength: Goals): Goals {
  return {
    home: atFullStrength.home * withRedCards(match.homeRed, match.guestRed),
    away: atFullStrength.away * withRedCards(match.guestRed, match.homeRed),
  };
}

/** A side scores less with players sent off, and more if the other side has players sent off. */
const withRedCards = (own: number, other: number): number => 0.72 ** own * 1.1 ** other;

/** Prices with the provider's margin (1.06 is 6 %) on the usual ladder, always between 1.02 and 101. */
export function prices(fair: Chances, margin: number): Prices {
  return { home: price(fair.home, margin), draw: price(fair.draw, margin), away: price(fair.away, margin) };
}

function price(chance: number, margin: number): number {
  const raw = Math.min(HIGHEST_PRICE, Math.max(LOWEST_PRICE, 1 / Math.max(1e-6, chance * margin)));
  if (raw < 3) return Math.round(raw * 100) / 100;
  if (raw < 10) return Math.round(raw * 20) / 20;
  if (raw < 20) return Math.round(raw * 2) / 2;
  return Math.round(raw);
}

/** Probabilities of 0 to 9 goals. */
export function poisson(mean: number): number[] {
  const values = [Math.exp(-mean)];
  for (let k = 1; k <= MOST_GOALS; k += 1) values.push(((values[k - 1] ?? 0) * mean) / k);
  return values;
}

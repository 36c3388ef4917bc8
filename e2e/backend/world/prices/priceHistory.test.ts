/** A provider's quotes end in its current prices at every instant, and its lines stay near even. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWorld } from "../createWorld.ts";
import { asList, type ProviderOdds, type QuoteAt } from "./quotes.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const NOON = Date.UTC(2026, 10, 21, 12);
const world = createWorld({ seed: "touchline" });
const ids = world.matchesBetween(NOON - 30 * HOUR, NOON + 40 * HOUR);

function oddsAt(id: number, provider: number, now: number): ProviderOdds | undefined {
  return world.oddsAt?.(id, provider, now);
}

const anyMatch = fc.constantFrom(...ids);
const anyProvider = fc.constantFrom(8, 47, 9);
const anyInstant = fc.integer({ min: -40 * 60, max: 60 * 60 }).map((seconds) => NOON + seconds * 1000 * 2);

describe("1X2 quotes", () => {
  it("start with the opening and end with the current prices at every instant", () => {
    fc.assert(
      fc.property(anyMatch, anyProvider, anyInstant, (id, provider, now) => {
        const prices = world.pricesAt(id, provider, now);
        const odds = oddsAt(id, provider, now);
        expect(odds === undefined).toBe(prices === undefined);
        if (odds === undefined || prices === undefined) return;
        expect(odds.result[0]?.prices).toEqual(asList(prices.opening));
        expect(odds.result.at(-1)?.prices).toEqual(asList(prices.current));
        expect(odds.result.at(-1)?.at).toBeLessThanOrEqual(now);
      }),
      { numRuns: 400 },
    );
  });

  it("always include the provider's margin", () => {
    fc.assert(
      fc.property(anyMatch, anyProvider, anyInstant, (id, provider, now) => {
        for (const { prices } of oddsAt(id, provider, now)?.result ?? []) {
          expect(prices.reduce((sum, price) => sum + 1 / price, 0)).toBeGreaterThan(1);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("are valid from their instant until the next one", () => {
    const known = ids.filter((id) => world.pricesAt(id, 47, NOON) !== undefined).slice(0, 12);
    expect(known.length).toBe(12);
    for (const id of known) {
      const quotes = oddsAt(id, 47, NOON + 48 * HOUR)?.result ?? [];
      expect(quotes.length).toBeGreaterThan(20);
      for (const [index, { at, prices }] of quotes.entries()) {
        const until = (quotes[index + 1]?.at ?? at + 3 * HOUR) - 1;
        for (const instant of [at, Math.floor((at + until) / 2), until]) {
          expect(asList(world.pricesAt(id, 47, instant)?.current ?? { home: 0, draw: 0, away: 0 })).toEqual(
            prices,
          );
        }
      }
    }
  });
});

describe("lines", () => {
  const sound = (quotes: readonly QuoteAt[], lowest: number): void => {
    for (const { line, prices } of quotes) {
      expect(Number.isInteger((line ?? 0.1) * 4)).toBe(true);
      expect(line).toBeGreaterThanOrEqual(lowest);
      expect(line).toBeLessThanOrEqual(14);
      const overround = prices.reduce((sum, price) => sum + 1 / price, 0);
      expect(prices).toHaveLength(2);
      expect(overround).toBeGreaterThan(0.99);
      expect(overround).toBeLessThan(1.08);
    }
  };

  it("are quarters from -10 to 14 at two prices with a margin, near even before the match", () => {
    fc.assert(
      fc.property(anyMatch, anyProvider, anyInstant, (id, provider, now) => {
        const odds = oddsAt(id, provider, now);
        if (odds === undefined) return;
        sound(odds.handicap, -10);
        sound(odds.total, 0.5);
        for (const { prices, minute } of [...odds.handicap, ...odds.total]) {
          if (minute > 0) continue;
          expect(Math.min(...prices)).toBeGreaterThan(1.6);
          expect(Math.max(...prices)).toBeLessThan(2.5);
        }
      }),
      { numRuns: 150 },
    );
  });

  it("follow the score: a goal of the home side raises both lines", () => {
    let seen = 0;
    for (const id of ids.slice(0, 300)) {
      const moments = world.history(id, NOON + 48 * HOUR);
      const [before, goal] = [
        moments.findIndex(({ match }) => match.homeScore === 1) - 1,
        moments.find(({ match }) => match.homeScore === 1),
      ];
      const last = moments[before];
      if (goal === undefined || last === undefined || goal.match.guestScore !== last.match.guestScore)
        continue;
      const then = oddsAt(id, 8, goal.at);
      const earlier = oddsAt(id, 8, goal.at - 1);
      if (then === undefined || earlier === undefined || then.closed) continue;
      expect(then.handicap.at(-1)?.line).toBeGreaterThan(earlier.handicap.at(-1)?.line ?? 99);
      expect(then.total.at(-1)?.line).toBeGreaterThan(earlier.total.at(-1)?.line ?? 99);
      seen += 1;
    }
    expect(seen).toBeGreaterThan(50);
  });
});

it("quotes have the minute in play and none before, and the market closes at the end", () => {
  const id = ids.find(
    (one) => world.matchAt(one, NOON + 48 * HOUR)?.state === -1 && world.pricesAt(one, 8, NOON),
  );
  const kickoffAt = world.matchAt(id ?? 0, NOON)?.kickoffAt ?? 0;
  const odds = oddsAt(id ?? 0, 8, NOON + 48 * HOUR);
  expect(odds?.closed).toBe(true);
  expect(oddsAt(id ?? 0, 8, kickoffAt + 30 * MINUTE)?.closed).toBe(false);
  for (const { at, minute } of odds?.result ?? []) {
    if (at > kickoffAt + 5 * MINUTE) expect(minute).toBeGreaterThan(0);
    if (at < kickoffAt) expect(minute).toBe(0);
  }
  const minutes = odds?.result.map(({ minute }) => minute) ?? [];
  expect(minutes).toEqual([...minutes].sort((a, b) => a - b));
  expect(minutes.at(-1)).toBeGreaterThan(8000);
});

/** Checks the world at many instants: enough matches, valid matches, no missed change, plausible odds. */
import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createWorld } from "./createWorld.ts";
import type { MatchNow } from "./types.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Match days of three worlds are computed, which takes over 10 s on a busy machine. */
const COMPUTES_MS = 60_000;
const world = createWorld({ seed: "touchline" });

const at = (id: number, now: number): MatchNow => {
  const match = world.matchAt(id, now);
  if (match === undefined) throw new Error(`no match ${id}`);
  return match;
};

describe("the world at any hour", () => {
  it.each([
    ["a November week", Date.UTC(2026, 10, 16)],
    ["a June week years later", Date.UTC(2031, 5, 2)],
  ])("shows at least 400 matches of 40 leagues and 25 countries, 20 of them running: %s", (_, monday) => {
    const countryOf = new Map(world.leagues.map((league) => [league.id, league.countryId]));
    const least = { day: Infinity, leagues: Infinity, countries: Infinity, running: Infinity };
    for (let now = monday; now < monday + 7 * DAY; now += 15 * MINUTE) {
      least.running = Math.min(least.running, world.running(now).length);
      // Days of all zones start at quarters of an hour, so every window of 24 hours is a day in some zone.
      const day = world.matchesBetween(now, now + DAY);
      const leagues = new Set(day.map((id) => at(id, now).leagueId));
      least.day = Math.min(least.day, day.length);
      least.leagues = Math.min(least.leagues, leagues.size);
      least.countries = Math.min(least.countries, new Set([...leagues].map((id) => countryOf.get(id))).size);
    }
    expect(least.day).toBeGreaterThanOrEqual(400);
    expect(least.leagues).toBeGreaterThanOrEqual(40);
    expect(least.countries).toBeGreaterThanOrEqual(25);
    expect(least.running).toBeGreaterThanOrEqual(20);
  });

  it("has plausible results on average", () => {
    const from = Date.UTC(2026, 10, 16);
    const played = world
      .matchesBetween(from, from + 14 * DAY)
      .map((id) => at(id, from + 16 * DAY))
      .filter((match) => match.state === -1);
    const mean = (value: (match: MatchNow) => number): number =>
      played.reduce((sum, match) => sum + value(match), 0) / played.length;
    expect(mean((match) => match.homeScore + match.guestScore)).toBeCloseTo(2.7, 0);
    expect(mean((match) => match.homeYellow + match.guestYellow)).toBeCloseTo(3.5, 0);
    expect(mean((match) => match.homeRed + match.guestRed)).toBeCloseTo(0.15, 1);
    expect(mean((match) => match.homeScore)).toBeGreaterThan(mean((match) => match.guestScore));
    const states = world.matchesBetween(from, from + 14 * DAY).map((id) => at(id, from + 16 * DAY).state);
    for (const state of [-10, -12, -14]) {
      expect(states.filter((other) => other === state).length).toBeGreaterThan(5);
      expect(states.filter((other) => other === state).length).toBeLessThan(140);
    }
  });

  it("is the same for the same seed, and different for another", { timeout: COMPUTES_MS }, () => {
    const now = Date.UTC(2026, 10, 21, 15, 30);
    const scores = (seed: string): string => {
      const other = createWorld({ seed });
      return other
        .matchesBetween(now - 2 * HOUR, now)
        .map((id) => JSON.stringify(other.matchAt(id, now)))
        .join();
    };
    expect(scores("a")).toBe(scores("a"));
    expect(scores("a")).not.toBe(scores("b"));
  });
});

/** Valid successors of each state. */
const NEXT: Readonly<Record<number, readonly number[]>> = {
  0: [1, -14, -10],
  1: [2, -13],
  2: [3],
  3: [-1, 4, -13],
  4: [5, -1],
  5: [-1],
  [-13]: [1, 3, -12],
  [-11]: [-14],
};

/** All errors in one state of a match and in its step from the previous state. */
function faults(match: MatchNow, before: MatchNow, now: number): string[] {
  const elapsed = (of: MatchNow, then: number): number => Math.floor((then - of.periodStartedAt) / MINUTE);
  const plays = match.state === 1 || match.state === 3;
  const checks: readonly (readonly [boolean, string])[] = [
    [match.state === before.state || (NEXT[before.state] ?? []).includes(match.state), "state order"],
    [Math.min(match.homeScore, match.guestScore, match.homeRed, match.guestRed) >= 0, "negative count"],
    [match.homeYellow >= before.homeYellow && match.guestRed >= before.guestRed, "a card taken back"],
    [!plays || (elapsed(match, now) >= 0 && elapsed(match, now) <= 54), "minute out of range"],
    [!plays || match.periodStartedAt % MINUTE === 0, "period start between minutes"],
    [
      plays || match.state === -13 || match.injuryTime === 0 || match.state === -12,
      "added time outside a half",
    ],
    [
      match.state !== before.state || !plays || elapsed(match, now) >= elapsed(before, now - STEP),
      "minute runs back",
    ],
    [![0, -11].includes(match.state) || match.periodStartedAt === match.kickoffAt, "period before kick-off"],
  ];
  return checks.filter(([right]) => !right).map(([, fault]) => `${fault} in ${JSON.stringify(match)}`);
}

const STEP = 30_000;
const instants = fc.integer({ min: Date.UTC(2010, 0, 1), max: Date.UTC(2040, 0, 1) });

/** All errors of a match from eight hours before kick-off to six hours after. */
const play = (day: number, pick: number): string[] => {
  const ids = world.matchesBetween(day, day + DAY);
  const id = ids[pick % ids.length] ?? 0;
  const { kickoffAt } = at(id, day);
  const found: string[] = [];
  let before = at(id, kickoffAt - 8 * HOUR);
  for (let now = kickoffAt - 8 * HOUR + STEP; now < kickoffAt + 6 * HOUR; now += STEP) {
    const match = at(id, now);
    found.push(...faults(match, before, now));
    before = match;
  }
  return [-1, -10, -12, -14].includes(before.state) ? found : [...found, `ended in ${before.state}`];
};

/** Matches with an unreported change, or an unreported change of prices, between two instants. */
const missed = (from: number, to: number): number[] => {
  const changed = new Set(world.changedBetween(from, to));
  const repriced = new Set(world.pricesChangedBetween(from, to));
  const prices = (id: number, now: number): string =>
    JSON.stringify([8, 47, 9].map((provider) => world.pricesAt(id, provider, now)));
  return world
    .matchesBetween(from - 6 * HOUR, to + 40 * HOUR)
    .filter(
      (id) =>
        (!changed.has(id) && JSON.stringify(at(id, from)) !== JSON.stringify(at(id, to))) ||
        (!repriced.has(id) && prices(id, from) !== prices(id, to)),
    );
};

describe("every match", () => {
  it("has a valid sequence of states, and its minute never decreases", () => {
    fc.assert(
      fc.property(instants, fc.nat(), (day, pick) => {
        expect(play(day, pick)).toEqual([]);
      }),
      { numRuns: 60 },
    );
    expect.hasAssertions();
  });

  it("is reported whenever it changes, and so are its prices", () => {
    fc.assert(
      fc.property(instants, fc.integer({ min: 1, max: 20 * MINUTE }), (from, length) => {
        expect(missed(from, from + length)).toEqual([]);
      }),
      { numRuns: 12 },
    );
    expect.hasAssertions();
  });
});

describe("odds", () => {
  const now = Date.UTC(2026, 10, 21, 15, 30);
  const day = world.matchesBetween(now - 12 * HOUR, now + 12 * HOUR);

  it("are above 1.01, on the ladder, and include the provider's margin", () => {
    for (const id of day) {
      for (const provider of [8, 47, 9]) {
        const priced = world.pricesAt(id, provider, now);
        if (priced === undefined) continue;
        for (const price of [...Object.values(priced.opening), ...Object.values(priced.current)]) {
          expect(price).toBeGreaterThan(1.01);
          const digits = price < 10 ? 100 : price < 100 ? 10 : 1;
          expect(Math.abs(price * digits - Math.round(price * digits))).toBeLessThan(1e-6);
        }
        const { home, draw, away } = priced.opening;
        expect(1 / home + 1 / draw + 1 / away).toBeGreaterThan(1);
      }
    }
  });

  it("are offered by all three providers, by the first only or by none", () => {
    const offers = day.map((id) =>
      [8, 47, 9].filter((provider) => world.pricesAt(id, provider, now) !== undefined).join(),
    );
    expect(new Set(offers)).toEqual(new Set(["8,47,9", "8", ""]));
    expect(world.pricesAt(day[0] ?? 0, 12, now)).toBeUndefined();
  });

  it("follow the score, move before kick-off and stay constant after full time", () => {
    const ended = day.filter((id) => at(id, now).state === -1 && world.pricesAt(id, 8, now) !== undefined);
    for (const id of ended) {
      const { homeScore, guestScore } = at(id, now);
      if (at(id, now).explain !== "") continue;
      const current = world.pricesAt(id, 8, now)?.current;
      expect(
        current?.[homeScore > guestScore ? "home" : homeScore < guestScore ? "away" : "draw"],
      ).toBeLessThan(1.1);
      expect(world.pricesAt(id, 8, now + 6 * HOUR)).toEqual(world.pricesAt(id, 8, now));
    }
    expect(ended.length).toBeGreaterThan(50);
    const coming = day.filter((id) => at(id, now).state === 0);
    const moved = coming.filter((id) => {
      const prices = world.pricesAt(id, 8, now);
      return prices !== undefined && prices.opening.home !== prices.current.home;
    });
    expect(moved.length).toBeGreaterThan(30);
  });
});

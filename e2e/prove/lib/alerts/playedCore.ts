// The core of a played day, its server, and the store that outlives it.
import type { Match } from "#domain/match/match.ts";
import { type CoreUnderTest, createCoreUnderTest } from "#workers/live/testing/aCore.ts";
import type { SeededRandom } from "../../../support/seededRandom.ts";
import type { PlainPrices } from "./alertEventsOracle.ts";
import { type AlertsDay, START_PRICES } from "./alertsDay.ts";

export interface PlayedCore {
  present(): CoreUnderTest;
  matches(): readonly Match[];
  prices(): ReadonlyMap<number, PlainPrices>;
  /** The match is so from now on; the server pushes it, or tells it only when it is asked. */
  setMatch(match: Match, isPushed: boolean): void;
  /** The core learns of it by its next poll. */
  setPrices(matchId: number, prices: PlainPrices): void;
  /** The core dies with what it knows; the next one begins `afterMs` later. */
  replace(afterMs: number): void;
}

/** A core that has not been asked for anything yet, and begins at `startAt`, epoch ms. */
export function createPlayedCore(day: AlertsDay, startAt: number, random: SeededRandom): PlayedCore {
  const matches = new Map(day.matches.map((match) => [match.id, match]));
  const prices = new Map(day.matches.map(({ id }) => [id, START_PRICES]));
  const stored = new Map<string, unknown>();
  let present = aCore(startAt);

  function aCore(from: number): CoreUnderTest {
    const core = createCoreUnderTest({ stored, clock: { startAt: from, random: random.next } });
    core.server.matches = [...matches.values()];
    offer(core);
    return core;
  }

  /** The server of this core has the present prices. */
  function offer({ server }: CoreUnderTest): void {
    const offered = [...prices].map(([id, each]) => {
      const odds = { home: each.home / 100, draw: each.draw / 100, away: each.away / 100 };
      server.odds.set(id, odds);
      return `${id}^${odds.home}^${odds.draw}^${odds.away}`;
    });
    server.oddsChanges = offered.join("!");
  }

  return {
    present: () => present,
    matches: () => [...matches.values()],
    prices: () => prices,
    setMatch(match, isPushed) {
      matches.set(match.id, match);
      present.server.matches = [...matches.values()];
      // A poll reaches back 60 s, and says how matches are now.
      present.server.changed = [...matches.values()];
      if (isPushed) present.server.socket().push(match);
    },
    setPrices(matchId, next) {
      prices.set(matchId, next);
      offer(present);
    },
    replace: (afterMs) => void (present = aCore(present.clock.now() + afterMs)),
  };
}

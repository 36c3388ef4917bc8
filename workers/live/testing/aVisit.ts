// Two visits in a row: what the first keeps, and a start of the second without an answer of the server.
import type { ListFilter } from "#domain/board/view.ts";
import { aMatch, KICK_OFF } from "#domain/testing/aMatch.ts";
import type { Match } from "#domain/match/match.ts";
import type { KeeperStorage } from "../base/storage.ts";
import { KEPT_KEY } from "../kept/keptRecord.ts";
import { type CoreUnderTest, createCoreUnderTest, type FakeTab } from "./aCore.ts";

export const SECOND = 1_000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
/** The match has been played for 30 minutes; the day of London has eleven hours left. */
export const START = KICK_OFF + 30 * MINUTE;

export const playing = (home: number, id = 1001): Match =>
  aMatch({ id, phase: "firstHalf", score: { home, away: 0 }, periodStartedAt: KICK_OFF });

const PRICES = new Map([[1001, { home: 2, draw: 3, away: 4 }]]);

/** A wait until `end` is called. */
export function aWait(): { readonly over: Promise<void>; end(): void } {
  let end = (): void => {};
  const over = new Promise<void>((resolve) => (end = resolve));
  return { over, end: () => end() };
}

/** What a visit leaves in the store whose list was complete at START, with the match at 1-0. */
export async function visited(
  view: { readonly page?: "live" | "scores" } = {},
): Promise<Map<string, unknown>> {
  const under = createCoreUnderTest({ keepsLists: true, clock: { startAt: START } });
  under.server.matches = [playing(1)];
  under.server.odds = PRICES;
  under.openTab({ view });
  await under.clock.advance(10 * SECOND);
  if (!under.stored.has(KEPT_KEY)) throw new Error("nothing was kept");
  return new Map([[KEPT_KEY, under.stored.get(KEPT_KEY)]]);
}

/** A start `afterMs` after that visit began, at 2-0, without an answer until `answer` is called. */
export function restart(
  stored: Map<string, unknown>,
  afterMs: number,
  options: {
    readonly storage?: KeeperStorage;
    readonly page?: "live" | "scores" | "favorites";
    readonly filter?: ListFilter;
    /** The page showed rows before its core was replaced. */
    readonly rejoins?: boolean;
    readonly failing?: boolean;
  } = {},
): CoreUnderTest & { readonly tab: FakeTab; answer(): void } {
  const { page = "scores", filter = "all", rejoins = false, failing = false, ...given } = options;
  const under = createCoreUnderTest({
    ...given,
    stored,
    keepsLists: true,
    clock: { startAt: START + afterMs },
  });
  under.server.matches = [playing(2)];
  under.server.failing = failing;
  const held = aWait();
  under.server.hold = held.over;
  return {
    ...under,
    tab: under.openTab({ view: { page, filter }, rejoins }),
    answer() {
      under.server.hold = undefined;
      held.end();
    },
  };
}

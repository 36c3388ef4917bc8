// A made-up day with any number of matches, reusing teams and leagues of the world, for tests of long lists.
import type { MatchNow, Prices, World } from "../world/types.ts";

const MINUTE = 60_000;
const FIRST_ID = 9_000_001;

/** States in rotation: of eight matches, three run, two are over, three are scheduled. */
const STATES = [0, 1, -1, 3, 0, 2, -1, 0] as const;
/** Minutes between kick-off and the creation of the crowd, by state. */
const AGE: Readonly<Record<number, number>> = { 1: 20, 2: 50, 3: 75, [-1]: 150 };

function makeMatch(index: number, model: MatchNow, now: number): MatchNow {
  const state = STATES[index % STATES.length]!;
  const jitter = (index * 7) % 20;
  const minute = Math.floor(now / MINUTE);
  const kickoffAt = (state === 0 ? minute + 30 + jitter : minute - AGE[state]! - jitter) * MINUTE;
  const played = state !== 0;
  const homeHalf = played ? index % 3 : 0;
  const guestHalf = played ? (index >> 2) % 2 : 0;
  const later = state === 3 || state === -1;
  return {
    ...model,
    id: FIRST_ID + index,
    state,
    kickoffAt,
    periodStartedAt: state === 3 ? kickoffAt + 62 * MINUTE : kickoffAt,
    homeScore: homeHalf + (later ? index % 2 : 0),
    guestScore: guestHalf + (later ? (index >> 1) % 2 : 0),
    homeHalf: state === 1 ? 0 : homeHalf,
    guestHalf: state === 1 ? 0 : guestHalf,
    homeRed: 0,
    guestRed: 0,
    homeYellow: played ? index % 4 : 0,
    guestYellow: played ? (index >> 1) % 3 : 0,
    injuryTime: 0,
    explain: "",
  };
}

function makePrices(index: number): Prices {
  return {
    home: 1.3 + ((index * 13) % 300) / 100,
    draw: 3 + ((index * 7) % 150) / 100,
    away: 1.5 + ((index * 29) % 500) / 100,
  };
}

/** The made-up day; `put` replaces the state of a match from then on. */
export interface Crowd extends World {
  readonly ids: readonly number[];
  put(match: MatchNow): void;
}

/** A static world of `count` matches around `now` (epoch ms), modelled on the base world's matches of these days. */
export function createCrowd(base: World, count: number, now: number): Crowd {
  const models = base
    .matchesBetween(now - 36 * 60 * MINUTE, now + 36 * 60 * MINUTE)
    .map((id) => base.matchAt(id, now))
    .filter((match) => match !== undefined);
  const matches = new Map<number, MatchNow>();
  for (let index = 0; index < count && models.length > 0; index++) {
    const match = makeMatch(index, models[index % models.length]!, now);
    matches.set(match.id, match);
  }
  return {
    ...base,
    ids: [...matches.keys()],
    put: (match) => void matches.set(match.id, match),
    team: (id) => base.team(id),
    // The whole crowd belongs to today, also across midnight.
    matchesBetween: (from, to) => (from <= now && now < to ? [...matches.keys()] : []),
    running: () => [...matches.values()].filter(({ state }) => state >= 1).map(({ id }) => id),
    matchAt: (id) => matches.get(id),
    // Tables remain those of the base world.
    seasons: { ...base.seasons, scoreAt: (id, at) => matches.get(id) ?? base.seasons.scoreAt(id, at) },
    history: (id) => {
      const match = matches.get(id);
      return match === undefined ? [] : [{ at: 0, match }];
    },
    pricesAt(id) {
      if (!matches.has(id)) return undefined;
      const current = makePrices(id - FIRST_ID);
      return { opening: current, current };
    },
    changedBetween: () => [],
    pricesChangedBetween: () => [],
  };
}

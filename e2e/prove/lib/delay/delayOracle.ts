// What may be shown when, told of what happened and of the delay. Imports nothing: it knows no code of the product.

/** A state of a match as the server had it from `at` on, epoch ms. `version` grows with each change of the match. */
interface Told {
  readonly at: number;
  readonly version: number;
  readonly phase: string;
  readonly home: number;
  readonly away: number;
}

/** A message to a tab and a pause of the socket take up to so long, ms. */
const ON_ITS_WAY_MS = 700;
/** Phases of which a match that is not shown yet must not tell. */
const TELLING = new Set(["extraTime", "penalties", "fullTime"]);

export interface DelayOracle {
  /** The delay is `ms` from `now` on. */
  setDelay(ms: number, now: number): void;
  /** A core has begun that knows nothing. */
  coreBegan(now: number): void;
  /** The core has taken the first list. */
  listCame(now: number): void;
  happened(matchId: number, told: Told): void;
  /** Up to when, epoch ms, what happened may be shown. It never falls while a core lives. */
  horizon(now: number): number;
  /** What is wrong with the row; undefined for nothing. `score` is undefined where the row shows none. */
  rowFault(matchId: number, row: ShownRow, now: number): string | undefined;
  /** True for a score, an event or an answer that no state which may be shown has. */
  isEarly(matchId: number, now: number, is: (told: Told) => boolean): boolean;
}

export interface ShownRow {
  /** The version that the row carries; undefined where the state is not shown. */
  readonly version: number | undefined;
  readonly phase: string;
  readonly score: readonly [number, number] | undefined;
  readonly isPlayed: boolean;
}

/** Nothing has happened, and there is no delay. */
export function createDelayOracle(): DelayOracle {
  const history = new Map<number, Told[]>();
  let delay = 0;
  /** What was shown when the delay grew stays. */
  let reached = -Infinity;
  let firstListAt = Infinity;

  function horizon(now: number): number {
    reached = Math.max(reached, now - delay);
    return reached;
  }

  /** The state of the match at this time. */
  function stateAt(matchId: number, at: number): Told | undefined {
    return history.get(matchId)?.findLast((told) => told.at <= at);
  }

  return {
    setDelay(ms, now) {
      horizon(now);
      delay = ms;
    },
    coreBegan() {
      reached = -Infinity;
      firstListAt = Infinity;
    },
    listCame(now) {
      firstListAt = Math.min(firstListAt, now);
    },
    happened(matchId, told) {
      const all = history.get(matchId) ?? [];
      all.push(told);
      history.set(matchId, all);
    },
    horizon,
    rowFault(matchId, row, now) {
      const until = horizon(now);
      const newest = stateAt(matchId, until);
      const oldest = stateAt(matchId, until - ON_ITS_WAY_MS);
      if (row.version === undefined) {
        if (until > firstListAt + ON_ITS_WAY_MS) return "its state is not shown although it is old enough";
        return TELLING.has(row.phase) ? `${row.phase} is told early` : undefined;
      }
      // Before a match nothing is kept back.
      if (!row.isPlayed && row.version === 0) return undefined;
      if (until < firstListAt) return `version ${row.version} is shown before the list is old enough`;
      if (newest !== undefined && row.version > newest.version)
        return `version ${row.version} is shown early: ${newest.version} is due`;
      if (oldest !== undefined && row.version < oldest.version)
        return `version ${row.version} is shown although ${oldest.version} is old enough`;
      const told = history.get(matchId)?.find(({ version }) => version === row.version);
      const [home, away] = row.score ?? [];
      if (row.score && (told?.home !== home || told?.away !== away))
        return "another score than of its version";
      return undefined;
    },
    isEarly(matchId, now, is) {
      const until = horizon(now);
      return !(history.get(matchId) ?? []).some((told) => told.at <= until && is(told));
    },
  };
}

// The one store of matches: takes full lists and change records, keeps identity, reports changes.
import type { Country, League, Match, MatchList, MatchUpdate } from "#domain/match/match.ts";
import { mergeMatch } from "#domain/match/mergeMatch.ts";
import { isLive, isPlayed } from "#domain/match/phase.ts";

/** What one change of one match means to the rest of the core. */
export interface StoreChange {
  /** undefined for a match seen for the first time. */
  readonly before: Match | undefined;
  readonly after: Match;
  /** A list that would have held the match had been loaded before this change. */
  readonly dayWasLoaded: boolean;
}

/** docs/product.md#match-states: one that is not resumed within half a day is not resumed under this date. */
const INTERRUPTED_MAX_MS = 12 * 3_600_000;

/** The match after a record; the match itself when nothing changes. */
type ApplyUpdate = (match: Match, update: MatchUpdate) => Match;

export interface MatchStore {
  /** Reports to `listener` from now on, and to no other. */
  listen(listener: StoreListener): void;
  get(id: number): Match | undefined;
  readonly matches: ReadonlyMap<number, Match>;
  readonly leagues: ReadonlyMap<number, League>;
  readonly countries: ReadonlyMap<number, Country>;
  /**
   * The number of changes so far. Take it when a request is sent and hand it over with the answer (`sentAtMark`): matches
   * with changes after that mark keep them, because the answer is older (docs/wire.md#arrival-order).
   */
  mark(): number;
  /** Applies a full list as a diff. `dayWasLoaded`: a list that would have held this match had been loaded before. */
  applyList(list: MatchList, sentAtMark: number, dayWasLoaded: (match: Match) => boolean): void;
  /**
   * A list of all running matches, asked for at `at` (server time, epoch ms), holds only these; the others count as ended
   * until there is news of them. An interrupted match may be missing in it, and ends 12 h after its kick-off.
   */
  keepRunning(ids: ReadonlySet<number>, sentAtMark: number, at: number): void;
  /** True while the match is being played, as far as is known. */
  isRunning(match: Match): boolean;
  /**
   * Applies one record with `apply`, which the part that reads records brings. "older": newer data for the match arrived after `sentAtMark`, so the record was left
   * aside; "unknown": no such match.
   */
  applyUpdate(update: MatchUpdate, apply: ApplyUpdate, sentAtMark?: number): "applied" | "older" | "unknown";
  /** A record identical to the last one was seen: the match is as fresh as if it had been applied. */
  touch(id: number): void;
  /** Forgets every match that `keep` does not ask for. */
  prune(keep: (match: Match) => boolean): void;
}

/** What the store reports. */
interface StoreListener {
  /** A match changed. */
  onChange(change: StoreChange): void;
  /** There is news of a match that seemed to have ended. */
  onRevived(): void;
}

const NO_LISTENER: StoreListener = { onChange() {}, onRevived() {} };

/** An empty store. */
export function createMatchStore(): MatchStore {
  let listener = NO_LISTENER;
  const matches = new Map<number, Match>();
  const leagues = new Map<number, League>();
  const countries = new Map<number, Country>();
  const touchedAt = new Map<number, number>();
  /** Not played any more, and how they ended is not known. */
  const ended = new Set<number>();
  /** Counts changes; see `mark`. */
  let clock = 0;

  function touch(id: number): void {
    touchedAt.set(id, clock);
    // Usually none: this runs for every record.
    if (ended.size > 0 && ended.delete(id)) listener.onRevived();
  }

  function put(before: Match | undefined, after: Match, dayWasLoaded: boolean): void {
    if (before === after) return;
    matches.set(after.id, after);
    listener.onChange({ before, after, dayWasLoaded });
  }

  return {
    listen: (given) => void (listener = given),
    get: (id) => matches.get(id),
    matches,
    leagues,
    countries,
    mark: () => clock,
    applyList(list, sentAtMark, dayWasLoaded) {
      clock += 1;
      for (const league of list.leagues) leagues.set(league.id, league);
      for (const country of list.countries) countries.set(country.id, country);
      for (const match of list.matches) {
        if ((touchedAt.get(match.id) ?? 0) > sentAtMark) continue;
        touch(match.id);
        const before = matches.get(match.id);
        if (before) put(before, mergeMatch(before, match), true);
        else put(before, match, match.phase === "firstHalf" && dayWasLoaded(match));
      }
    },
    keepRunning(ids, sentAtMark, at) {
      for (const { id, phase, kickoffAt = at } of matches.values()) {
        const isOver = isPlayed(phase) || (phase === "interrupted" && at - kickoffAt >= INTERRUPTED_MAX_MS);
        if (isOver && !ids.has(id) && (touchedAt.get(id) ?? 0) <= sentAtMark) ended.add(id);
      }
    },
    isRunning: ({ id, phase }) => isLive(phase) && !ended.has(id),
    applyUpdate(update, apply, sentAtMark = clock) {
      const before = matches.get(update.matchId);
      if (!before) return "unknown";
      // Nothing was touched after the latest mark.
      if (sentAtMark < clock && (touchedAt.get(update.matchId) ?? 0) > sentAtMark) return "older";
      clock += 1;
      touch(update.matchId);
      put(before, apply(before, update), true);
      return "applied";
    },
    touch(id) {
      clock += 1;
      if (matches.has(id)) touch(id);
    },
    prune(keep) {
      for (const match of matches.values()) {
        if (keep(match)) continue;
        matches.delete(match.id);
        touchedAt.delete(match.id);
        ended.delete(match.id);
      }
    },
  };
}

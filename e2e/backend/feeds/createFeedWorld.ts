/** A football world of a source's matches: what is stored, with the changes since any recent instant. */
import { type MatchNow, type Moment, NOT_KNOWN, type World } from "../world/types.ts";
import type { FeedRow, KnownMatch } from "./store/feedMatch.ts";
import { isInPlay } from "./store/feedMatch.ts";
import { createFeedSeasons } from "./store/feedSeasons.ts";
import type { FeedStore } from "./store/feedStore.ts";

/** An interrupted match is listed among the running ones for so long after its kick-off. */
const INTERRUPTED_MS = 12 * 3_600_000;
const INTERRUPTED = -13;

/** The row as the server sends it: what the source has not said is `NOT_KNOWN`. */
function served(row: FeedRow): MatchNow {
  return {
    ...row,
    periodStartedAt: row.periodStartedAt ?? row.kickoffAt,
    hasClock: row.periodStartedAt !== undefined,
    homeHalf: row.homeHalf ?? NOT_KNOWN,
    guestHalf: row.guestHalf ?? NOT_KNOWN,
    homeRed: row.homeRed ?? NOT_KNOWN,
    guestRed: row.guestRed ?? NOT_KNOWN,
    homeYellow: row.homeYellow ?? NOT_KNOWN,
    guestYellow: row.guestYellow ?? NOT_KNOWN,
  };
}

/** The providers (docs/product.md#odds-providers) are the first three bookmakers that the source names. */
const PROVIDERS: readonly number[] = [8, 47, 9];

export interface FeedWorldOptions {
  readonly store: FeedStore;
  /** Called whenever lists or changes are read: somebody looks. */
  looked(): void;
}

/** The world of a feed. Instants before the present have the present state: the past is in `history`. */
export function createFeedWorld({ store, looked }: FeedWorldOptions): World {
  const { atlas, changes, priceChanges } = store;
  const inOrder = (matches: KnownMatch[]): readonly number[] =>
    matches.sort((a, b) => a.row.kickoffAt - b.row.kickoffAt || a.row.id - b.row.id).map(({ row }) => row.id);

  return {
    get countries() {
      return atlas.countries();
    },
    get leagues() {
      return atlas.leagues();
    },
    get teamIds() {
      return atlas.teamIds();
    },
    team: atlas.team,
    matchesBetween(fromMs, toMs) {
      looked();
      const found: KnownMatch[] = [];
      for (const match of store.matches())
        if (match.row.kickoffAt >= fromMs && match.row.kickoffAt < toMs) found.push(match);
      return inOrder(found);
    },
    running(now) {
      looked();
      const found: KnownMatch[] = [];
      for (const match of store.matches()) {
        const { state, kickoffAt } = match.row;
        if (isInPlay(state) || (state === INTERRUPTED && now < kickoffAt + INTERRUPTED_MS)) found.push(match);
      }
      return inOrder(found);
    },
    matchAt(id) {
      const match = store.match(id);
      return match && served(match.row);
    },
    history: (id, now): readonly Moment[] =>
      store
        .moments(id)
        .filter(({ at }) => at <= now)
        .map(({ at, match }) => ({ at, match: served(match) })),
    seasons: createFeedSeasons(store),
    pricesAt(id, provider) {
      const quoted = store.prices(id)[PROVIDERS.indexOf(provider)];
      if (quoted === undefined) return undefined;
      const prices = { home: quoted.home, draw: quoted.draw, away: quoted.away };
      return { opening: prices, current: prices };
    },
    changedBetween(fromMs, toMs) {
      looked();
      return changes.between(fromMs, toMs);
    },
    pricesChangedBetween: priceChanges.between,
  };
}

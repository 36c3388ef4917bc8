// The world of an edge: what the bus has brought, with the changes since any recent instant. Routes and stream read it like any other.
import { createChangeLog } from "../feeds/store/changeLog.ts";
import type { Seasons } from "../world/season/seasonTypes.ts";
import type { CountryInfo, LeagueInfo, MatchNow, TeamInfo, World } from "../world/types.ts";
import {
  type BothPrices,
  KEYS,
  type LiveMatch,
  type Placed,
  readCountry,
  readLeague,
  readMatch,
  readPrices,
  readTeam,
} from "./liveValues.ts";

export interface EdgeWorld {
  readonly world: World;
  /** Takes a value; undefined removes it. `isNews` is false for what was there before somebody could have asked. */
  apply(key: string, value: string | undefined, isNews: boolean): void;
  /** The matches that have changed since the last call, in their present state: one frame of the stream. */
  takeChanged(): readonly MatchNow[];
  /** Keys of all values. */
  keys(): Iterable<string>;
  /** The value of a key as it came. */
  text(key: string): string | undefined;
}

const NO_SEASONS: Pick<Seasons, "competition" | "competitionsOf" | "list" | "fixtures" | "deduction"> = {
  competition: () => undefined,
  competitionsOf: () => [],
  list: () => [],
  fixtures: () => [],
  deduction: () => undefined,
};

const byKickoff = (a: MatchNow, b: MatchNow): number => a.kickoffAt - b.kickoffAt || a.id - b.id;

function inPlace<Thing>(things: ReadonlyMap<number, Placed<Thing>>): readonly Thing[] {
  return [...things.values()].toSorted((a, b) => a.place - b.place).map(({ thing }) => thing);
}

/** `now`: epoch ms. */
export function createEdgeWorld(now: () => number): EdgeWorld {
  const texts = new Map<string, string>();
  const matches = new Map<number, LiveMatch>();
  const prices = new Map<number, ReadonlyMap<number, BothPrices>>();
  const leagues = new Map<number, Placed<LeagueInfo>>();
  const countries = new Map<number, Placed<CountryInfo>>();
  const teams = new Map<number, TeamInfo>();
  const changes = createChangeLog();
  const priceChanges = createChangeLog();
  const untold = new Set<number>();
  // Made anew when asked for after a change.
  let ordered: readonly MatchNow[] | undefined;
  let leagueList: readonly LeagueInfo[] | undefined;
  let countryList: readonly CountryInfo[] | undefined;

  const inOrder = (): readonly MatchNow[] =>
    (ordered ??= [...matches.values()].map(({ match }) => match).toSorted(byKickoff));

  function put<Thing>(
    things: Map<number, Thing>,
    id: number,
    value: string | undefined,
    read: (id: number, text: string) => Thing,
  ): void {
    if (value === undefined) things.delete(id);
    else things.set(id, read(id, value));
  }

  function applyKind(kind: string, id: number, value: string | undefined, isNews: boolean): void {
    if (kind === KEYS.match) {
      put(matches, id, value, readMatch);
      ordered = undefined;
      if (isNews && value !== undefined) {
        changes.add(id, now());
        untold.add(id);
      }
    } else if (kind === KEYS.prices) {
      put(prices, id, value, (_id, text) => readPrices(text));
      if (isNews) priceChanges.add(id, now());
    } else if (kind === KEYS.league) {
      put(leagues, id, value, readLeague);
      leagueList = undefined;
    } else if (kind === KEYS.country) {
      put(countries, id, value, readCountry);
      countryList = undefined;
    } else if (kind === KEYS.team) {
      put(teams, id, value, readTeam);
    }
  }

  const world: World = {
    get countries() {
      return (countryList ??= inPlace(countries));
    },
    get leagues() {
      return (leagueList ??= inPlace(leagues));
    },
    get teamIds() {
      return [...teams.keys()];
    },
    team: (id) => teams.get(id),
    matchesBetween: (from, to) =>
      inOrder()
        .filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < to)
        .map(({ id }) => id),
    running: () =>
      inOrder()
        .filter(({ id }) => matches.get(id)?.isRunning)
        .map(({ id }) => id),
    matchAt: (id) => matches.get(id)?.match,
    history: () => [],
    seasons: {
      ...NO_SEASONS,
      placeOf(id) {
        const match = matches.get(id)?.match;
        return match && { leagueId: match.leagueId, seasonId: 0, round: 0 };
      },
      matchesOfTeam: (teamId, from, to) =>
        inOrder()
          .filter(({ homeId, awayId }) => homeId === teamId || awayId === teamId)
          .filter(({ kickoffAt }) => kickoffAt >= from && kickoffAt < to)
          .map(({ id }) => id),
      scoreAt: (id) => matches.get(id)?.match,
    },
    pricesAt: (id, provider) => prices.get(id)?.get(provider),
    changedBetween: changes.between,
    pricesChangedBetween: priceChanges.between,
  };

  return {
    world,
    apply(key, value, isNews) {
      if (texts.get(key) === value) return;
      if (value === undefined) texts.delete(key);
      else texts.set(key, value);
      const [kind = "", id] = key.split(".");
      applyKind(kind, Number(id), value, isNews);
    },
    takeChanged() {
      const changed = [...untold].map((id) => matches.get(id)?.match);
      untold.clear();
      return changed.filter((match) => match !== undefined);
    },
    keys: () => texts.keys(),
    text: (key) => texts.get(key),
  };
}

// A list of matches as compact JSON text, and back: tuples without field names, checked when they are read.
import { PHASES } from "#domain/board/rowCode.ts";
import type {
  Country,
  Explanation,
  League,
  Match,
  MatchList,
  Odds,
  PerSide,
  Side,
  TeamName,
} from "#domain/match/match.ts";

/** A list of matches with what is known of its age. */
export interface KeptList {
  /** The name of the list among all. */
  readonly key: string;
  /** Local epoch ms at which the list was complete, and server time at that moment. */
  readonly at: number;
  readonly serverAt: number;
  /** Local epoch ms at which the prices were complete; undefined without prices. */
  readonly oddsAt: number | undefined;
  readonly list: MatchList;
}

const EXTRA_KINDS = ["after120", "extraTime", "extraTimeRunning"] as const;
const SIDES: readonly Side[] = ["home", "away"];

const pair = <T>({ home, away }: PerSide<T>): readonly [T, T] => [home, away];

function packExplanation(explanation: Explanation | undefined): unknown {
  if (explanation === undefined) return 0;
  const { regular, aggregate, extra, penalties, winner } = explanation;
  return [
    regular ? [regular.minutes, ...pair(regular.score)] : 0,
    aggregate ? pair(aggregate) : 0,
    extra ? [EXTRA_KINDS.indexOf(extra.kind), ...pair(extra.score)] : 0,
    penalties ? pair(penalties) : 0,
    winner === undefined ? 0 : [SIDES.indexOf(winner)],
  ];
}

function packMatch(match: Match): readonly unknown[] {
  return [
    match.id,
    match.leagueId,
    ...pair(match.teamIds),
    PHASES.indexOf(match.phase),
    match.kickoffAt ?? null,
    match.periodStartedAt ?? null,
    ...pair(match.score),
    ...pair(match.halfTimeScore),
    ...pair(match.redCards),
    ...pair(match.yellowCards),
    match.addedTime,
    ...pair(match.ranks),
    match.hasLineup ? 1 : 0,
    match.neutralVenue ? 1 : 0,
    packExplanation(match.explanation),
  ];
}

/** The list as text for `unpackList`. */
export function packList({ key, at, serverAt, oddsAt, list }: KeptList): string {
  const { teams, leagues, countries } = list.names;
  return JSON.stringify([
    [key, at, serverAt, oddsAt ?? null],
    list.matches.map(packMatch),
    list.leagues.map((league) => [
      league.id,
      league.countryId,
      league.listed ? 1 : 0,
      league.topLevel ? 1 : 0,
      league.color,
      league.sort,
    ]),
    list.countries.map(({ id, sort, flag }) => [id, sort, flag]),
    [...teams].map(([id, { name, logo }]) => [id, name, logo]),
    [...leagues],
    [...countries],
    [...list.odds].map(([id, { home, draw, away }]) => [id, home, draw, away]),
  ]);
}

class Unreadable extends Error {}

function cells(value: unknown): readonly unknown[] {
  if (Array.isArray(value)) return value as readonly unknown[];
  throw new Unreadable();
}

function number(value: unknown): number {
  if (typeof value === "number" && Number.isFinite(value)) return value;
  throw new Unreadable();
}

function text(value: unknown): string {
  if (typeof value === "string") return value;
  throw new Unreadable();
}

function oneOf<T>(values: readonly T[], index: unknown): T {
  const value = values[number(index)];
  if (value === undefined) throw new Unreadable();
  return value;
}

const numberOrNone = (value: unknown): number | undefined => (value === null ? undefined : number(value));
const numbers = (home: unknown, away: unknown): PerSide<number> => ({
  home: number(home),
  away: number(away),
});

/** The part that `read` makes of its cells; undefined for 0. */
function optional<T>(value: unknown, read: (...part: readonly unknown[]) => T): T | undefined {
  return value === 0 ? undefined : read(...cells(value));
}

function unpackExplanation(
  regular: unknown,
  aggregate: unknown,
  extra: unknown,
  penalties: unknown,
  winner: unknown,
): Explanation {
  return {
    regular: optional(regular, (minutes, home, away) => ({
      minutes: number(minutes),
      score: numbers(home, away),
    })),
    aggregate: optional(aggregate, numbers),
    extra: optional(extra, (kind, home, away) => ({
      kind: oneOf(EXTRA_KINDS, kind),
      score: numbers(home, away),
    })),
    penalties: optional(penalties, numbers),
    winner: optional(winner, (side) => oneOf(SIDES, side)),
  };
}

function unpackMatch(match: unknown): Match {
  const of = cells(match);
  return {
    id: number(of[0]),
    leagueId: number(of[1]),
    teamIds: numbers(of[2], of[3]),
    phase: oneOf(PHASES, of[4]),
    kickoffAt: numberOrNone(of[5]),
    periodStartedAt: numberOrNone(of[6]),
    score: numbers(of[7], of[8]),
    halfTimeScore: numbers(of[9], of[10]),
    redCards: numbers(of[11], of[12]),
    yellowCards: numbers(of[13], of[14]),
    addedTime: number(of[15]),
    ranks: { home: text(of[16]), away: text(of[17]) },
    hasLineup: number(of[18]) === 1,
    neutralVenue: number(of[19]) === 1,
    explanation: optional(of[20], unpackExplanation),
  };
}

function unpackLeague(league: unknown): League {
  const [id, countryId, listed, topLevel, color, sort] = cells(league);
  return {
    id: number(id),
    countryId: number(countryId),
    listed: number(listed) === 1,
    topLevel: number(topLevel) === 1,
    color: text(color),
    sort: number(sort),
  };
}

function unpackCountry(country: unknown): Country {
  const [id, sort, flag] = cells(country);
  return { id: number(id), sort: number(sort), flag: text(flag) };
}

function byId<T>(value: unknown, read: (...of: readonly unknown[]) => T): ReadonlyMap<number, T> {
  return new Map(
    cells(value).map((entry) => {
      const [id, ...rest] = cells(entry);
      return [number(id), read(...rest)] as const;
    }),
  );
}

const teamName = (name: unknown, logo: unknown): TeamName => ({ name: text(name), logo: text(logo) });
const prices = (home: unknown, draw: unknown, away: unknown): Odds => ({
  home: number(home),
  draw: number(draw),
  away: number(away),
});

/** The list of a text that `packList` wrote; undefined for any other text. Never throws. */
export function unpackList(packed: string): KeptList | undefined {
  try {
    const [head, matches, leagues, countries, teams, leagueNames, countryNames, odds] = cells(
      JSON.parse(packed),
    );
    const [key, at, serverAt, oddsAt] = cells(head);
    return {
      key: text(key),
      at: number(at),
      serverAt: number(serverAt),
      oddsAt: numberOrNone(oddsAt),
      list: {
        matches: cells(matches).map(unpackMatch),
        leagues: cells(leagues).map(unpackLeague),
        countries: cells(countries).map(unpackCountry),
        names: {
          teams: byId(teams, teamName),
          leagues: byId(leagueNames, text),
          countries: byId(countryNames, text),
        },
        odds: byId(odds, prices),
        dropped: 0,
      },
    };
  } catch {
    return undefined;
  }
}

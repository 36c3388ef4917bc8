// Reads a full list, of a day or of all running matches, in one pass.
// See docs/wire.md#full-list.
import { largeIdCount, readId } from "#domain/ids.ts";
import type { Country, League, MatchList, TeamName } from "#domain/match/match.ts";
import type { Match, Odds } from "#domain/match/match.ts";
import { readMatchItem } from "./readMatchItem.ts";
import { readBoolean, readFileName, readNumber, readObject, readText } from "../wire/values.ts";

/** Leagues and countries without a `sort` value are last. */
const LAST_PLACE = 99_999;

const HEX_COLOR = /^#(?:[0-9a-f]{3}|[0-9a-f]{4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;

/**
 * The list in an answer's `data`; undefined when it is no list. A bad item is dropped alone and
 * counted in `dropped`; where an id occurs twice, the later item counts. Never throws.
 */
export function readMatchList(data: unknown): MatchList | undefined {
  const list = readObject(data);
  if (list === undefined || !Array.isArray(list.scheduleList)) return undefined;
  const matches = new Map<number, Match>();
  const odds = new Map<number, Odds>();
  const teams = new Map<number, TeamName>();
  const leagueNames = new Map<number, string>();
  const countryNames = new Map<number, string>();
  const leagues = new Map<number, League>();
  const countries = new Map<number, Country>();
  let dropped = 0;
  const largeIds = largeIdCount();

  for (const value of itemsOf(list.scheduleList)) {
    const item = readMatchItem(value);
    if (item === undefined) {
      dropped += 1;
      continue;
    }
    const { match } = item;
    matches.set(match.id, match);
    odds.set(match.id, item.odds);
    if (item.oddsUnreadable) dropped += 1;
    teams.set(match.teamIds.home, item.homeTeam);
    teams.set(match.teamIds.away, item.awayTeam);
    if (item.leagueName !== "") leagueNames.set(match.leagueId, item.leagueName);
  }
  // docs/wire.md#large-ids: an empty day would be a lie.
  if (matches.size === 0 && largeIdCount() > largeIds) return undefined;
  for (const value of itemsOf(list.sclassList)) {
    const item = readObject(value);
    const id = readId(item?.sclassId);
    if (item === undefined || id === undefined) {
      dropped += 1;
      continue;
    }
    leagues.set(id, readLeague(id, item));
    const name = readText(item.sclassName);
    if (name !== "") leagueNames.set(id, name);
  }
  for (const value of itemsOf(list.countries)) {
    const item = readObject(value);
    const id = readId(item?.id);
    if (item === undefined || id === undefined) {
      dropped += 1;
      continue;
    }
    countries.set(id, { id, sort: readNumber(item.sort) ?? LAST_PLACE, flag: readFileName(item.flag) });
    countryNames.set(id, readText(item.name));
  }
  return {
    matches: [...matches.values()],
    odds,
    leagues: [...leagues.values()],
    countries: [...countries.values()],
    names: { teams, leagues: leagueNames, countries: countryNames },
    dropped,
  };
}

function readLeague(id: number, item: Readonly<Record<string, unknown>>): League {
  const color = readText(item.color);
  return {
    id,
    countryId: readId(item.countryId) ?? 0,
    listed: readBoolean(item.ifShow) ?? true,
    topLevel: readBoolean(item.isLevel1) ?? false,
    color: HEX_COLOR.test(color) ? color : "",
    sort: readNumber(item.sort) ?? LAST_PLACE,
  };
}

function itemsOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

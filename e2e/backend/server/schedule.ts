// Writes a live schedule: the requested matches with their leagues and countries.
// See docs/wire.md#full-list.
import { type LeagueInfo, NOT_KNOWN, type TeamInfo, type World } from "../world/types.ts";
import { writeFeedTime } from "./zones.ts";

/** The provider whose prices are part of the schedule (docs/product.md#odds-providers). */
const SCHEDULE_PROVIDER = 8;

export interface ScheduleQuestion {
  readonly ids: readonly number[];
  /** Wire language code; applies to names only. */
  readonly lang: string;
  /** Epoch ms. */
  readonly now: number;
}

export interface Schedule {
  readonly scheduleList: readonly object[];
  readonly sclassList: readonly object[];
  readonly countries: readonly object[];
}

const known = (count: number): number | null => (count === NOT_KNOWN ? null : count);

function writeTeam(team: TeamInfo | undefined, id: number, lang: string): object {
  return { teamId: id, teamName: team?.name(lang) ?? "", logo: team?.logo ?? "" };
}

function writeLeague(league: LeagueInfo, lang: string): object {
  return {
    sclassId: league.id,
    sclassName: league.name(lang),
    ifShow: league.listed,
    color: league.color,
    countryId: league.countryId,
    isLevel1: league.topLevel,
    sort: league.sort,
  };
}

/** The schedule of the requested matches, in the requested order; unknown ids are omitted. */
export function writeSchedule(world: World, { ids, lang, now }: ScheduleQuestion): Schedule {
  const leaguesById = new Map(world.leagues.map((league) => [league.id, league]));
  const usedLeagues = new Set<LeagueInfo>();
  const scheduleList: object[] = [];
  for (const id of ids) {
    const match = world.matchAt(id, now);
    if (match === undefined) continue;
    const league = leaguesById.get(match.leagueId);
    if (league !== undefined) usedLeagues.add(league);
    const prices = world.pricesAt(id, SCHEDULE_PROVIDER, now)?.current;
    scheduleList.push({
      scheduleId: id,
      matchInfo: {
        matchState: match.state,
        matchTime: match.hasClock === false ? "" : writeFeedTime(match.periodStartedAt),
        ...(match.hasClock === false ? { hasClock: false } : {}),
        startTime: writeFeedTime(match.kickoffAt),
        hasLineup: match.hasLineup,
        homeScore: match.homeScore,
        guestScore: match.guestScore,
        homeHalfScore: known(match.homeHalf),
        guestHalfScore: known(match.guestHalf),
        homeRedCard: known(match.homeRed),
        guestRedCard: known(match.guestRed),
        homeYellowCard: known(match.homeYellow),
        guestYellowCard: known(match.guestYellow),
        injuryTime: match.injuryTime,
        homeRank: match.homeRank,
        guestRank: match.guestRank,
        explainList: match.explain,
      },
      homeTeam: writeTeam(world.team(match.homeId), match.homeId, lang),
      guestTeam: writeTeam(world.team(match.awayId), match.awayId, lang),
      sclassId: match.leagueId,
      sclassName: league?.name(lang) ?? "",
      isNeutrality: match.neutral,
      odds:
        prices === undefined
          ? null
          : { scheduleId: id, home: prices.home, draw: prices.draw, away: prices.away },
    });
  }
  const sclassList = [...usedLeagues].sort((a, b) => a.sort - b.sort);
  const usedCountries = new Set(sclassList.map((league) => league.countryId));
  const countries = world.countries
    .filter((country) => usedCountries.has(country.id))
    .map((country) => ({
      id: country.id,
      name: country.name(lang),
      sort: country.sort,
      flag: country.flag,
    }));
  return { scheduleList, sclassList: sclassList.map((league) => writeLeague(league, lang)), countries };
}

/** The same data with loose types: numbers as strings, booleans as 0 and 1. */
export function withQuirks(value: unknown): unknown {
  if (typeof value === "number") return String(value);
  if (typeof value === "boolean") return value ? 1 : 0;
  if (Array.isArray(value)) return value.map(withQuirks);
  if (typeof value === "object" && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, withQuirks(part)]));
  }
  return value;
}

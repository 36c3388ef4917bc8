/** Seasons of a feed: the current one of each league, as far as its matches are stored. */
import type { Competition, SeasonFixture, Seasons } from "../../world/season/seasonTypes.ts";
import type { KnownMatch } from "./feedMatch.ts";
import type { FeedStore } from "./feedStore.ts";

/** Seasons have the id of their first year; one that tells none has this id. */
const ONLY_SEASON = 1;
const DAY_MS = 86_400_000;
const SPAN_MS = 183 * DAY_MS;

interface Table {
  readonly byLeague: ReadonlyMap<number, readonly KnownMatch[]>;
  readonly leaguesOfTeam: ReadonlyMap<number, readonly number[]>;
  readonly byTeam: ReadonlyMap<number, readonly KnownMatch[]>;
}

function add<Key, Value>(map: Map<Key, Value[]>, key: Key, value: Value): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}

const byKickoff = (a: KnownMatch, b: KnownMatch): number => a.row.kickoffAt - b.row.kickoffAt;

/** Rounds start at 0; cups without numbers have one round for each of their stages, by date. */
function roundsOf(matches: readonly KnownMatch[]): ReadonlyMap<number, number> {
  const stages = [...new Set(matches.map(({ stage }) => stage))];
  return new Map(
    matches.map(({ row, round, stage }) => [row.id, round === undefined ? stages.indexOf(stage) : round - 1]),
  );
}

export function createFeedSeasons(store: FeedStore): Seasons {
  let table: Table | undefined;
  let tableOf = -1;

  function current(): Table {
    if (table !== undefined && tableOf === store.version()) return table;
    const byLeague = new Map<number, KnownMatch[]>();
    const byTeam = new Map<number, KnownMatch[]>();
    const leaguesOfTeam = new Map<number, number[]>();
    for (const match of [...store.matches()].sort(byKickoff)) {
      const { leagueId, homeId, awayId } = match.row;
      const season = store.atlas.leagueFact(leagueId)?.season;
      if (season === undefined || season === match.season) add(byLeague, leagueId, match);
      for (const teamId of [homeId, awayId]) {
        add(byTeam, teamId, match);
        if (leaguesOfTeam.get(teamId)?.includes(leagueId) !== true) add(leaguesOfTeam, teamId, leagueId);
      }
    }
    tableOf = store.version();
    table = { byLeague, byTeam, leaguesOfTeam };
    return table;
  }

  const isCup = (leagueId: number): boolean => store.atlas.leagueFact(leagueId)?.cup ?? false;
  const seasonId = (leagueId: number): number =>
    Number.parseInt(store.atlas.leagueFact(leagueId)?.season ?? "", 10) || ONLY_SEASON;
  const matchesOf = (leagueId: number): readonly KnownMatch[] => current().byLeague.get(leagueId) ?? [];

  function label(leagueId: number, matches: readonly KnownMatch[]): string {
    const year = seasonId(leagueId);
    if (year === ONLY_SEASON) return "";
    const last = matches.at(-1)?.row.kickoffAt;
    const ends = last === undefined ? year : new Date(last).getUTCFullYear();
    return ends > year ? `${year}/${String(ends).slice(2)}` : String(year);
  }

  return {
    competition(leagueId): Competition | undefined {
      if (store.atlas.leagueFact(leagueId) === undefined) return undefined;
      const matches = matchesOf(leagueId);
      const teamIds = [...new Set(matches.flatMap(({ row }) => [row.homeId, row.awayId]))];
      const sizes: number[] = [];
      for (const round of roundsOf(matches).values()) sizes[round] = (sizes[round] ?? 0) + 1;
      return {
        leagueId,
        cup: isCup(leagueId),
        entrants: "clubs",
        tier: 0,
        hasTierBelow: false,
        teamIds,
        size: teamIds.length,
        roundSizes: Array.from(sizes, (size) => size ?? 0),
      };
    },
    competitionsOf: (teamId) =>
      [...(current().leaguesOfTeam.get(teamId) ?? [])].sort((a, b) => Number(isCup(a)) - Number(isCup(b))),
    list(leagueId, now) {
      if (store.atlas.leagueFact(leagueId) === undefined) return [];
      const matches = matchesOf(leagueId);
      const from = Math.min(now - SPAN_MS, matches[0]?.row.kickoffAt ?? now);
      const to = Math.max(now + SPAN_MS, (matches.at(-1)?.row.kickoffAt ?? now) + DAY_MS);
      return [{ id: seasonId(leagueId), label: label(leagueId, matches), from, to }];
    },
    fixtures(leagueId, season) {
      if (season !== seasonId(leagueId)) return [];
      const matches = matchesOf(leagueId);
      const rounds = roundsOf(matches);
      return matches
        .map(({ row }): SeasonFixture => ({
          id: row.id,
          round: rounds.get(row.id) ?? 0,
          homeId: row.homeId,
          awayId: row.awayId,
          kickoffAt: row.kickoffAt,
        }))
        .sort((a, b) => a.round - b.round || a.kickoffAt - b.kickoffAt);
    },
    placeOf(matchId) {
      const match = store.match(matchId);
      if (match === undefined) return undefined;
      const { leagueId } = match.row;
      return {
        leagueId,
        seasonId: seasonId(leagueId),
        round: roundsOf(matchesOf(leagueId)).get(matchId) ?? 0,
      };
    },
    matchesOfTeam: (teamId, fromMs, toMs) =>
      (current().byTeam.get(teamId) ?? [])
        .filter(({ row }) => row.kickoffAt >= fromMs && row.kickoffAt < toMs)
        .map(({ row }) => row.id),
    deduction: () => undefined,
    scoreAt: (matchId) => store.match(matchId)?.row,
  };
}

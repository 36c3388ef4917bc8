/** Writes a league's profile, table and best scorers from what a source has said, and its table from results otherwise. */
import { findLeague, writeLeague, writeTeam } from "../../details/parts.ts";
import { seasonResults, shownSeasons } from "../../details/league/seasonResults.ts";
import { writeStandings } from "../../details/league/standings.ts";
import type { Asked } from "../../details/sources.ts";
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { LeagueTable } from "../store/feedFacts.ts";
import type { FeedSources } from "./matchPages.ts";

const MOST_PLAYERS = 30;

/** True where every match of the current season until `now` has its result: a table can be computed. */
function isComplete({ world }: FeedSources, leagueId: number, season: SeasonInfo, now: number): boolean {
  const { finished } = seasonResults(world, leagueId, season.id, now);
  const due = world.seasons.fixtures(leagueId, season.id, now).filter(({ kickoffAt }) => kickoffAt < now);
  const firstRound = Math.min(...due.map(({ round }) => round));
  return finished.length > 0 && finished.length >= due.length - 1 && firstRound === 0;
}

/** True where the league has a table of its current season. */
export function hasTable(sources: FeedSources, leagueId: number, now: number): boolean {
  const { world, facts } = sources;
  if (findLeague(world, leagueId)?.cup !== false) return false;
  if ((facts.standings(leagueId)?.value.length ?? 0) > 0) return true;
  const [season] = shownSeasons(world, leagueId, now);
  return season !== undefined && isComplete(sources, leagueId, season, now);
}

/** The answer of the league call; undefined for an unknown league. Only tabs with content are offered. */
export function feedLeagueProfile(
  sources: FeedSources,
  leagueId: number,
  { now, lang }: Asked,
): object | undefined {
  const { world, facts } = sources;
  const league = findLeague(world, leagueId);
  const competition = world.seasons.competition(leagueId);
  // The table of another season is not offered: the source has the current one.
  const [season] = shownSeasons(world, leagueId, now);
  if (league === undefined || competition === undefined || season === undefined) return undefined;
  return {
    league: writeLeague(world, leagueId, lang),
    isCup: league.cup,
    color: league.color,
    seasons: [{ seasonId: season.id, name: season.label }],
    seasonId: season.id,
    teamCount: competition.size,
    champion: null,
    tabs: [
      "fixtures",
      ...(hasTable(sources, leagueId, now) ? ["standings"] : []),
      ...(facts.gives.has("scorers") ? ["players"] : []),
    ],
  };
}

export interface FeedSeason {
  readonly leagueId: number;
  readonly season: SeasonInfo;
}

/** The answer of the standings call: the source's table, or one that is computed and says so. */
export function feedStandings(
  sources: FeedSources,
  { leagueId, season }: FeedSeason,
  { now, lang }: Asked,
): object | undefined {
  const { world, facts } = sources;
  const tables = facts.standings(leagueId)?.value ?? [];
  if (tables.length === 0) {
    if (!hasTable(sources, leagueId, now)) return undefined;
    return { ...writeStandings(world, { leagueId, season, now }, lang), isComputed: true };
  }
  const rows = (part: LeagueTable["part"]): object[] =>
    tables
      .filter((table) => table.part === part)
      .flatMap((table) => table.rows)
      .map((row) => ({
        rank: row.rank,
        lastRank: null,
        team: writeTeam(world, row.teamId, lang),
        total: row.played,
        win: row.won,
        draw: row.drawn,
        loss: row.lost,
        getScore: row.scored,
        lossScore: row.conceded,
        integral: row.points,
        deduct: 0,
        zone: null,
        recent: row.form ?? "",
        playing: null,
      }));
  return {
    sclassId: leagueId,
    seasonId: season.id,
    season: season.label,
    total: rows("total"),
    home: rows("home"),
    away: rows("away"),
    live: null,
    zones: [],
    deductions: [],
  };
}

/** The answer of the players call: the scorers that the source names, without pages of their own. */
export function feedLeaguePlayers({ world, facts }: FeedSources, leagueId: number, { lang }: Asked): object {
  const scorers = (facts.scorers(leagueId)?.value ?? []).slice(0, MOST_PLAYERS).map((row) => ({
    player: { playerId: 0, playerName: row.name, photo: "" },
    team: row.teamId === undefined ? null : writeTeam(world, row.teamId, lang),
    matches: row.played ?? 0,
    goals: row.goals,
    penalties: row.penalties ?? 0,
    assists: row.assists ?? 0,
    yellowCard: 0,
    redCard: 0,
  }));
  return { scorers, assists: [], cards: [] };
}

// Writes a league's table: total, home, away and as if the running matches ended now.
import { NAME_LANG } from "../../world/season/seasonOrder.ts";
import type { SeasonInfo } from "../../world/season/seasonTypes.ts";
import type { Lang, World } from "../../world/types.ts";
import { writeDeductionReason } from "./deductionReasons.ts";
import { findLeague, writeTeam } from "../parts.ts";
import { seasonResults, type Result } from "./seasonResults.ts";
import { letterOf, makeTable, type TableRow, type Venue } from "./table.ts";
import { zonesOf, type ZoneKind } from "./zones.ts";

const FORM_LENGTH = 5;

export interface StandingsQuestion {
  readonly leagueId: number;
  readonly season: SeasonInfo;
  /** Epoch ms. */
  readonly now: number;
}

export interface SeasonTables {
  readonly total: readonly TableRow[];
  readonly home: readonly TableRow[];
  readonly away: readonly TableRow[];
  /** undefined while no match of the season is running. */
  readonly live: readonly TableRow[] | undefined;
  /** The total table before the last round with a result; undefined after the first. */
  readonly before: readonly TableRow[] | undefined;
  readonly running: readonly Result[];
}

/** The tables of a season at `now`; empty for cups. */
export function seasonTables(world: World, { leagueId, season, now }: StandingsQuestion): SeasonTables {
  const competition = world.seasons.competition(leagueId);
  if (competition === undefined || competition.cup)
    return { total: [], home: [], away: [], live: undefined, before: undefined, running: [] };
  const { finished, running } = seasonResults(world, leagueId, season.id, now);
  const deduction = world.seasons.deduction(leagueId, season.id);
  const deducted = new Map(deduction === undefined ? [] : [[deduction.teamId, deduction.points]]);
  const table = (results: readonly Result[], venue: Venue): readonly TableRow[] =>
    makeTable({
      teamIds: competition.teamIds,
      results,
      venue,
      deducted: venue === "total" ? deducted : new Map(),
      nameOf: (id) => world.team(id)?.name(NAME_LANG) ?? "",
    });
  const lastRound = finished.reduce((last, { fixture }) => Math.max(last, fixture.round), 0);
  const earlier = finished.filter(({ fixture }) => fixture.round < lastRound);
  return {
    total: table(finished, "total"),
    home: table(finished, "home"),
    away: table(finished, "away"),
    live: running.length === 0 ? undefined : table([...finished, ...running], "total"),
    before: earlier.length === 0 ? undefined : table(earlier, "total"),
    running,
  };
}

/** A team's last results as letters, newest last. */
const recentForm = (row: TableRow): string => row.letters.slice(-FORM_LENGTH).join("");

/** The answer of the standings call. */
export function writeStandings(world: World, question: StandingsQuestion, lang: Lang): object {
  const { leagueId, season } = question;
  const tables = seasonTables(world, question);
  const competition = world.seasons.competition(leagueId);
  const strong = findLeague(world, leagueId)?.topLevel ?? false;
  const zones: ReadonlyMap<number, ZoneKind> =
    competition === undefined ? new Map() : zonesOf(competition, strong);
  const deduction = world.seasons.deduction(leagueId, season.id);

  const rows = (
    table: readonly TableRow[],
    before: ReadonlyMap<number, number>,
    live: boolean,
    zoned: boolean,
  ): object[] =>
    table.map((row, index) => ({
      rank: index + 1,
      lastRank: before.get(row.teamId) ?? null,
      team: writeTeam(world, row.teamId, lang),
      total: row.played,
      win: row.won,
      draw: row.drawn,
      loss: row.lost,
      getScore: row.goalsFor,
      lossScore: row.goalsAgainst,
      integral: row.points,
      deduct: row.deducted,
      zone: zoned ? (zones.get(index + 1) ?? null) : null,
      recent: live ? recentFinished(row, tables.running) : recentForm(row),
      playing: live ? playingOf(row.teamId, tables.running) : null,
    }));

  const nobody = new Map<number, number>();
  return {
    sclassId: leagueId,
    seasonId: season.id,
    season: season.label,
    total: rows(tables.total, placesIn(tables.before), false, true),
    home: rows(tables.home, nobody, false, false),
    away: rows(tables.away, nobody, false, false),
    live: tables.live === undefined ? null : rows(tables.live, placesIn(tables.total), true, true),
    zones: [...new Set(zones.values())],
    deductions:
      deduction === undefined || competition?.cup === true
        ? []
        : [
            {
              team: writeTeam(world, deduction.teamId, lang),
              points: deduction.points,
              reason: writeDeductionReason(deduction.reason, lang),
            },
          ],
  };
}

function placesIn(table: readonly TableRow[] | undefined): ReadonlyMap<number, number> {
  return new Map(table?.map(({ teamId }, index) => [teamId, index + 1]));
}

/** A running match is not a result yet. */
function recentFinished(row: TableRow, running: readonly Result[]): string {
  const plays = running.some(({ fixture }) => fixture.homeId === row.teamId || fixture.awayId === row.teamId);
  return (plays ? row.letters.slice(0, -1) : row.letters).slice(-FORM_LENGTH).join("");
}

function playingOf(teamId: number, running: readonly Result[]): object | null {
  for (const { fixture, home, guest } of running) {
    if (fixture.homeId === teamId) return { scheduleId: fixture.id, result: letterOf(home, guest) };
    if (fixture.awayId === teamId) return { scheduleId: fixture.id, result: letterOf(guest, home) };
  }
  return null;
}

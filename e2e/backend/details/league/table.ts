// Sums results into a table: points, goals and order.
import { compareNames } from "../../world/season/seasonOrder.ts";
import type { Result } from "./seasonResults.ts";

/** W won, D drawn, L lost. */
export type FormLetter = "W" | "D" | "L";

export type Venue = "total" | "home" | "away";

export interface TableRow {
  readonly teamId: number;
  played: number;
  won: number;
  drawn: number;
  lost: number;
  goalsFor: number;
  goalsAgainst: number;
  /** Deductions are subtracted. */
  points: number;
  readonly deducted: number;
  /** Every result, oldest first. */
  readonly letters: FormLetter[];
}

export interface TableQuestion {
  readonly teamIds: readonly number[];
  /** By kick-off. */
  readonly results: readonly Result[];
  readonly venue: Venue;
  /** Points deducted, by team. */
  readonly deducted: ReadonlyMap<number, number>;
  /** The name that orders teams equal in points, goal difference and goals. */
  readonly nameOf: (teamId: number) => string;
}

const WIN_POINTS = 3;
const DRAW_POINTS = 1;

/** The letter of a result from the side with the first number. */
export function letterOf(scored: number, conceded: number): FormLetter {
  return scored > conceded ? "W" : scored === conceded ? "D" : "L";
}

/** The rows in table order: points, goal difference, goals, name. */
export function makeTable({ teamIds, results, venue, deducted, nameOf }: TableQuestion): readonly TableRow[] {
  const rows = new Map(teamIds.map((teamId) => [teamId, emptyRow(teamId, deducted.get(teamId) ?? 0)]));
  for (const { fixture, home, guest } of results) {
    if (venue !== "away") record(rows.get(fixture.homeId), home, guest);
    if (venue !== "home") record(rows.get(fixture.awayId), guest, home);
  }
  const names = new Map(teamIds.map((id) => [id, nameOf(id)]));
  return [...rows.values()].sort(
    (a, b) =>
      b.points - a.points ||
      b.goalsFor - b.goalsAgainst - (a.goalsFor - a.goalsAgainst) ||
      b.goalsFor - a.goalsFor ||
      compareNames(names.get(a.teamId) ?? "", names.get(b.teamId) ?? "") ||
      a.teamId - b.teamId,
  );
}

function emptyRow(teamId: number, deducted: number): TableRow {
  const counts = { played: 0, won: 0, drawn: 0, lost: 0, goalsFor: 0, goalsAgainst: 0 };
  return { teamId, ...counts, points: -deducted, deducted, letters: [] };
}

function record(row: TableRow | undefined, scored: number, conceded: number): void {
  if (row === undefined) return;
  const letter = letterOf(scored, conceded);
  row.played += 1;
  row.goalsFor += scored;
  row.goalsAgainst += conceded;
  if (letter === "W") {
    row.won += 1;
    row.points += WIN_POINTS;
  } else if (letter === "D") {
    row.drawn += 1;
    row.points += DRAW_POINTS;
  } else row.lost += 1;
  row.letters.push(letter);
}

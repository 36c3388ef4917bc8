// Figures of a team's or a pairing's past matches: results, goals, over and under.
import type { FixtureLine } from "./fixture.ts";
import { resultFor, sideOf } from "./fixtureResult.ts";

export interface FormFigures {
  readonly played: number;
  readonly won: number;
  readonly drawn: number;
  readonly lost: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
  /** Matches with at least three goals. */
  readonly over25: number;
  readonly bothScored: number;
  readonly cleanSheets: number;
}

const NONE: FormFigures = {
  played: 0,
  won: 0,
  drawn: 0,
  lost: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  over25: 0,
  bothScored: 0,
  cleanSheets: 0,
};

/** The figures of the finished matches among `fixtures`, from the point of view of `teamId`. */
export function formFigures(fixtures: readonly FixtureLine[], teamId: number): FormFigures {
  return fixtures.reduce((sum, fixture) => withFixture(sum, fixture, teamId), NONE);
}

function withFixture(sum: FormFigures, fixture: FixtureLine, teamId: number): FormFigures {
  const result = resultFor(fixture, teamId);
  const { score } = fixture;
  if (result === undefined || score === undefined) return sum;
  const home = sideOf(fixture, teamId) === "home";
  const [scored, conceded] = home ? [score.home, score.away] : [score.away, score.home];
  return {
    played: sum.played + 1,
    won: sum.won + Number(result === "W"),
    drawn: sum.drawn + Number(result === "D"),
    lost: sum.lost + Number(result === "L"),
    goalsFor: sum.goalsFor + scored,
    goalsAgainst: sum.goalsAgainst + conceded,
    over25: sum.over25 + Number(scored + conceded > 2),
    bothScored: sum.bothScored + Number(scored > 0 && conceded > 0),
    cleanSheets: sum.cleanSheets + Number(conceded === 0),
  };
}

export interface FormFilter {
  /** Only matches in which the team played on this side; undefined means both sides. */
  readonly side: "home" | "away" | undefined;
  /** Only matches of this league; undefined means every competition. */
  readonly leagueId: number | undefined;
  /** At most this many matches, the newest. */
  readonly last: number;
}

/** The matches that pass a filter, in their order (newest first). */
export function filterForm(
  fixtures: readonly FixtureLine[],
  teamId: number,
  { side, leagueId, last }: FormFilter,
): readonly FixtureLine[] {
  return fixtures
    .filter(
      (fixture) =>
        (side === undefined || sideOf(fixture, teamId) === side) &&
        (leagueId === undefined || fixture.league.id === leagueId),
    )
    .slice(0, last);
}

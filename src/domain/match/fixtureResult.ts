// The result of a fixture from one team's point of view.
import type { FormLetter } from "../league/standings.ts";
import type { FixtureLine } from "./fixture.ts";
import type { Side } from "./match.ts";

/** The side a team plays on; undefined when it does not play. */
export function sideOf({ teams }: FixtureLine, teamId: number): Side | undefined {
  if (teams.home.id === teamId) return "home";
  return teams.away.id === teamId ? "away" : undefined;
}

/** Win, draw or loss by the score of play; undefined before the end and for results that do not count. */
export function resultFor(fixture: FixtureLine, teamId: number): FormLetter | undefined {
  const side = sideOf(fixture, teamId);
  if (side === undefined || fixture.score === undefined || fixture.phase !== "fullTime") return undefined;
  const { home, away } = fixture.score;
  if (home === away) return "D";
  return home > away === (side === "home") ? "W" : "L";
}

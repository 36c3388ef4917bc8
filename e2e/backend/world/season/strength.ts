/** Strengths of teams, and the expected goals of each side of a match. */
import type { Atlas } from "../atlas/atlas.ts";
import type { League } from "../atlas/atlasBuilder.ts";
import { mix, unit } from "../random.ts";

/** Average goals of each side over a whole match. */
export interface ExpectedGoals {
  readonly home: number;
  readonly away: number;
}

const HOME_GOALS = 1.4;
const AWAY_GOALS = 1.1;
const NEUTRAL_GOALS = 1.25;

export interface Strengths {
  /** A team's rating in a season on a logarithmic scale; about −1.5 to 0.6. */
  rating(teamId: number, season: number): number;
  expected(league: League, season: number, homeId: number, awayId: number, neutral: boolean): ExpectedGoals;
}

/** Ratings depend on tier and rank among a country's clubs, and on form, which changes every season. */
export function createStrengths(atlas: Atlas, hash: number): Strengths {
  const base = new Map<number, number>();
  for (const league of atlas.leagues) {
    if (league.cup) continue;
    league.teamIds.forEach((id, place) => {
      const standing = 0.3 - (0.6 * place) / league.teamIds.length;
      base.set(id, -0.3 * (league.level - 1) + standing * 0.7 + (unit(mix(hash, id), 1) - 0.5) * 0.35);
    });
  }
  const rating = (teamId: number, season: number): number =>
    (base.get(teamId) ?? 0) + (unit(mix(hash, teamId), 100 + season) - 0.5) * 0.25;

  return {
    rating,
    expected: (league, season, homeId, awayId, neutral) => {
      const edge = Math.max(-1.3, Math.min(1.3, (rating(homeId, season) - rating(awayId, season)) * 0.9));
      return {
        home: (neutral ? NEUTRAL_GOALS : HOME_GOALS) * league.goals * Math.exp(edge),
        away: (neutral ? NEUTRAL_GOALS : AWAY_GOALS) * league.goals * Math.exp(-edge),
      };
    },
  };
}

// Sums players' statistics over several matches: minutes, goals, assists, cards and ratings.
import type { Appearance } from "../../world/stories/people.ts";

export interface Tally {
  readonly playerId: number;
  readonly teamId: number;
  matches: number;
  starts: number;
  minutes: number;
  goals: number;
  penalties: number;
  assists: number;
  yellowCards: number;
  redCards: number;
  /** Sum of the ratings of `matches` matches. */
  ratings: number;
}

export type Tallies = Map<number, Tally>;

export function newTally(playerId: number, teamId: number): Tally {
  const counts = { matches: 0, starts: 0, minutes: 0, goals: 0, penalties: 0, assists: 0 };
  return { playerId, teamId, ...counts, yellowCards: 0, redCards: 0, ratings: 0 };
}

/** Adds one match of a player to his tally. */
export function addAppearance(tally: Tally, appearance: Appearance): void {
  tally.matches += 1;
  tally.starts += appearance.started ? 1 : 0;
  tally.minutes += appearance.minutes;
  tally.goals += appearance.goals;
  tally.penalties += appearance.penalties;
  tally.assists += appearance.assists;
  tally.yellowCards += appearance.yellowCards;
  tally.redCards += appearance.redCards;
  tally.ratings += appearance.rating;
}

/** Adds one match of all players who appeared. */
export function addAppearances(tallies: Tallies, appearances: readonly Appearance[]): void {
  for (const appearance of appearances) {
    const { playerId, teamId } = appearance;
    const tally = tallies.get(playerId) ?? newTally(playerId, teamId);
    tallies.set(playerId, tally);
    addAppearance(tally, appearance);
  }
}

/** Mean rating with one decimal; null if never rated. */
const meanRating = ({ matches, ratings }: Tally): number | null =>
  matches === 0 ? null : Math.round((ratings / matches) * 10) / 10;

/** A player's statistics as sent in answers. */
export function writeFigures(tally: Tally): object {
  return {
    matches: tally.matches,
    starts: tally.starts,
    minutes: tally.minutes,
    goals: tally.goals,
    assists: tally.assists,
    yellowCard: tally.yellowCards,
    redCard: tally.redCards,
    rating: meanRating(tally),
  };
}

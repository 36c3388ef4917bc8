/** Pairings: the double round robin of leagues and the draws of cups. */
import type { League } from "../atlas/atlasBuilder.ts";
import { remember } from "../cache.ts";
import { cupSize, roundSizes, type Fixture } from "./calendar.ts";
import { createRandom, mix, shuffled } from "../random.ts";
import type { Strengths } from "./strength.ts";

export type Pair = readonly [homeId: number, awayId: number];

/** The position of a cup match in its tie. */
export interface CupStage {
  readonly secondLeg: boolean;
  /** True for a single match or a second leg, which decides the tie. */
  readonly decider: boolean;
  readonly final: boolean;
}

/** Derives the stage from the round sizes: two rounds of equal size are the two legs of one round. */
export function cupStage(league: League, round: number): CupStage {
  const sizes = roundSizes(league);
  const secondLeg = round > 0 && sizes[round] === sizes[round - 1];
  return { secondLeg, decider: secondLeg || sizes[round] !== sizes[round + 1], final: sizes[round] === 1 };
}

/** Pairs of a league round by the circle method; the second half of the season mirrors the first. */
export function roundRobin(teams: readonly number[], round: number): Pair[] {
  const others = teams.length - 1;
  const half = round % others;
  const mirrored = round >= others;
  const pairs: Pair[] = [];
  for (let i = 0; i < teams.length / 2; i += 1) {
    const one = teams[i === 0 ? others : (half + i) % others] ?? 0;
    const two = teams[(half + others - i) % others] ?? 0;
    // Alternating by round for the fixed team and by position for the others balances home and away matches.
    const oneAtHome = (i === 0 ? half % 2 === 0 : i % 2 === 1) !== mirrored;
    pairs.push(oneAtHome ? [one, two] : [two, one]);
  }
  return pairs;
}

/** Pairs of any round. `winnersOf` plays the deciding matches of an earlier cup round, in order. */
export function createPairings(
  strengths: Strengths,
  hash: number,
  winnersOf: (league: League, season: number, round: number) => readonly number[],
) {
  const byRound = new Map<number, (key: number) => readonly Pair[]>();

  function draw(league: League, season: number, round: number): readonly Pair[] {
    const random = createRandom(mix(mix(hash, league.id), season * 64 + (league.cup ? round : 63)));
    if (!league.cup) return roundRobin(shuffled(league.teamIds, random), round);
    if (cupStage(league, round).secondLeg)
      return pairs(league, season, round - 1).map(([home, away]) => [away, home] as const);
    const entrants =
      round === 0
        ? league.teamIds
            .toSorted((a, b) => strengths.rating(b, season) - strengths.rating(a, season))
            .slice(0, cupSize(league))
        : winnersOf(league, season, round - 1);
    const drawn = shuffled(entrants, random);
    return Array.from(
      { length: drawn.length / 2 },
      (_, i) => [drawn[i * 2] ?? 0, drawn[i * 2 + 1] ?? 0] as const,
    );
  }

  function pairs(league: League, season: number, round: number): readonly Pair[] {
    let known = byRound.get(league.id);
    if (known === undefined) {
      known = remember(128, (key) => draw(league, Math.floor(key / 64), key % 64));
      byRound.set(league.id, known);
    }
    return known(season * 64 + round);
  }

  return (fixture: Fixture): Pair =>
    pairs(fixture.league, fixture.season, fixture.round)[fixture.index] ?? [0, 0];
}

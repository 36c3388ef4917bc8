/** Teams, outcomes and table ranks of every fixture, computed on demand. */
import type { League } from "../atlas/atlasBuilder.ts";
import { remember } from "../cache.ts";
import { roundSizes, type Calendar, type Fixture } from "./calendar.ts";
import { counts, knockoutOutcome, leagueOutcome, type Outcome } from "./outcome.ts";
import { createPairings, cupStage, type Pair } from "./pairings.ts";
import { mix } from "../random.ts";
import { seasonDeduction } from "./seasonDeductions.ts";
import { compareNames, NAME_LANG } from "./seasonOrder.ts";
import type { ExpectedGoals, Strengths } from "./strength.ts";
import type { TeamInfo } from "../types.ts";

export interface Results {
  pair(fixture: Fixture): Pair;
  /** Cup finals are at a neutral venue. */
  neutral(fixture: Fixture): boolean;
  expected(fixture: Fixture): ExpectedGoals;
  outcome(fixture: Fixture): Outcome;
  /** Ranks before the match, "" in cups and before the first match. */
  ranks(fixture: Fixture): readonly [home: string, away: string];
}

const packed = (points: number, scored: number, conceded: number): number =>
  points * 1_000_000 + (scored - conceded) * 1000 + scored;

const neutral = (fixture: Fixture): boolean =>
  fixture.league.cup && cupStage(fixture.league, fixture.round).final;

/** The results of all seasons; only bounded caches are kept. */
export function createResults(
  calendar: Calendar,
  strengths: Strengths,
  teams: ReadonlyMap<number, TeamInfo>,
  hash: number,
): Results {
  const pair = createPairings(strengths, hash, winnersOf);
  const expected = (fixture: Fixture): ExpectedGoals => {
    const [home, away] = pair(fixture);
    return strengths.expected(fixture.league, fixture.season, home, away, neutral(fixture));
  };
  const table = remember(1024, (): Float64Array[] => []);
  const alphabets = new Map<number, Uint8Array>();

  /** The alphabetical rank of each of the league's teams, which decides between equal teams. */
  function alphabet(league: League): Uint8Array {
    let known = alphabets.get(league.id);
    if (known === undefined) {
      const names = league.teamIds.map((id) => teams.get(id)?.name(NAME_LANG) ?? "");
      const ordered = Uint8Array.from(names.keys());
      ordered.sort((a, b) => compareNames(names[a] ?? "", names[b] ?? "") || a - b);
      known = new Uint8Array(names.length);
      for (const [rank, place] of ordered.entries()) known[place] = rank;
      alphabets.set(league.id, known);
    }
    return known;
  }

  function outcome(fixture: Fixture): Outcome {
    const { league, season, round, index } = fixture;
    const matchHash = mix(hash, fixture.id);
    if (!league.cup) return leagueOutcome(matchHash, expected(fixture));
    const stage = cupStage(league, round);
    if (!stage.decider) return leagueOutcome(matchHash, expected(fixture), true);
    const first = stage.secondLeg ? calendar.at(league, season, round - 1, index) : undefined;
    if (first === undefined) return knockoutOutcome(matchHash, expected(fixture));
    const [home, away] = outcome(first).regular;
    return knockoutOutcome(matchHash, expected(fixture), [away, home]);
  }

  function winnersOf(league: League, season: number, round: number): readonly number[] {
    return Array.from({ length: roundSizes(league)[round] ?? 0 }, (_, index) => {
      const fixture = calendar.at(league, season, round, index);
      return fixture === undefined ? 0 : pair(fixture)[outcome(fixture).winner ?? 0];
    });
  }

  /** Points, goal difference and goals packed into one sortable number per team, after each round of a season. */
  function standingsOf(league: League, season: number, rounds: number): Float64Array {
    const known = table(season * 512 + league.id);
    if (known.length === 0) known.push(beforeFirstRound(league, season));
    const order = new Map(league.teamIds.map((id, place) => [id, place]));
    for (let round = known.length - 1; round < rounds; round += 1) {
      const standing = Float64Array.from(known[round] ?? []);
      const add = (teamId: number, scored: number, conceded: number): void => {
        const points = scored > conceded ? 3 : scored === conceded ? 1 : 0;
        const place = order.get(teamId) ?? 0;
        standing[place] = (standing[place] ?? 0) + packed(points, scored, conceded);
      };
      for (let index = 0; index < league.teamIds.length / 2; index += 1) {
        const fixture = calendar.at(league, season, round, index);
        const result = fixture === undefined ? undefined : outcome(fixture);
        if (fixture === undefined || result === undefined || !counts(result)) continue;
        const [home, away] = pair(fixture);
        add(home, result.regular[0], result.regular[1]);
        add(away, result.regular[1], result.regular[0]);
      }
      known.push(standing);
    }
    return known[rounds] ?? new Float64Array(league.teamIds.length);
  }

  function beforeFirstRound(league: League, season: number): Float64Array {
    const standing = new Float64Array(league.teamIds.length);
    const deduction = seasonDeduction(league, season, hash);
    if (deduction !== undefined)
      standing[league.teamIds.indexOf(deduction.teamId)] = packed(-deduction.points, 0, 0);
    return standing;
  }

  /** Ranks of the league's teams (in the order of `teamIds`) after `rounds` rounds; equal teams are ordered by name. */
  function places(league: League, season: number, rounds: number): Uint8Array {
    const standing = standingsOf(league, season, rounds);
    const byName = alphabet(league);
    const ranks = new Uint8Array(standing.length);
    [...byName.keys()]
      .sort((a, b) => (standing[b] ?? 0) - (standing[a] ?? 0) || (byName[a] ?? 0) - (byName[b] ?? 0))
      .forEach((place, rank) => (ranks[place] = rank + 1));
    return ranks;
  }

  return {
    pair,
    neutral,
    expected,
    outcome,
    ranks: (fixture) => {
      const { league, season, round } = fixture;
      if (league.cup || round === 0) return ["", ""];
      const ranks = places(league, season, round);
      const [home, away] = pair(fixture);
      const rankOf = (id: number): string => String(ranks[league.teamIds.indexOf(id)] ?? "");
      return [rankOf(home), rankOf(away)];
    },
  };
}

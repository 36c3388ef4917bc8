/** Teams, outcomes and table places of every fixture, each computed when asked for. */
import type { League } from "./atlasBuilder.ts";
import { remember } from "./cache.ts";
import { roundSizes, type Calendar, type Fixture } from "./calendar.ts";
import { counts, knockoutOutcome, leagueOutcome, type Outcome } from "./outcome.ts";
import { createPairings, cupStage, type Pair } from "./pairings.ts";
import { mix } from "./random.ts";
import type { ExpectedGoals, Strengths } from "./strength.ts";

export interface Results {
  pair(fixture: Fixture): Pair;
  /** Finals of cups are played on neutral ground. */
  neutral(fixture: Fixture): boolean;
  expected(fixture: Fixture): ExpectedGoals;
  outcome(fixture: Fixture): Outcome;
  /** Places before the match, "" in cups and before anything was played. */
  ranks(fixture: Fixture): readonly [home: string, away: string];
}

const neutral = (fixture: Fixture): boolean =>
  fixture.league.cup && cupStage(fixture.league, fixture.round).final;

/** The results of all seasons; nothing is kept but bounded memories. */
export function createResults(calendar: Calendar, strengths: Strengths, hash: number): Results {
  const pair = createPairings(strengths, hash, winnersOf);
  const expected = (fixture: Fixture): ExpectedGoals => {
    const [home, away] = pair(fixture);
    return strengths.expected(fixture.league, fixture.season, home, away, neutral(fixture));
  };
  const table = remember(1024, (): Uint8Array[] => []);

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

  /** Places of the league's teams (in the order of `teamIds`) after `rounds` rounds. */
  function places(league: League, season: number, rounds: number): Uint8Array {
    const known = table(season * 512 + league.id);
    if (known[rounds] !== undefined) return known[rounds];
    const order = new Map(league.teamIds.map((id, place) => [id, place]));
    // Points, goal difference and goals packed into one sortable number per team.
    const standing = new Float64Array(league.teamIds.length);
    const add = (teamId: number, scored: number, conceded: number): void => {
      const points = scored > conceded ? 3 : scored === conceded ? 1 : 0;
      const place = order.get(teamId) ?? 0;
      standing[place] = (standing[place] ?? 0) + points * 1_000_000 + (scored - conceded) * 1000 + scored;
    };
    for (let round = 0; round < rounds; round += 1) {
      for (let index = 0; index < league.teamIds.length / 2; index += 1) {
        const fixture = calendar.at(league, season, round, index);
        if (fixture === undefined) continue;
        const result = outcome(fixture);
        if (!counts(result)) continue;
        const [home, away] = pair(fixture);
        add(home, result.regular[0], result.regular[1]);
        add(away, result.regular[1], result.regular[0]);
      }
    }
    const ranks = new Uint8Array(standing.length);
    [...standing.keys()]
      .sort((a, b) => (standing[b] ?? 0) - (standing[a] ?? 0) || a - b)
      .forEach((place, rank) => (ranks[place] = rank + 1));
    known[rounds] = ranks;
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

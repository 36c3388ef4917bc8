// Arbitrary matches, explanations and updates for the property tests of the domain and the readers.
import * as fc from "fast-check";
import { PHASES } from "../board/rowCode.ts";
import type { Explanation, Match, MatchUpdate, PerSide, Phase } from "../match/match.ts";
import { aMatch, KICK_OFF } from "./aMatch.ts";

export const anyPhase: fc.Arbitrary<Phase> = fc.constantFrom(...PHASES);

/** Small numbers, so that equal ones are frequent. */
const smallCount = fc.oneof({ weight: 5, arbitrary: fc.nat(3) }, { weight: 1, arbitrary: fc.nat(99) });

/** Whole minutes around the kick-off. */
const anyInstant: fc.Arbitrary<number> = fc
  .integer({ min: -500_000, max: 500_000 })
  .map((minutes) => KICK_OFF + minutes * 60_000);

const anyScore: fc.Arbitrary<PerSide<number>> = fc.record({ home: smallCount, away: smallCount });

export const anyExplanation: fc.Arbitrary<Explanation> = fc
  .record({
    regular: fc.option(fc.record({ minutes: fc.integer({ min: 1, max: 120 }), score: anyScore }), {
      nil: undefined,
    }),
    aggregate: fc.option(anyScore, { nil: undefined }),
    extra: fc.option(
      fc.record({
        kind: fc.constantFrom("after120" as const, "extraTime" as const, "extraTimeRunning" as const),
        score: anyScore,
      }),
      { nil: undefined },
    ),
    penalties: fc.option(anyScore, { nil: undefined }),
    winner: fc.option(fc.constantFrom("home" as const, "away" as const), { nil: undefined }),
  })
  .filter((said) => Object.values(said).some((part) => part !== undefined));

export const anyMatch: fc.Arbitrary<Match> = fc
  .record({
    phase: anyPhase,
    kickoffAt: fc.option(anyInstant, { nil: undefined }),
    periodStartedAt: fc.option(anyInstant, { nil: undefined }),
    score: anyScore,
    halfTimeScore: anyScore,
    redCards: anyScore,
    yellowCards: anyScore,
    addedTime: fc.nat(15),
    hasLineup: fc.boolean(),
    explanation: fc.option(anyExplanation, { nil: undefined }),
  })
  .map((parts) => aMatch(parts));

/** Any record about match 1001, with many absent fields. */
export const anyUpdate: fc.Arbitrary<MatchUpdate> = fc.record({
  matchId: fc.constant(aMatch().id),
  phase: anyPhase,
  periodStartedAt: fc.option(anyInstant, { nil: undefined }),
  kickoffAt: fc.option(anyInstant, { nil: undefined }),
  homeScore: fc.option(smallCount, { nil: undefined }),
  awayScore: fc.option(smallCount, { nil: undefined }),
  homeHalfTimeScore: fc.option(smallCount, { nil: undefined }),
  awayHalfTimeScore: fc.option(smallCount, { nil: undefined }),
  homeRedCards: fc.option(smallCount, { nil: undefined }),
  awayRedCards: fc.option(smallCount, { nil: undefined }),
  homeYellowCards: fc.option(smallCount, { nil: undefined }),
  awayYellowCards: fc.option(smallCount, { nil: undefined }),
  hasLineup: fc.option(fc.boolean(), { nil: undefined }),
  explanation: fc.oneof(fc.constant(undefined), fc.constant(null), anyExplanation),
  addedTime: fc.option(fc.nat(15), { nil: undefined }),
});

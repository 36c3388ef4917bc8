// The state of matches after a sequence of records, to compare two readings of the same text.
import type { Match, MatchUpdate } from "#domain/match/match.ts";
import type { RecordValues } from "./recordsOracle.ts";

/** Known values of matches by id; undefined values have not been sent. */
export type KnownStates = Map<number, RecordValues>;

/** Applies a record: omitted values are unchanged. */
export function applyRecord(states: KnownStates, values: RecordValues): void {
  const known = states.get(values.id);
  states.set(
    values.id,
    known === undefined
      ? values
      : {
          id: values.id,
          phase: values.phase,
          periodStartedAt: values.periodStartedAt ?? known.periodStartedAt,
          kickoffAt: values.kickoffAt ?? known.kickoffAt,
          counts: values.counts.map((count, place) => count ?? known.counts[place]),
          hasLineup: values.hasLineup ?? known.hasLineup,
          explanation: values.explanation === undefined ? known.explanation : values.explanation,
          addedTime: values.addedTime ?? known.addedTime,
        },
  );
}

/** The product's update in the oracle's format. */
export function valuesOf(update: MatchUpdate): RecordValues {
  return {
    id: update.matchId,
    phase: update.phase,
    periodStartedAt: update.periodStartedAt,
    kickoffAt: update.kickoffAt,
    counts: [
      update.homeScore,
      update.awayScore,
      update.homeHalfTimeScore,
      update.awayHalfTimeScore,
      update.homeRedCards,
      update.awayRedCards,
      update.homeYellowCards,
      update.awayYellowCards,
    ],
    hasLineup: update.hasLineup,
    explanation: update.explanation,
    addedTime: update.addedTime,
  };
}

/** What a list does not tell (-1) has no value. */
const toldCount = (count: number): number | undefined => (count === -1 ? undefined : count);

/** A whole match in the oracle's format. */
export function valuesOfMatch(match: Match): RecordValues {
  const { score, halfTimeScore, redCards, yellowCards } = match;
  return {
    id: match.id,
    phase: match.phase,
    periodStartedAt: match.periodStartedAt,
    kickoffAt: match.kickoffAt,
    counts: [score, halfTimeScore, redCards, yellowCards].flatMap(({ home, away }) => [
      toldCount(home),
      toldCount(away),
    ]),
    hasLineup: match.hasLineup,
    explanation: match.explanation,
    addedTime: toldCount(match.addedTime),
  };
}

/** The first difference between two readings; undefined if they are equal. */
export function findDifference(told: KnownStates, read: KnownStates): string | undefined {
  for (const id of new Set([...told.keys(), ...read.keys()])) {
    const should = JSON.stringify(told.get(id)) ?? "nothing";
    const does = JSON.stringify(read.get(id)) ?? "nothing";
    if (should !== does) return `match ${id} should be ${should} and is ${does}`;
  }
  return undefined;
}

// Knows what was told a moment ago, so that an event that a rule and a switch both ask for is told once.
import type { MatchEvent } from "#domain/match/matchEvent.ts";
import type { Clock } from "../base/clock.ts";

/** After a replacement of the core both are found within this time of each other, ms. */
const TOGETHER_MS = 10_000;

export interface Repeats {
  /** True where the event was told a moment ago. Two switches never tell the same; two rules may. */
  isRepeated(event: MatchEvent, byRule: boolean): boolean;
  /** A goal of this match was taken back, and may be scored again. */
  forgetGoals(matchId: number): void;
}

/** Nothing has been told. */
export function createRepeats(clock: Pick<Clock, "now">): Repeats {
  let told: { readonly key: string; readonly at: number; readonly byRule: boolean }[] = [];
  return {
    isRepeated({ type, matchId, values }, byRule) {
      const at = clock.now();
      const key = `${matchId} ${type} ${values.home}-${values.away}`;
      told = told.filter((each) => at - each.at < TOGETHER_MS);
      const isRepeated = told.some((each) => each.key === key && (byRule || each.byRule));
      if (!isRepeated) told.push({ key, at, byRule });
      return isRepeated;
    },
    forgetGoals(matchId) {
      told = told.filter(({ key }) => !key.startsWith(`${matchId} goal `));
    },
  };
}

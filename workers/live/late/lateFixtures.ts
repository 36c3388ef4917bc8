// Answers that name matches beside other things: shown at once, without scores that are not shown yet.
import type { Result } from "#api/transport/result.ts";
import type { FixtureLine } from "#domain/match/fixture.ts";
import type { LeagueProfile } from "#domain/league/league.ts";
import type { SearchAnswer } from "#domain/search/searchAnswer.ts";
import type { MatchStore } from "../matches/matchStore.ts";

/** The answer of a search, in which each match has the state that rows show, or none. */
export function withoutScores(answer: Result<unknown>, store: Pick<MatchStore, "get">): Result<unknown> {
  if (!answer.ok) return answer;
  const found = answer.value as SearchAnswer;
  return { ...answer, value: { ...found, matches: found.matches.map((line) => asShown(line, store)) } };
}

/** The answer about a league of which a match is played: it may be a final. */
export function withoutChampion(answer: Result<unknown>): Result<unknown> {
  return answer.ok
    ? { ...answer, value: { ...(answer.value as LeagueProfile), champion: undefined } }
    : answer;
}

function asShown(line: FixtureLine, store: Pick<MatchStore, "get">): FixtureLine {
  const match = store.get(line.matchId);
  if (line.score === undefined && line.winner === undefined) return line;
  return {
    ...line,
    phase: match?.phase ?? "unknown",
    score: undefined,
    halfTimeScore: undefined,
    winner: undefined,
  };
}

/** What the matches of the day ask for: the pace of reads, and the rounds and matches that calls are about. */
import type { FeedPace, KnownLeague, KnownLeagues } from "../contract.ts";
import { utcDate } from "../reading/answers.ts";
import { isInPlay, isOver, type KnownMatch } from "../store/feedMatch.ts";
import type { FeedStore } from "../store/feedStore.ts";

export type Phase = "idle" | "live" | "after";

const MINUTE_MS = 60_000;
const NEAR_MS = 15 * MINUTE_MS;
const AFTER_MS = 30 * MINUTE_MS;
/** From kick-off to the end: two halves, the break and added time. */
const MATCH_MS = 120 * MINUTE_MS;
/** A match that has not begun so long after its kick-off is not waited for. */
const LATE_START_MS = 3 * 3_600_000;
/** A match that has not begun so long after its kick-off may have been moved. */
const START_MS = 10 * MINUTE_MS;
/** A match of which so long after its kick-off no end is known is still asked for. */
const UNSAID_MS = 24 * 3_600_000;
/** Calls of the day that are not spread: they are for the ends of matches that last longer than planned. */
export const KEPT_CALLS = 8;
const KEPT_PACE_MS = 20 * MINUTE_MS;
const LEAST_PACE_MS = 15_000;

const isAwaited = ({ row }: KnownMatch, now: number): boolean => {
  if (isInPlay(row.state)) return true;
  const due = row.kickoffAt - NEAR_MS <= now && now < row.kickoffAt + LATE_START_MS;
  return due && !isOver(row.state) && row.state !== -13;
};

export function phaseOf(store: FeedStore, now: number): Phase {
  for (const match of store.matches()) if (isAwaited(match, now)) return "live";
  const ended = store.lastEndAt();
  return ended !== undefined && now - ended < AFTER_MS ? "after" : "idle";
}

/** Epoch ms at which the next match is near; infinite if none is known. */
export function nextNearAt(store: FeedStore, now: number): number {
  let first = Number.POSITIVE_INFINITY;
  for (const { row } of store.matches())
    if (row.kickoffAt - NEAR_MS > now && !isOver(row.state)) first = Math.min(first, row.kickoffAt - NEAR_MS);
  return first;
}

/** Ms until the next midnight in UTC in which a match is played or near. */
export function playLeftMs(store: FeedStore, now: number): number {
  const end = (Math.floor(now / (24 * 60 * MINUTE_MS)) + 1) * 24 * 60 * MINUTE_MS;
  const spans: (readonly [number, number])[] = [];
  for (const match of store.matches()) {
    const { row } = match;
    if (isOver(row.state)) continue;
    const from = Math.max(now, row.kickoffAt - NEAR_MS);
    const to = Math.min(
      end,
      isInPlay(row.state) ? Math.max(now + NEAR_MS, row.kickoffAt + MATCH_MS) : row.kickoffAt + MATCH_MS,
    );
    if (to > from) spans.push([from, to]);
  }
  spans.sort(([a], [b]) => a - b);
  let sum = 0;
  let until = 0;
  for (const [from, to] of spans) {
    sum += Math.max(0, to - Math.max(from, until));
    until = Math.max(until, to);
  }
  return sum;
}

/** Ms until the next read, by the phase. `callsLeft` of the day are spread over the play that is left. */
export function paceOf(
  pace: FeedPace,
  phase: Phase,
  rest: { readonly callsLeft: number; readonly callsPerRead: number; readonly playLeftMs: number },
): number {
  if (phase === "idle") return pace.idleMs;
  if (phase === "after") return pace.afterMs === 0 ? pace.idleMs : pace.afterMs;
  if (pace.liveMs !== "rest") return pace.liveMs;
  const reads = (rest.callsLeft - KEPT_CALLS) / Math.max(1, rest.callsPerRead);
  if (!Number.isFinite(reads)) return LEAST_PACE_MS;
  if (reads < 1) return Math.min(pace.idleMs, Math.max(KEPT_PACE_MS, rest.playLeftMs));
  return Math.max(LEAST_PACE_MS, Math.min(pace.idleMs, rest.playLeftMs / reads));
}

/** Rounds of a league that are active; without one, that of its next match. */
function roundsOf(matches: readonly KnownMatch[], store: FeedStore, now: number): readonly number[] {
  const active = new Set<number>();
  let next: KnownMatch | undefined;
  for (const match of matches) {
    if (match.round === undefined) continue;
    const changedAt = store.moments(match.row.id).at(-1)?.at ?? 0;
    const justOver = isOver(match.row.state) && now - changedAt < AFTER_MS;
    const { kickoffAt, state } = match.row;
    const unsaid = kickoffAt <= now && now < kickoffAt + UNSAID_MS && !isOver(state);
    if (isAwaited(match, now) || unsaid || justOver || match.doubt !== undefined) active.add(match.round);
    const ahead = match.row.kickoffAt > now;
    if (ahead && match.row.kickoffAt < (next?.row.kickoffAt ?? Number.POSITIVE_INFINITY)) next = match;
  }
  if (active.size === 0 && next?.round !== undefined) active.add(next.round);
  return [...active];
}

/** The source's ids of running matches of which no answer has told since `readAt`: they may be over. */
export function untoldSince(store: FeedStore, readAt: number, now: number): readonly string[] {
  const untold: string[] = [];
  for (const match of store.matches()) {
    const { state, kickoffAt } = match.row;
    const begun = isInPlay(state) || (isAwaited(match, now) && kickoffAt + START_MS <= now);
    if (begun && match.confirmedAt < readAt) untold.push(match.sourceId);
  }
  return untold;
}

/** What adapters need to know for their calls. */
export function knownLeagues(
  store: FeedStore,
  allowed: ReadonlySet<string> | undefined,
  now: number,
): KnownLeagues {
  const byLeague = new Map<number, KnownMatch[]>();
  for (const match of store.matches()) {
    const { row } = match;
    const list = byLeague.get(row.leagueId);
    if (list === undefined) byLeague.set(row.leagueId, [match]);
    else list.push(match);
  }
  const leagues = store.atlas.leagues().flatMap(({ id }): KnownLeague[] => {
    const fact = store.atlas.leagueFact(id);
    if (fact === undefined) return [];
    const ofSeason = (byLeague.get(id) ?? []).filter(({ season }) => season === fact.season);
    return [
      {
        id: fact.id,
        code: fact.code,
        season: fact.season ?? "",
        activeRounds: roundsOf(ofSeason, store, now),
      },
    ];
  });
  return { leagues, today: utcDate(now), allowed };
}

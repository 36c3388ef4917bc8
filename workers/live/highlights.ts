// The 5 s highlight flags of rows: which part of which match changed lately (SPEC §4, §9).
import type { MatchChange } from "#domain/match/diffMatch.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Clock, Timer } from "./clock.ts";
import { HIGHLIGHT_MS } from "./limits.ts";

export interface Highlights {
  /** The flags of one match now, bits of ROW_CHANGES. */
  of(matchId: number): number;
  /** Sets flags for 5 s from now, clearing those in `instead`. */
  set(matchId: number, bits: number, instead?: number): void;
}

/** All flags of moved prices: a new move takes the place of the last. */
export const ODDS_BITS =
  ROW_CHANGES.oddsHomeUp |
  ROW_CHANGES.oddsHomeDown |
  ROW_CHANGES.oddsDrawUp |
  ROW_CHANGES.oddsDrawDown |
  ROW_CHANGES.oddsAwayUp |
  ROW_CHANGES.oddsAwayDown;

/** The flags a change of a match raises. */
export function changeBits(change: MatchChange): number {
  let bits = 0;
  if (change.phase) bits |= ROW_CHANGES.phase;
  if (change.homeScore !== 0) bits |= ROW_CHANGES.homeScore;
  if (change.awayScore !== 0) bits |= ROW_CHANGES.awayScore;
  if (change.homeScore < 0 || change.awayScore < 0) bits |= ROW_CHANGES.correction;
  if (change.homeRed > 0) bits |= ROW_CHANGES.homeRed;
  if (change.awayRed > 0) bits |= ROW_CHANGES.awayRed;
  if (change.homeYellow > 0) bits |= ROW_CHANGES.homeYellow;
  if (change.awayYellow > 0) bits |= ROW_CHANGES.awayYellow;
  return bits;
}

/** No flags at first; `onExpired` is told of each match whose flags went out. One timer serves all. */
export function createHighlights(clock: Clock, onExpired: (matchId: number) => void): Highlights {
  /** Per match the bits and when they end, newest last. */
  const lit = new Map<number, { bits: number; until: number }[]>();
  /** What goes out next, in order: all burn equally long. */
  const queue: { readonly matchId: number; readonly until: number }[] = [];
  let timer: Timer | undefined;

  function schedule(): void {
    const next = queue[0];
    if (timer !== undefined || next === undefined) return;
    timer = clock.setTimeout(expire, Math.max(0, next.until - clock.now()));
  }

  function expire(): void {
    timer = undefined;
    const now = clock.now();
    let gone = queue.findIndex(({ until }) => until > now);
    if (gone === -1) gone = queue.length;
    for (const matchId of new Set(queue.splice(0, gone).map((entry) => entry.matchId))) {
      const entries = lit.get(matchId) ?? [];
      const left = entries.filter((entry) => entry.until > now);
      if (left.length === entries.length) continue;
      if (left.length > 0) lit.set(matchId, left);
      else lit.delete(matchId);
      onExpired(matchId);
    }
    schedule();
  }

  return {
    of(matchId) {
      let bits = 0;
      for (const entry of lit.get(matchId) ?? []) bits |= entry.bits;
      return bits;
    },
    set(matchId, bits, instead = 0) {
      if (bits === 0) return;
      const kept = (lit.get(matchId) ?? [])
        .map((entry) => ({ bits: entry.bits & ~bits & ~instead, until: entry.until }))
        .filter((entry) => entry.bits !== 0);
      const until = clock.now() + HIGHLIGHT_MS;
      lit.set(matchId, [...kept, { bits, until }]);
      queue.push({ matchId, until });
      schedule();
    },
  };
}

// The 5 s highlight flags of rows: which part of which match changed lately.
// See docs/product.md#highlights.
import { countsBefore, scoreBefore } from "#domain/match/detectEvents.ts";
import type { Match } from "#domain/match/match.ts";
import { ROW_CHANGES } from "#domain/board/rowCode.ts";
import type { Clock, Timer } from "../base/clock.ts";
import { HIGHLIGHT_MS } from "../base/limits.ts";

export interface Highlights {
  /** The flags of one match now, bits of ROW_CHANGES. Flags that were read are reported to `onExpired` when they expire. */
  of(matchId: number): number;
  /** Sets flags for 5 s from now, clearing those in `instead`. */
  set(matchId: number, bits: number, instead?: number): void;
  /** Expires flags that are due about now, so that their change joins a message that is about to be sent. */
  expireNear(): void;
}

/**
 * Expiry tolerance in ms: flags expire 4.5 to 5.5 s after the change, so that several share one message. Each message
 * costs a page a frame.
 */
const LEEWAY_MS = 500;
/** Flags that were never shown are removed this often, ms. */
const FORGET_EVERY_MS = 60_000;

/** The flags that the change of a match raises. */
export function changeBits(before: Match, after: Match): number {
  let bits = before.phase === after.phase ? 0 : ROW_CHANGES.phase;
  // Unchanged parts keep their identity. This runs for every record.
  if (before.score !== after.score) {
    const known = scoreBefore(before, after);
    const home = after.score.home - known.home;
    const away = after.score.away - known.away;
    if (home !== 0) bits |= ROW_CHANGES.homeScore;
    if (away !== 0) bits |= ROW_CHANGES.awayScore;
    if (home < 0 || away < 0) bits |= ROW_CHANGES.correction;
  }
  const red = countsBefore(before.phase, before.redCards, after.redCards);
  const yellow = countsBefore(before.phase, before.yellowCards, after.yellowCards);
  if (red.home < after.redCards.home) bits |= ROW_CHANGES.homeRed;
  if (red.away < after.redCards.away) bits |= ROW_CHANGES.awayRed;
  if (yellow.home < after.yellowCards.home) bits |= ROW_CHANGES.homeYellow;
  if (yellow.away < after.yellowCards.away) bits |= ROW_CHANGES.awayYellow;
  return bits;
}

/** Flags that were set together, and a link to those set earlier. For one entry, the usual case, an array would be larger. */
interface Lit {
  readonly bits: number;
  /** Local epoch ms. */
  readonly until: number;
  readonly earlier: Lit | undefined;
}

/** The entries of the list that `keep` asks for. */
function only(lit: Lit | undefined, keep: (lit: Lit) => boolean): Lit | undefined {
  if (lit === undefined) return undefined;
  const earlier = only(lit.earlier, keep);
  if (!keep(lit)) return earlier;
  return earlier === lit.earlier ? lit : { ...lit, earlier };
}

/** No flags at first. `onExpired` is called for each match whose flags were read and expired. One timer serves all. */
export function createHighlights(clock: Clock, onExpired: (matchId: number) => void): Highlights {
  const lit = new Map<number, Lit>();
  /** Matches whose flags a tab shows. Only their expiry is reported. */
  const shown = new Set<number>();
  let timer: Timer | undefined;
  /** Local epoch ms at which the first shown flag is due to expire. */
  let nextAt = Infinity;
  let forgotAt = clock.now();

  const burns = ({ until }: Lit, now: number): boolean => until - LEEWAY_MS > now;

  function expectAt(until: number): void {
    if (until >= nextAt) return;
    nextAt = until;
    clock.clearTimeout(timer);
    timer = clock.setTimeout(expire, Math.max(0, until + LEEWAY_MS - clock.now()));
  }

  function expire(): void {
    clock.clearTimeout(timer);
    timer = undefined;
    nextAt = Infinity;
    const now = clock.now();
    const changed: number[] = [];
    let soonest = Infinity;
    for (const matchId of shown) {
      const all = lit.get(matchId);
      const left = only(all, (entry) => burns(entry, now));
      if (left !== all) changed.push(matchId);
      if (left) lit.set(matchId, left);
      else {
        lit.delete(matchId);
        shown.delete(matchId);
      }
      for (let entry = left; entry; entry = entry.earlier) soonest = Math.min(soonest, entry.until);
    }
    expectAt(soonest);
    for (const matchId of changed) onExpired(matchId);
  }

  /** Removes expired flags that no tab has shown. */
  function forgetUnseen(now: number): void {
    if (now - forgotAt < FORGET_EVERY_MS) return;
    forgotAt = now;
    for (const [matchId, all] of lit)
      if (!shown.has(matchId) && !only(all, (entry) => burns(entry, now))) lit.delete(matchId);
  }

  return {
    of(matchId) {
      let entry = lit.get(matchId);
      if (entry === undefined) return 0;
      const now = clock.now();
      let bits = 0;
      for (; entry; entry = entry.earlier) {
        if (!burns(entry, now)) continue;
        bits |= entry.bits;
        expectAt(entry.until);
      }
      if (bits !== 0) shown.add(matchId);
      return bits;
    },
    set(matchId, bits, instead = 0) {
      if ((bits | instead) === 0) return;
      const now = clock.now();
      let earlier: Lit | undefined;
      for (let entry = lit.get(matchId); entry; entry = entry.earlier) {
        const kept = entry.bits & ~bits & ~instead;
        // A flag that a tab shows stays until its expiry has been reported.
        if (kept !== 0 && (shown.has(matchId) || burns(entry, now)))
          earlier = { bits: kept, until: entry.until, earlier };
      }
      if (bits === 0) {
        if (earlier) lit.set(matchId, earlier);
        else lit.delete(matchId);
        return;
      }
      lit.set(matchId, { bits, until: now + HIGHLIGHT_MS, earlier });
      if (shown.has(matchId)) expectAt(now + HIGHLIGHT_MS);
      forgetUnseen(now);
    },
    expireNear() {
      if (nextAt - LEEWAY_MS <= clock.now()) expire();
    },
  };
}

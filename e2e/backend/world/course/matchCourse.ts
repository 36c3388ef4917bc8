/** Derives the incidents of a match from its successive states: whistles, goals, cards, added time, kicks. */
import { fillGap } from "./courseGap.ts";
import { isRolling, minuteAt, minuteOf, type Stretch } from "./matchClock.ts";
import { readKick, type CourseKick } from "../stories/shootOutKicks.ts";
import type { MatchNow, Moment } from "../types.ts";

type Whistle = "kickOff" | "halfTime" | "secondHalf" | "extraTime" | "shootOut" | "fullTime";

export interface Happening {
  readonly at: number;
  readonly type: "goal" | "goalCancelled" | "yellow" | "red" | "added" | Whistle;
  /** The side credited; 0 for whistles. */
  readonly side: 0 | 1 | 2;
  readonly minute: number;
  /** Announced minutes, for "added". */
  readonly added: number;
  /** For a cancelled goal: the goal that was cancelled. */
  readonly of?: Happening;
}

export interface Course {
  /** In chronological order. */
  readonly happenings: readonly Happening[];
  readonly stretches: readonly Stretch[];
  readonly kicks: readonly CourseKick[];
}

/** Progress of a state: 0 before, 6 after the match; a break in play keeps the rank before it. */
const RANKS: Readonly<Record<number, number>> = { 1: 1, 2: 2, 3: 3, 4: 4, 5: 5, [-1]: 6 };
const WHISTLES: readonly Whistle[] = [
  "kickOff",
  "halfTime",
  "secondHalf",
  "extraTime",
  "shootOut",
  "fullTime",
];
const BREAKS: ReadonlySet<number> = new Set([-12, -13]);

const COUNTERS = [
  ["goal", 1, "homeScore"],
  ["goal", 2, "guestScore"],
  ["yellow", 1, "homeYellow"],
  ["yellow", 2, "guestYellow"],
  ["red", 1, "homeRed"],
  ["red", 2, "guestRed"],
] as const;

/**
 * The course of a match from its history. A state that cannot follow the previous one (a match first seen in its
 * second half, a clock set back) restarts the course: its goals and cards are distributed over the time played.
 */
export function readCourse(history: readonly Moment[], hash: number): Course {
  let happenings: Happening[] = [];
  let stretches: Stretch[] = [];
  let kicks: CourseKick[] = [];
  let rank = 0;
  let before: MatchNow | undefined;
  for (const { at, match } of history) {
    const next = RANKS[match.state] ?? (BREAKS.has(match.state) ? rank : 0);
    if (next < rank || isSetBack(happenings, match, at)) {
      happenings = [];
      stretches = [];
      kicks = [];
      rank = 0;
      before = undefined;
    }
    if (rank === 0 && next > 0) {
      const filled = fillGap(match, next, at, hash);
      happenings.push(...filled.happenings);
      stretches.push(...filled.stretches);
    } else if (before !== undefined && (next > 0 || rank > 0)) {
      compare(happenings, before, match, at);
      blow(happenings, rank, next, before, at);
    }
    announce(happenings, before, match, at);
    follow(stretches, match, at);
    if (match.state === 5 || before?.state === 5) kicks.push(...readKick(before, match, kicks, at));
    rank = next;
    before = match;
  }
  return { happenings, stretches, kicks };
}

function isSetBack(happenings: readonly Happening[], match: MatchNow, at: number): boolean {
  const last = happenings.at(-1);
  return (
    last !== undefined &&
    isRolling(match.state) &&
    minuteAt(match.state, match.periodStartedAt, at) < last.minute
  );
}

/** Goals and cards counted in the second state but not in the first, and vice versa. */
function compare(happenings: Happening[], before: MatchNow, match: MatchNow, at: number): void {
  const minute =
    isRolling(match.state) || !isRolling(before.state) ? minuteOf(match, at) : minuteOf(before, at);
  for (const [type, side, key] of COUNTERS) {
    for (let count = before[key]; count < match[key]; count += 1)
      happenings.push({ at, type, side, minute, added: 0 });
    for (let count = before[key]; count > match[key]; count -= 1)
      takeBack(happenings, type, side, minute, at);
  }
}

/** A cancelled goal stays in the list as cancelled; a withdrawn card is removed. */
function takeBack(
  happenings: Happening[],
  type: "goal" | "yellow" | "red",
  side: 1 | 2,
  minute: number,
  at: number,
): void {
  const gone = new Set(happenings.map(({ of }) => of));
  const last = happenings.findLastIndex(
    (past) => past.type === type && past.side === side && !gone.has(past),
  );
  const taken = happenings[last];
  if (taken === undefined) return;
  if (type === "goal") happenings.push({ at, type: "goalCancelled", side, minute, added: 0, of: taken });
  else happenings.splice(last, 1);
}

function blow(happenings: Happening[], rank: number, next: number, before: MatchNow, at: number): void {
  for (let passed = rank + 1; passed <= next; passed += 1) {
    const type = WHISTLES[passed - 1];
    // Extra time and penalties are not implied by the end of a match; they only count if they were seen.
    if (type === undefined || (passed > 3 && passed !== next)) continue;
    const long = before.state === 4 || before.state === 5;
    const minute = {
      kickOff: 100,
      halfTime: 4500,
      secondHalf: 4600,
      extraTime: 9000,
      shootOut: 12_000,
      fullTime: long ? 12_000 : 9000,
    }[type];
    const last = happenings.at(-1)?.minute ?? 0;
    happenings.push({
      at,
      type,
      side: 0,
      minute: type === "secondHalf" ? minute : Math.max(minute, last),
      added: 0,
    });
  }
}

function announce(happenings: Happening[], before: MatchNow | undefined, match: MatchNow, at: number): void {
  if (match.injuryTime === 0 || match.injuryTime === (before?.injuryTime ?? 0) || !isRolling(match.state))
    return;
  const minute = match.state === 1 ? 4500 : match.state === 3 ? 9000 : 12_000;
  happenings.push({ at, type: "added", side: 0, minute, added: match.injuryTime });
}

function follow(stretches: Stretch[], match: MatchNow, at: number): void {
  const open = stretches.at(-1);
  const goesOn = open?.state === match.state && open.startedAt === match.periodStartedAt;
  if (open?.to === Number.POSITIVE_INFINITY && !goesOn) stretches[stretches.length - 1] = { ...open, to: at };
  if (!isRolling(match.state) || (goesOn && open?.to === Number.POSITIVE_INFINITY)) return;
  stretches.push({
    state: match.state,
    startedAt: match.periodStartedAt,
    from: Math.max(at, match.periodStartedAt),
    to: Number.POSITIVE_INFINITY,
  });
}

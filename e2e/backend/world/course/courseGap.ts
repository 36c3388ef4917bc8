/** Generates the unobserved part of a match: distributes its goals and cards over the time played. */
import { minuteAt, type Stretch } from "./matchClock.ts";
import type { Happening } from "./matchCourse.ts";
import { createRandom, mix } from "../random.ts";
import type { MatchNow } from "../types.ts";

const MINUTE_MS = 60_000;
const FIRST_MS = 47 * MINUTE_MS;
const PAUSE_MS = 15 * MINUTE_MS;
const SECOND_MS = 48 * MINUTE_MS;
const BREAK_MS = 5 * MINUTE_MS;
const EXTRA_MS = 33 * MINUTE_MS;

export interface Gap {
  readonly happenings: readonly Happening[];
  readonly stretches: readonly Stretch[];
}

/** Incidents from kick-off to a state of this rank first seen at `at`; only the kick-off for a match that starts now. */
export function fillGap(match: MatchNow, rank: number, at: number, hash: number): Gap {
  const stretches = backwards(match, rank, at);
  const [first, second, third] = stretches;
  const random = createRandom(mix(hash, 0x6a9));
  const found: Happening[] = [];
  const put = (type: "goal" | "yellow" | "red", side: 1 | 2, stretch: Stretch | undefined): void => {
    if (stretch === undefined) return;
    const until = Math.min(stretch.to, Math.max(at, stretch.from));
    const then = Math.floor(stretch.from + (0.02 + random.next() * 0.96) * (until - stretch.from));
    found.push({ at: then, type, side, minute: minuteAt(stretch.state, stretch.startedAt, then), added: 0 });
  };
  for (const side of [1, 2] as const) {
    const goals = side === 1 ? match.homeScore : match.guestScore;
    const early = rank >= 2 ? Math.min(goals, side === 1 ? match.homeHalf : match.guestHalf) : goals;
    for (let goal = 0; goal < goals; goal += 1) put("goal", side, goal < early ? first : (second ?? first));
    const yellow = side === 1 ? match.homeYellow : match.guestYellow;
    for (let card = 0; card < yellow; card += 1)
      put("yellow", side, random.chance(0.35) ? first : (second ?? first));
    const red = side === 1 ? match.homeRed : match.guestRed;
    for (let card = 0; card < red; card += 1) put("red", side, second ?? first);
  }
  const whistle = (type: Happening["type"], then: number, minute: number): void => {
    found.push({ at: then, type, side: 0, minute, added: 0 });
  };
  const last = found.reduce((latest, { minute }) => Math.max(latest, minute), 0);
  if (first !== undefined) whistle("kickOff", first.from - 1, 100);
  if (first !== undefined && rank >= 2) whistle("halfTime", first.to, 4500);
  if (second !== undefined) whistle("secondHalf", second.from - 1, 4600);
  if (third !== undefined) whistle("extraTime", third.from - 1, 9000);
  if (rank === 5) whistle("shootOut", third?.to ?? at, 12_000);
  if (rank === 6) whistle("fullTime", second?.to ?? at, Math.max(9000, last));
  found.sort((a, b) => a.at - b.at);
  return { happenings: found, stretches: stretches.filter(({ from, to }) => to !== from) };
}

/** The stretches of play that led to the state; the last one ends at `at` if it is still running. */
function backwards({ periodStartedAt, kickoffAt }: MatchNow, rank: number, at: number): Stretch[] {
  const began = Math.min(periodStartedAt, at);
  const stretch = (state: 1 | 3 | 4, from: number, to: number): Stretch => ({
    state,
    startedAt: from,
    from,
    to,
  });
  const halves = (secondAt: number, to: number): Stretch[] => [
    stretch(1, secondAt - PAUSE_MS - FIRST_MS, secondAt - PAUSE_MS),
    stretch(3, secondAt, to),
  ];
  if (rank === 1) return [stretch(1, began, at)];
  if (rank === 2) return [stretch(1, began - FIRST_MS, began)];
  if (rank === 3) return halves(began, at);
  if (rank === 4) return [...halves(began - BREAK_MS - SECOND_MS, began - BREAK_MS), stretch(4, began, at)];
  if (rank === 5) {
    const extraAt = began - BREAK_MS - EXTRA_MS;
    return [
      ...halves(extraAt - BREAK_MS - SECOND_MS, extraAt - BREAK_MS),
      stretch(4, extraAt, extraAt + EXTRA_MS),
    ];
  }
  // A finished match no longer has the instants of its periods: they are derived from kick-off, or from the present.
  const length = FIRST_MS + PAUSE_MS + SECOND_MS;
  const start = at !== 0 && kickoffAt + length > at ? at - length : kickoffAt;
  return halves(start + FIRST_MS + PAUSE_MS, start + length);
}

// The running matches as a core stores them for its successor, and a match as it was by what is stored.
import { type Match, NOT_TOLD, type PerSide } from "#domain/match/match.ts";
import { isLive } from "#domain/match/phase.ts";
import { CHANGE_WINDOW_MS } from "../base/limits.ts";
import type { MatchStore } from "../matches/matchStore.ts";

/** Score, red and yellow cards, home before away. */
export type Counts = readonly [number, number, number, number, number, number];

const COUNTS = 6;
/** `NOT_TOLD` as it is stored: all bits of a byte. */
const UNTOLD = 255;

/** What is stored. Typed arrays, because a copy of a thousand small ones each time costs more than all else here. */
export interface StoredRunning {
  /** Local epoch ms at which the core began that wrote it; this names the core. */
  readonly startedAt: number;
  /** Local epoch ms up to which the news was complete. */
  readonly at: number;
  /** The core's last tab said goodbye: nothing was being replaced. */
  readonly rested: boolean;
  /** Ids of the running matches. */
  readonly ids: Float64Array;
  /** Six counts for each id: `Counts`. */
  readonly counts: Uint8ClampedArray;
}

/** The running matches of the store, as they are stored. */
export function runningOf(matches: MatchStore["matches"]): Pick<StoredRunning, "ids" | "counts"> {
  const ids = new Float64Array(matches.size);
  const counts = new Uint8ClampedArray(matches.size * COUNTS);
  let live = 0;
  // Written out, because this runs for every match.
  for (const { id, phase, score, redCards, yellowCards } of matches.values()) {
    if (!isLive(phase)) continue;
    const from = live * COUNTS;
    ids[live] = id;
    counts[from] = score.home & UNTOLD;
    counts[from + 1] = score.away & UNTOLD;
    counts[from + 2] = redCards.home & UNTOLD;
    counts[from + 3] = redCards.away & UNTOLD;
    counts[from + 4] = yellowCards.home & UNTOLD;
    counts[from + 5] = yellowCards.away & UNTOLD;
    live += 1;
  }
  // Copies: a part of a larger buffer would be stored with the whole of it.
  return { ids: ids.slice(0, live), counts: counts.slice(0, live * COUNTS) };
}

/** What is stored, or undefined for anything else. */
export function readStoredRunning(value: unknown): StoredRunning | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { startedAt, at, rested, ids, counts } = value as Readonly<Record<string, unknown>>;
  if (typeof startedAt !== "number" || typeof at !== "number") return undefined;
  if (!(ids instanceof Float64Array) || !(counts instanceof Uint8ClampedArray)) return undefined;
  if (counts.length !== ids.length * COUNTS) return undefined;
  return { startedAt, at, rested: rested === true, ids, counts };
}

/** The counts by match id; a damaged part costs only itself. */
export function runningIn({ ids, counts }: StoredRunning): ReadonlyMap<number, Counts> {
  const running = new Map<number, Counts>();
  for (const [index, id] of ids.entries()) {
    const own = counts.subarray(index * COUNTS, (index + 1) * COUNTS);
    if (Number.isSafeInteger(id) && own.every((count) => count < 100 || count === UNTOLD))
      running.set(id, [...own].map((count) => (count === UNTOLD ? NOT_TOLD : count)) as unknown as Counts);
  }
  return running;
}

/** True for the state of a younger core that lives: this one hung, has been replaced, and is about to end. */
export function isOfSuccessor(stored: unknown, startedAt: number, now: number): boolean {
  const other = readStoredRunning(stored);
  if (!other || other.rested || other.startedAt <= startedAt || other.startedAt > now) return false;
  return now - other.at < CHANGE_WINDOW_MS;
}

/** These counts, as the same object where nothing differs. */
function sides(known: PerSide<number>, home: number, away: number): PerSide<number> {
  return known.home === home && known.away === away ? known : { home, away };
}

/** The match as it was with these counts, while it was running. Equal parts keep their identity. */
export function withCounts(
  match: Match,
  [home, away, homeRed, awayRed, homeYellow, awayYellow]: Counts,
): Match {
  return {
    ...match,
    phase: match.phase === "fullTime" ? "secondHalf" : match.phase,
    score: sides(match.score, home, away),
    redCards: sides(match.redCards, homeRed, awayRed),
    yellowCards: sides(match.yellowCards, homeYellow, awayYellow),
  };
}

/** The match as it was before its kick-off. */
export function beforeKickOff(match: Match): Match {
  return { ...withCounts(match, [0, 0, 0, 0, 0, 0]), phase: "notStarted" };
}

// Frames of the stream for measures without a browser: the same ones for every way, from a seed.
import { deflateSync } from "node:zlib";
import type { Match } from "#domain/match/match.ts";
import { lineOf } from "#workers/live/testing/fakeServer.ts";

/** Numbers from 0 up to 1, always the same for a seed (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** One goal in a hundred changes; the others are cards. */
function changed(match: Match, random: () => number): Match {
  if (random() < 0.01) return { ...match, score: { ...match.score, home: match.score.home + 1 } };
  const { home, away } = match.yellowCards;
  return random() < 0.5
    ? { ...match, yellowCards: { home: (home + 1) % 10, away } }
    : { ...match, yellowCards: { home, away: (away + 1) % 10 } };
}

export interface FrameOptions {
  readonly frames: number;
  readonly records: number;
  /** In how many frames each change is told: 1, or more where the server sends all changes of its last seconds. */
  readonly told: number;
  readonly seed: number;
}

/** So many frames of these matches' changes, deflated as the server sends them. */
export function makeFrames(
  matches: readonly Match[],
  { frames, records, told, seed }: FrameOptions,
): readonly Uint8Array[] {
  const random = createRandom(seed);
  const now = [...matches];
  /** The lines of the latest frames, newest last. */
  const latest: (readonly string[])[] = [];
  return Array.from({ length: frames }, () => {
    const news = new Map<number, string>();
    while (news.size < records / told) {
      const index = Math.floor(random() * now.length);
      const before = now[index];
      if (!before || news.has(index)) continue;
      const after = changed(before, random);
      now[index] = after;
      news.set(index, lineOf(after));
    }
    latest.push([...news.values()]);
    if (latest.length > told) latest.shift();
    return deflateSync(JSON.stringify({ channel: "football_live_change", data: latest.flat().join("!") }));
  });
}

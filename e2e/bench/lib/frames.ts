// Frames of the stream for measures without a browser: the same ones for every way, from a seed.
import { deflateSync } from "node:zlib";
import type { Match } from "#domain/match/match.ts";
import { lineOf } from "#workers/live/testing/fakeServer.ts";
import { type SeededRandom, seededRandom } from "../../support/seededRandom.ts";

/** One goal in a hundred changes; the others are cards. */
function changed(match: Match, random: SeededRandom): Match {
  if (random.chance(0.01)) return { ...match, score: { ...match.score, home: match.score.home + 1 } };
  const { home, away } = match.yellowCards;
  return random.chance(0.5)
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
  const random = seededRandom(seed);
  const now = [...matches];
  /** The lines of the latest frames, newest last. */
  const latest: (readonly string[])[] = [];
  return Array.from({ length: frames }, () => {
    const news = new Map<number, string>();
    while (news.size < records / told) {
      const index = random.below(now.length);
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

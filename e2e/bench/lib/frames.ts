// Frames of the stream for measurements without a browser, reproducible from a seed for every contender.
import { deflateSync } from "node:zlib";
import type { Match } from "#domain/match/match.ts";
import { lineOf } from "#workers/live/testing/fakeServer.ts";
import { type SeededRandom, seededRandom } from "../../support/seededRandom.ts";

/** One change in a hundred is a goal; the others are cards. */
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
  /** Number of frames that contain each change: 1, or more where the server repeats the changes of its last seconds. */
  readonly repeats: number;
  readonly seed: number;
}

/** This many frames of these matches' changes, deflated as the server does. */
export function makeFrames(
  matches: readonly Match[],
  { frames, records, repeats, seed }: FrameOptions,
): readonly Uint8Array[] {
  const random = seededRandom(seed);
  const now = [...matches];
  /** The lines of the latest frames, newest last. */
  const latest: (readonly string[])[] = [];
  return Array.from({ length: frames }, () => {
    const news = new Map<number, string>();
    while (news.size < records / repeats) {
      const index = random.below(now.length);
      const before = now[index];
      if (!before || news.has(index)) continue;
      const after = changed(before, random);
      now[index] = after;
      news.set(index, lineOf(after));
    }
    latest.push([...news.values()]);
    if (latest.length > repeats) latest.shift();
    return deflateSync(JSON.stringify({ channel: "football_live_change", data: latest.flat().join("!") }));
  });
}

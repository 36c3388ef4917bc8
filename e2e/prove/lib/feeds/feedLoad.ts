// Memory and idle time of a server with five days of a thousand matches each, in a process of its own.
import { execFile } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { createMockSource } from "../../../backend/feeds/testing/mockSource.ts";
import type { PlayedMatch } from "../../../backend/feeds/testing/playedMatch.ts";
import { createVirtualFeed } from "../../../backend/feeds/testing/virtualFeed.ts";

export interface FeedLoad {
  /** Matches in the lists of the days. */
  readonly listed: number;
  /** Bytes in memory. */
  readonly rss: number;
  /** Share of one processor while nobody looks. */
  readonly cpu: number;
}

const SOURCE = "api-football";
const MATCHES_A_DAY = 1_000;
const DAYS = 5;
const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const STEP = 5 * 60_000;

function makeMatches(lastDay: number): PlayedMatch[] {
  return Array.from({ length: MATCHES_A_DAY * DAYS }, (_, index): PlayedMatch => {
    const [day, place] = [Math.floor(index / MATCHES_A_DAY), index % MATCHES_A_DAY];
    return {
      id: 10_000 + index,
      league: 1 + (index % 2),
      round: day + 1,
      home: { id: 1 + place * 2, name: `Home ${place}` },
      away: { id: 2 + place * 2, name: `Away ${place}` },
      kickoffAt: lastDay - (DAYS - 1 - day) * DAY + (place % 20) * HOUR,
      startsLateMs: 60_000,
      added: [1, 3],
      goals: [
        { minute: 1 + (place % 80), added: 0, side: 1, player: "A. One" },
        { minute: 5 + (place % 80), added: 0, side: 2, player: "B. Two" },
      ],
      cards: [{ minute: 30, side: 2, player: "C. Three", red: false }],
    };
  });
}

/** Flags of Node in `npm start`. */
function startFlags(): readonly string[] {
  const file = join(import.meta.dirname, "../../../../package.json");
  const { scripts } = JSON.parse(readFileSync(file, "utf8")) as {
    readonly scripts: { readonly start: string };
  };
  return scripts.start.match(/--\S+/g) ?? [];
}

/** `now`: epoch ms, the end of the days. */
export async function measureFeedLoad(now: number): Promise<FeedLoad> {
  const dataDir = mkdtempSync(join(tmpdir(), "feed-load-"));
  const matches = makeMatches(Math.floor(now / DAY) * DAY);
  const startAt = now - (DAYS - 1) * DAY;
  const virtual = createVirtualFeed({
    source: SOURCE,
    matches,
    startAt,
    dataDir,
    stepMs: STEP,
    keepCalls: false,
  });
  await virtual.run(now - startAt);
  virtual.close();
  const mock = createMockSource({ source: SOURCE, matches, now: Date.now, keepCalls: false });
  const origin = await mock.listen();
  const script = join(import.meta.dirname, "loadedServer.ts");
  const args = [...startFlags(), script, dataDir, origin, SOURCE];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  mock.close();
  rmSync(dataDir, { recursive: true });
  return JSON.parse(stdout) as FeedLoad;
}

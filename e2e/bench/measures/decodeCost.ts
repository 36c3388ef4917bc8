// Target 10: the cost of a frame of 200 records from its bytes to the patch, compared with the usual way, for two inputs.
import { aMatch } from "#domain/testing/aMatch.ts";
import { readFrameJson } from "#api/live/stream.ts";
import { createLiveLineReader } from "#api/live/readLiveLine.ts";
import { detectEvents } from "#domain/match/detectEvents.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import { createEventIds } from "#workers/live/alerts/eventIds.ts";
import { decodeFrame } from "#workers/live/feed/decodeFrame.ts";
import { applyUpdate } from "#domain/match/applyUpdate.ts";
import { createMatchStore } from "#workers/live/matches/matchStore.ts";
import { makeFrames } from "../lib/frames.ts";
import { createPlainPipeline } from "../lib/plainPipeline.ts";
import { MATCHES } from "../lib/stage.ts";
import { inTurn, median } from "../lib/stats.ts";
import type { Measured } from "../lib/target.ts";

const RECORDS = 200;
/** A feed repeats the changes of its last seconds: a frame has some new changes and repeats the others. */
const REPEATS = 4;
/** Number of rows on a large screen, with the rows around it. */
const WATCHED = 80;
const FRAMES_A_BLOCK = 200;
const ROUNDS = 24;
const TARGET = 0.6;
/** Blocks that are not measured, while the engine compiles and optimises the code. */
const WARM_UP = 6;

const matches = Array.from({ length: MATCHES }, (_, index) =>
  aMatch({ id: 1_001 + index, phase: "firstHalf" }),
);
const watched = matches.slice(0, WATCHED).map(({ id }) => id);

const EMPTY: MatchList = {
  matches: [],
  odds: new Map(),
  leagues: [],
  countries: [],
  names: { leagues: new Map(), countries: new Map(), teams: new Map() },
  dropped: 0,
};

type Take = (frame: Uint8Array) => unknown;

/** The core's way from bytes to changes and events; notifying tabs is omitted in both contenders. */
function createOurs(): Take {
  const reader = createLiveLineReader();
  const nextId = createEventIds(Math);
  const near = new Set(watched);
  let patch: Match[] = [];
  const store = createMatchStore();
  store.listen({
    onChange: ({ before, after, dayWasLoaded }) => {
      detectEvents(before, after, { at: 0, dayWasLoaded, nextId });
      if (near.has(after.id)) patch.push(after);
    },
    onRevived() {},
  });
  store.applyList({ ...EMPTY, matches }, 0, () => true);
  return (bytes) => {
    patch = [];
    const frame = decodeFrame(bytes);
    for (const text of (frame.ok && readFrameJson(frame.value)) || []) {
      reader.read(text, (update) => store.applyUpdate(update, applyUpdate) === "applied", store.touch);
    }
    return patch;
  };
}

/** Processor time of a block of frames, in ms. */
async function costOf(take: Take, frames: readonly Uint8Array[]): Promise<number> {
  const before = process.cpuUsage();
  for (const frame of frames) await take(frame);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

/** The median cost of a frame both ways, in ms, with each change in `repeats` frames. */
async function compare(repeats: number): Promise<{ readonly ours: number; readonly usual: number }> {
  const ways: Readonly<Record<"ours" | "usual", Take>> = {
    ours: createOurs(),
    usual: createPlainPipeline(new Set(watched)).take,
  };
  const frames = makeFrames(matches, {
    frames: FRAMES_A_BLOCK * (ROUNDS + WARM_UP),
    records: RECORDS,
    repeats,
    seed: 10,
  });
  const blocks = { ours: 0, usual: 0 };
  const costs = { ours: [] as number[], usual: [] as number[] };
  for (const way of inTurn(["ours", "usual"] as const, ROUNDS + WARM_UP)) {
    const from = blocks[way] * FRAMES_A_BLOCK;
    blocks[way] += 1;
    const cost = await costOf(ways[way], frames.slice(from, from + FRAMES_A_BLOCK));
    if (blocks[way] > WARM_UP) costs[way].push(cost / FRAMES_A_BLOCK);
  }
  return { ours: median(costs.ours), usual: median(costs.usual) };
}

function lineOf(what: string, { ours, usual }: { ours: number; usual: number }): Measured {
  return {
    target: {
      number: 10,
      what: `decode to patch for a frame of ${RECORDS} records, ${what}, ÷ pako with default chunk + split`,
      target: `≤ ${TARGET}`,
      atMost: TARGET,
    },
    value: ours / usual,
    shown: `${(ours / usual).toFixed(2)} (CPU, ${ours.toFixed(2)} ÷ ${usual.toFixed(2)} ms, events found)`,
  };
}

/** Two figures with a verdict each: repeats are cheap for the core, so that their share decides the first. */
export async function measureDecoding(report: (line: string) => void): Promise<readonly Measured[]> {
  const news = await compare(1);
  const repeated = await compare(REPEATS);
  for (const [name, { ours, usual }] of Object.entries({
    "repeats and news": repeated,
    "news alone": news,
  })) {
    report(`a frame of ${name}: ${ours.toFixed(3)} ms, the usual way ${usual.toFixed(3)} ms`);
  }
  return [lineOf(`each change in ${REPEATS} frames`, repeated), lineOf("news alone", news)];
}

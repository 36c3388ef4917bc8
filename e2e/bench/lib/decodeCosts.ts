// Measures the cost of a frame of 200 records from its bytes to the patch, the core's way and the usual way in turn.
import { aMatch } from "#domain/testing/aMatch.ts";
import { readFrameJson } from "#api/live/stream.ts";
import { createLiveLineReader } from "#api/live/readLiveLine.ts";
import { detectEvents } from "#domain/match/detectEvents.ts";
import type { Match, MatchList } from "#domain/match/match.ts";
import { createEventIds } from "#workers/live/alerts/eventIds.ts";
import { decodeFrame } from "#workers/live/feed/decodeFrame.ts";
import { applyUpdate } from "#domain/match/applyUpdate.ts";
import { createMatchStore } from "#workers/live/matches/matchStore.ts";
import { makeFrames } from "./frames.ts";
import { createPlainPipeline } from "./plainPipeline.ts";
import { MATCHES } from "./stage.ts";
import { inTurn, median } from "./stats.ts";

export const RECORDS = 200;
/** Number of rows on a large screen, with the rows around it. */
const WATCHED = 80;
const FRAMES_A_BLOCK = 200;
const ROUNDS = 24;
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

/** Medians for one frame, processor time in ms. */
export interface FrameCosts {
  readonly ours: number;
  readonly usual: number;
}

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

/** The cost of a frame both ways, with each change in `repeats` frames. */
export async function compareDecoding(repeats: number): Promise<FrameCosts> {
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

// The load: repeatable, plausible, steady, and the same in frames, polls and lists.
import { inflateSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { WebSocket } from "ws";
import { createCrowd } from "../control/crowd.ts";
import { createFakeWorld } from "../testing/fakeWorld.ts";
import { writeLiveLine } from "./liveLines.ts";
import { createLoad } from "./load.ts";
import { createLoadRecords, type LoadRecords } from "./loadRecords.ts";
import { createStage } from "../control/staging.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";
import type { MatchNow } from "../world/types.ts";

const NOON = Date.parse("2026-11-21T12:00:30Z");
const MATCHES = 1500;

/** A separate crowd, and the records that change it. */
function aCrowd(seed: number): { records: LoadRecords; matches: Map<number, MatchNow> } {
  const crowd = createCrowd(createFakeWorld(NOON), MATCHES, NOON);
  const matches = new Map(crowd.ids.map((id) => [id, crowd.matchAt(id, NOON)!]));
  return { matches, records: createLoadRecords(seed, crowd.ids, (id) => matches.get(id)) };
}

/** The next records, applied to the matches; also returns each match's previous state. */
function play(
  { records, matches }: ReturnType<typeof aCrowd>,
  frames: number,
  perFrame: number,
): { before: MatchNow; after: MatchNow }[] {
  const steps: { before: MatchNow; after: MatchNow }[] = [];
  for (let frame = 0; frame < frames; frame++) {
    for (const after of records.next(perFrame)) {
      steps.push({ before: matches.get(after.id)!, after });
      matches.set(after.id, after);
    }
  }
  return steps;
}

const goals = (match: MatchNow): number => match.homeScore + match.guestScore;
const linesOf = (steps: readonly { after: MatchNow }[]): string[] =>
  steps.map(({ after }) => writeLiveLine(after));

describe("the records of a load", () => {
  test("are the same for the same seed, and differ for another", () => {
    const lines = linesOf(play(aCrowd(7), 40, 50));
    expect(linesOf(play(aCrowd(7), 40, 50))).toEqual(lines);
    expect(linesOf(play(aCrowd(8), 40, 50))).not.toEqual(lines);
  });

  test("contain no match twice in a frame, and each once in a frame of all", () => {
    const crowd = aCrowd(1);
    for (let frame = 0; frame < 100; frame++) {
      expect(new Set(crowd.records.next(50).map(({ id }) => id)).size).toBe(50);
    }
    expect(new Set(crowd.records.next(MATCHES).map(({ id }) => id)).size).toBe(MATCHES);
  });

  test("nearly always change something, score at most once in a hundred and cancel no goal", () => {
    const steps = play(aCrowd(3), 400, 50);
    const changes = steps.filter(({ before, after }) => writeLiveLine(before) !== writeLiveLine(after));
    expect(changes.length / steps.length).toBeGreaterThan(0.9);
    expect(changes.length).toBeLessThan(steps.length);
    const scored = steps.filter(({ before, after }) => goals(after) !== goals(before));
    expect(scored.length).toBeGreaterThan(100);
    expect(scored.length).toBeLessThanOrEqual(steps.length / 100);
    for (const { before, after } of scored) {
      expect([goals(after) - goals(before), [1, 3].includes(after.state)]).toEqual([1, true]);
    }
  });

  test("stay in one digit, and leave states, times and half-time scores unchanged", () => {
    for (const { before, after } of play(aCrowd(5), 400, 50)) {
      const counts = [after.homeScore, after.guestScore, after.homeYellow, after.guestYellow];
      expect(counts.every((count) => count >= 0 && count <= 9)).toBe(true);
      expect(after).toEqual({
        ...before,
        homeScore: after.homeScore,
        guestScore: after.guestScore,
        homeYellow: after.homeYellow,
        guestYellow: after.guestYellow,
        hasLineup: after.hasLineup,
      });
      expect(after.state === 0 ? after.homeYellow + after.guestYellow : 0).toBe(0);
    }
  });

  test("continue from their last values where a frame contains a match twice", () => {
    const crowd = aCrowd(2);
    const steps = crowd.records.next(MATCHES * 4);
    const last = new Map<number, MatchNow>();
    for (const match of steps) {
      expect(goals(match)).toBeGreaterThanOrEqual(goals(last.get(match.id) ?? match));
      last.set(match.id, match);
    }
    expect(last.size).toBe(MATCHES);
  });
});

test("frames are sent at a steady rate until they are stopped", () => {
  vi.useFakeTimers();
  try {
    const stage = createStage(createFakeWorld(NOON), () => NOON);
    const sent: number[] = [];
    const stream = { sendRecords: (records: readonly string[]) => void sent.push(records.length) };
    const load = createLoad({ stage, stream, counters: { loadFrame: () => {} }, now: () => NOON });
    const plan = { framesPerSecond: 30, recordsPerFrame: 50 };
    expect([load.start(plan), load.burst(10), load.isOn()]).toEqual([false, false, false]);
    stage.manyMatches(MATCHES);
    expect(load.start(plan)).toBe(true);
    vi.advanceTimersByTime(10_000);
    expect(Math.abs(sent.length - 300)).toBeLessThanOrEqual(1);
    expect(new Set(sent)).toEqual(new Set([50]));
    const before = sent.length;
    expect(load.burst(MATCHES)).toBe(true);
    expect(sent.slice(before)).toEqual([MATCHES]);
    expect(load.start({ framesPerSecond: 0, recordsPerFrame: 0 })).toBe(true);
    vi.advanceTimersByTime(2000);
    expect([sent.length, load.isOn()]).toEqual([before + 1, false]);
  } finally {
    vi.useRealTimers();
  }
});

describe("through the server", () => {
  let backend: TestBackend;
  let socket: WebSocket | undefined;

  beforeAll(async () => {
    backend = await startTestBackend();
  });
  beforeEach(() => backend.control.act("reset"));
  afterEach(() => {
    socket?.terminate();
    socket = undefined;
  });
  afterAll(() => backend.close());

  /** The records of each frame from now on. */
  async function listen(): Promise<string[][]> {
    const token = String((await backend.get("/api/common/websocketToken")).data);
    const frames: string[][] = [];
    socket = new WebSocket(
      `${backend.origin.replace("http", "ws")}/stream?channels=football_live_change&token=${token}`,
    );
    const opened = new Promise((resolve) => {
      socket?.on("open", resolve);
    });
    socket.on("message", (data: Buffer, isBinary) => {
      if (!isBinary) return;
      const { data: text } = JSON.parse(String(inflateSync(data))) as { data: string };
      frames.push(text.split("!"));
    });
    await opened;
    return frames;
  }

  const counts = async () => (await backend.control.state()).load;

  /** Scores and yellow cards by match id, from today's list. */
  async function listed(): Promise<Map<string, string>> {
    const { data } = (await backend.get("/api/football/fixture")) as {
      data: { scheduleList: { scheduleId: number; matchInfo: Record<string, unknown> }[] };
    };
    return new Map(
      data.scheduleList.map(({ scheduleId, matchInfo: m }) => [
        String(scheduleId),
        [m["homeScore"], m["guestScore"], m["homeYellowCard"], m["guestYellowCard"]].join("^"),
      ]),
    );
  }

  const standingIn = (record: string): string => {
    const fields = record.split("^");
    return [fields[4], fields[5], fields[10], fields[11]].join("^");
  };

  test("frames, polls and lists agree, and nothing is sent twice", async () => {
    await backend.control.act("manyMatches", { count: 60 });
    const frames = await listen();
    await backend.control.act("load", { framesPerSecond: 50, recordsPerFrame: 10, seed: 4 });
    // Two of the stream's own ticks happen in this time.
    await expect.poll(() => frames.length).toBeGreaterThan(60);
    expect((await counts()).on).toBe(true);
    await backend.control.act("load", { framesPerSecond: 0, recordsPerFrame: 0 });
    await backend.control.act("burst", { records: 60 });
    const counted = await counts();
    await expect.poll(() => frames).toHaveLength(counted.frames);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect(frames).toHaveLength(counted.frames);

    const records = frames.flat();
    expect(counted).toMatchObject({ on: false, records: records.length });
    const jsonBytes = JSON.stringify({ channel: "football_live_change", data: "" }).length;
    const texts = frames.reduce((sum, frame) => sum + frame.join("!").length + jsonBytes, 0);
    expect(counted.inflatedBytes).toBe(texts);

    const latest = new Map(records.map((record) => [record.split("^", 1)[0]!, standingIn(record)]));
    expect(latest.size).toBe(60);
    const list = await listed();
    expect(list).toEqual(latest);
    const polled = String((await backend.get("/api/football/liveChange")).data).split("!");
    expect(new Map(polled.map((record) => [record.split("^", 1)[0], standingIn(record)]))).toEqual(latest);
  });

  test("the same seed yields the same frames for the same day, and a reset ends them", async () => {
    const frames = await listen();
    const runs: string[][][] = [];
    for (let run = 0; run < 2; run++) {
      await backend.control.act("reset");
      await backend.control.act("manyMatches", { count: 200 });
      const from = frames.length;
      await backend.control.act("load", { framesPerSecond: 100, recordsPerFrame: 20, seed: 9 });
      await expect.poll(() => frames.length - from).toBeGreaterThanOrEqual(20);
      // Two runs differ only in their times.
      runs.push(
        frames.slice(from, from + 20).map((frame) => frame.map((line) => line.replaceAll(/\^\d{12}/g, ""))),
      );
    }
    expect(runs[1]).toEqual(runs[0]);
    await backend.control.act("reset");
    expect(await counts()).toEqual({ on: false, frames: 0, records: 0, inflatedBytes: 0 });
  });

  test("a goal staged for a match of the day survives the load, and can be sent at once", async () => {
    await backend.control.act("manyMatches", { count: 16 });
    const frames = await listen();
    const [id = 0] = [...(await listed()).keys()].map(Number);
    await backend.control.act("match", { matchId: id, homeScore: 9, guestScore: 9 });
    await backend.control.act("tick");
    await expect.poll(() => frames.flat().map((line) => line.split("^")[4])).toEqual(["9"]);
    await backend.control.act("burst", { records: 16 });
    await expect.poll(() => frames).toHaveLength(2);
    expect((await listed()).get(String(id))).toMatch(/^9\^9\^/);
    expect(new Set(frames[1]?.map((line) => line.split("^", 1)[0])).size).toBe(16);
  });

  test("without a made-up day there is no load", async () => {
    await expect(backend.control.act("burst", { records: 1 })).rejects.toThrow("no such match");
    await expect(backend.control.act("load", { framesPerSecond: 1, recordsPerFrame: 1 })).rejects.toThrow(
      "no such match",
    );
  });
});

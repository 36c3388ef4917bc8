// The stream from a listener's side: token, frames, heartbeat, channels, and staged faults.
import { inflateRawSync, inflateSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { FAKE } from "../testing/fakeWorld.ts";
import type { StreamFaultKind } from "../control/streamFaults.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

let backend: TestBackend;
const opened: WebSocket[] = [];

beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.control.act("reset"));
afterEach(() => {
  for (const socket of opened.splice(0)) socket.terminate();
});
afterAll(() => backend.close());

interface Listener {
  readonly socket: WebSocket;
  /** The next message: heartbeats as text, frames as bytes. */
  next(): Promise<string | Buffer>;
  /** The next frame; skips heartbeats. */
  frame(): Promise<Buffer>;
  readonly closed: Promise<number>;
}

async function listen(channels = "football_live_change", token?: string): Promise<Listener> {
  const good = token ?? String((await backend.get("/api/common/websocketToken")).data);
  const origin = backend.origin.replace("http", "ws");
  const socket = new WebSocket(`${origin}/stream?channels=${channels}&token=${good}`);
  opened.push(socket);
  const waiting: ((message: string | Buffer) => void)[] = [];
  const kept: (string | Buffer)[] = [];
  socket.on("message", (data: Buffer, isBinary) => {
    const message = isBinary ? data : String(data);
    const taker = waiting.shift();
    if (taker === undefined) kept.push(message);
    else taker(message);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on("close", resolve);
  });
  socket.on("error", () => socket.terminate());
  const next = (): Promise<string | Buffer> => {
    const message = kept.shift();
    return message === undefined ? new Promise((resolve) => waiting.push(resolve)) : Promise.resolve(message);
  };
  return {
    socket,
    closed,
    next,
    async frame() {
      for (;;) {
        const message = await next();
        if (typeof message !== "string") return message;
      }
    },
  };
}

function readFrame(frame: Buffer): { channel: string; data: unknown } {
  return JSON.parse(String(inflateSync(frame))) as { channel: string; data: unknown };
}

const fault = (kind: StreamFaultKind) => backend.control.act("streamFault", { kind, on: true, count: 1 });
const goal = () => backend.control.act("goal", { matchId: FAKE.firstHalf, side: "home" });
const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

test("a listener receives a heartbeat at once and a frame within a second of a goal", async () => {
  const listener = await listen();
  expect(await listener.next()).toBe("ok");
  const start = performance.now();
  await goal();
  const { channel, data } = readFrame(await listener.frame());
  expect(performance.now() - start).toBeLessThan(1000);
  expect(channel).toBe("football_live_change");
  expect(String(data)).toMatch(/^1001\^1\^\d{12}\^\d{12}\^2\^0\^/);
  const { openSockets, sinceReset } = await backend.control.state();
  expect([openSockets, sinceReset.socketsOpened, sinceReset.frames]).toEqual([1, 1, 1]);
});

test("a bad or expired token closes with 4401", async () => {
  expect(await (await listen(undefined, "made-up")).closed).toBe(4401);
  const token = String((await backend.get("/api/common/websocketToken")).data);
  await backend.control.act("expireTokens");
  expect(await (await listen(undefined, token)).closed).toBe(4401);
});

test("a listener can change its channels", async () => {
  const listener = await listen("other");
  await listener.next();
  await goal();
  await wait(700);
  listener.socket.send('{"type":0,"channels":["football_live_change"]}');
  listener.socket.send("no json");
  await wait(100);
  await goal();
  expect(String(readFrame(await listener.frame()).data).split("!")).toHaveLength(1);
  expect((await backend.control.state()).sinceReset.frames).toBe(1);
});

test("frames can be raw, duplicated, held back, corrupted and listed", async () => {
  const listener = await listen();
  await listener.next();
  await fault("raw");
  await goal();
  expect(String(inflateRawSync(await listener.frame()))).toContain("1001^");

  await fault("duplicate");
  await goal();
  expect((await listener.frame()).equals(await listener.frame())).toBe(true);

  await fault("corrupt");
  await goal();
  const spoilt = await listener.frame();
  expect(() => inflateSync(spoilt)).toThrow(Error);

  await fault("list");
  await goal();
  expect(readFrame(await listener.frame()).data).toHaveLength(1);

  await fault("reorder");
  const before = await goal();
  await wait(700);
  await goal();
  const scores = [await listener.frame(), await listener.frame()].map((frame) =>
    Number(String(readFrame(frame).data).split("^")[4]),
  );
  expect(scores).toEqual([before.homeScore + 1, before.homeScore]);
});

test("silence holds all messages back, refusal and hanging keep listeners out, closing disconnects them", async () => {
  const listener = await listen();
  await listener.next();
  await backend.control.act("streamFault", { kind: "silence", on: true });
  await goal();
  await wait(700);
  expect((await backend.control.state()).sinceReset.frames).toBe(0);
  await backend.control.act("streamFault", { kind: "refuse", on: true, count: 1 });
  expect(await (await listen()).closed).toBe(1006);
  await backend.control.act("streamFault", { kind: "hang", on: true });
  const hanging = await listen();
  await wait(100);
  expect(hanging.socket.readyState).toBe(WebSocket.CONNECTING);
  await backend.control.act("streamFault", { kind: "hang", on: false });
  expect(await hanging.closed).toBe(1006);
  await backend.control.act("closeSockets", { code: 4000, reason: "test" });
  expect(await listener.closed).toBe(4000);
});

test("raw messages and bombs are sent unchanged", async () => {
  const listener = await listen();
  await listener.next();
  await backend.control.act("send", { base64: Buffer.from("rubbish").toString("base64") });
  expect(String(await listener.frame())).toBe("rubbish");
  await backend.control.act("send", { text: "hello" });
  expect(await listener.next()).toBe("hello");
  await backend.control.act("bomb");
  const bomb = await listener.frame();
  expect(bomb.length).toBeLessThan(64_000);
  expect(inflateSync(bomb).length).toBeGreaterThan(4_000_000);
});

// Windows of changes that the stream asks for: a change in the ms in which a window starts is told.
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { inflateSync } from "node:zlib";
import { afterEach, beforeEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import { createStage, type Stage } from "../control/staging.ts";
import { createStreamFaults } from "../control/streamFaults.ts";
import { createCounters } from "../server/counters.ts";
import { createFakeWorld, FAKE } from "../testing/fakeWorld.ts";
import { createStream, type Stream } from "./stream.ts";
import { createStreamTokens } from "./streamTokens.ts";

const NOON = Date.parse("2026-11-21T12:00:30Z");
/** The clock stands: all of a test happens within one ms. */
const now = (): number => NOON;

let http: Server;
let stream: Stream;
let stage: Stage;
let socket: WebSocket;
let token: string;

beforeEach(async () => {
  const tokens = createStreamTokens();
  token = tokens.issue(NOON);
  stage = createStage(createFakeWorld(NOON), now);
  stream = createStream({
    world: stage.world,
    now,
    tokens,
    counters: createCounters(),
    faults: createStreamFaults(),
  });
  http = createServer();
  stream.attach(http);
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
});
afterEach(() => {
  socket.terminate();
  stream.close();
  http.close();
});

/** Opens the socket and waits for its heartbeat. */
async function listen(channels: string): Promise<void> {
  const { port } = http.address() as AddressInfo;
  socket = new WebSocket(`ws://127.0.0.1:${port}/stream?channels=${channels}&token=${token}`);
  await new Promise((resolve) => socket.once("message", resolve));
}

/** The records of the next frame. */
const nextFrame = (): Promise<string> =>
  new Promise((resolve) => {
    socket.on("message", (data: Buffer, isBinary) => {
      if (isBinary) resolve(String(inflateSync(data)));
    });
  });

test("a goal in the ms in which the first listener came is told", async () => {
  await listen("football_live_change");
  const frame = nextFrame();
  stage.goal(FAKE.firstHalf, "home");
  stream.tick();
  expect(await frame).toContain(`${FAKE.firstHalf}^`);
});

test("a goal in the ms of a tick without listeners is told to one that comes then", async () => {
  await listen("other");
  stream.tick();
  stage.goal(FAKE.firstHalf, "home");
  socket.send('{"type":0,"channels":["football_live_change"]}');
  const frame = nextFrame();
  // The channels are set once the message has arrived: an answer to a ping comes after it.
  const answered = new Promise((resolve) => socket.once("pong", resolve));
  socket.ping();
  await answered;
  stream.tick();
  expect(await frame).toContain(`${FAKE.firstHalf}^`);
});

test("what edges tell counts as told, so that answers are written anew", async () => {
  await listen("football_live_change");
  expect(stream.sentAt()).toBe(Number.NEGATIVE_INFINITY);
  stream.tellElsewhere();
  expect(stream.sentAt()).toBe(NOON);
});

// The source of the football data over the wire: a made-up world, a feed, and its changes on the stream.
// See docs/wire.md#football-source.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { inflateSync } from "node:zlib";
import { afterEach, expect, test } from "vitest";
import { WebSocket } from "ws";
import type { FeedStatus } from "../feeds/feedStatus.ts";
import type { FeedFacts } from "../feeds/store/feedFacts.ts";
import { startTestBackend, type TestBackend } from "../testing/testBackend.ts";

const STATUS: FeedStatus = {
  source: "openligadb",
  name: "OpenLigaDB",
  homepage: "https://www.openligadb.de",
  licence: "ODbL 1.0",
  attribution: "Datenquelle: OpenLigaDB",
  gives: ["halfTime"],
  state: "LIVE",
  reason: undefined,
  asOf: Date.UTC(2026, 10, 21, 12, 42, 5),
  everySeconds: 30,
  daysAround: undefined,
  resumeAt: undefined,
  faults: { THROTTLED: 0, QUOTA: 0, PLAN: 0, KEY: 0, DOWN: 0, UNREADABLE: 0 },
};

let backend: TestBackend | undefined;
let socket: WebSocket | undefined;
afterEach(async () => {
  socket?.terminate();
  await backend?.close();
});

test("a made-up world names no source", async () => {
  backend = await startTestBackend();
  const { data } = await backend.get("/api/football/feed");
  expect(data).toMatchObject({ state: "NONE", source: "", asOf: null, gives: [] });
});

test("a feed tells its state, and sends it on its channel when it changes", async () => {
  let tell: ((status: FeedStatus) => void) | undefined;
  let followers = 0;
  const status = {
    status: () => STATUS,
    hasRead: () => true,
    onChange(listener: (changed: FeedStatus) => void) {
      followers += 1;
      tell = listener;
      return () => void (followers -= 1);
    },
  };
  backend = await startTestBackend({ feed: { status, facts: {} as FeedFacts } });
  const { data } = await backend.get("/api/football/feed");
  expect(data).toEqual({ ...STATUS, reason: "", daysAround: null, asOf: "20261121204205", resumeAt: null });

  const token = String((await backend.get("/api/common/websocketToken")).data);
  const stream = backend.origin.replace("http", "ws");
  socket = new WebSocket(`${stream}/stream?channels=football_live_change,football_feed&token=${token}`);
  const told = new Promise<unknown>((resolve) => {
    socket?.on("message", (bytes: Buffer, isBinary) => {
      const frame = isBinary
        ? (JSON.parse(String(inflateSync(bytes))) as { channel: string; data: unknown })
        : undefined;
      if (frame?.channel === "football_feed") resolve(frame.data);
    });
  });
  await new Promise((resolve) => {
    socket?.on("open", resolve);
  });
  tell?.({ ...STATUS, state: "STOPPED", reason: "QUOTA", resumeAt: Date.UTC(2026, 10, 22) });
  expect(await told).toMatchObject({ state: "STOPPED", reason: "QUOTA", resumeAt: "20261122080000" });

  await backend.close();
  backend = undefined;
  expect(followers).toBe(0);
});

test("a feed starts again in its folder, where nobody has friends or rewards", async () => {
  const dataDir = mkdtempSync(join(tmpdir(), "feed-"));
  try {
    for (const _start of ["first", "second"]) {
      const status = { status: () => STATUS, hasRead: () => true, onChange: () => () => {} };
      backend = await startTestBackend({ dataDir, feed: { status, facts: {} as FeedFacts } });
      expect((await backend.get("/api/football/feed")).code).toBe(0);
      await backend.close();
      backend = undefined;
    }
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

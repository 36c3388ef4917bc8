// A small crowd at a real server, and checks that it detects lost, repeated and old records.
import { deflateSync } from "node:zlib";
import { expect, it, vi } from "vitest";
import { writeLiveLine } from "../backend/stream/liveLines.ts";
import { changeAt, indexOf, lastChangeOf } from "./lib/crowd/changeScript.ts";
import { createCrowdWorld } from "./lib/crowd/crowdWorld.ts";
import { crowdProof } from "./crowd.ts";
import { createKnownChanges } from "./lib/crowd/knownChanges.ts";
import { playCrowd } from "./lib/crowd/playCrowd.ts";
import { createWireReader } from "./lib/crowd/readWire.ts";

/** Two servers with a season each are started one after the other: 10 s of a processor, over 60 s on a busy machine. */
const STARTS_MS = 180_000;
vi.setConfig({ testTimeout: STARTS_MS });

const RHYTHM = {
  pollMs: 50,
  oddsPollMs: 100,
  firstAttemptMs: 50,
  attemptsSpreadMs: 100,
  nextAttemptMs: 200,
};

it("a few clients get each record once and in order, before and after a restart", async () => {
  const result = await playCrowd({
    clients: 5,
    seed: 1,
    rhythm: RHYTHM,
    everyMs: 100,
    steadyMs: 1_000,
    openWithinMs: STARTS_MS,
    backWithinMs: STARTS_MS,
    files: 3,
    report: () => {},
  });
  expect(result.failures).toEqual([]);
  expect(result.lists.asked).toBe(5);
  expect(result.delays.half).toBeGreaterThan(0);
  expect(result.opening.bytes).toBeGreaterThan(1_000);
  expect(result.comingBack.polls + result.comingBack.unanswered).toBeGreaterThan(0);
});

it("the server's football follows the script: none is left out in any window", () => {
  const startedAt = Date.parse("2026-11-28T15:00:00Z");
  const { world, script } = createCrowdWorld(startedAt, 200);
  const reader = createWireReader(script);
  let last = 0;
  for (let at = startedAt; at < startedAt + 120_000; at += 730) {
    const records = world.changedBetween(at - 730, at).map((id) => writeLiveLine(world.matchAt(id, at)!));
    const json = JSON.stringify({ channel: "football_live_change", data: records.join("!") });
    const changes = records.length === 0 ? [] : reader.frame(deflateSync(json));
    for (const { index, change } of changes) {
      expect([change, index]).toEqual([last + 1, indexOf(script, change)]);
      expect(lastChangeOf(script, index, changeAt(script, at))).toBe(change);
      last = change;
    }
  }
  expect(last).toBeGreaterThan(590);
});

const change = (number: number) => ({ index: number % 3, change: number });

it("detects a record that is lost, repeated or out of order, and forgets the place with a new socket", () => {
  const lost = createKnownChanges(3);
  expect(lost.told([change(1), change(2)])).toBeUndefined();
  expect(lost.told([change(4)])).toBe("record 4 came after record 2 on one socket");
  expect(lost.told([change(4)])).toBe("record 4 came after record 4 on one socket");
  expect(lost.told([change(6), change(5)])).toBe("record 6 came after record 4 on one socket");
  lost.opened();
  expect(lost.told([change(9)])).toBeUndefined();
});

it("detects an answer that is older than what was known when it was asked for, and what is missing at the end", () => {
  const client = createKnownChanges(3);
  client.told([change(1), change(2)]);
  const then = client.now();
  client.told([change(3), change(4)]);
  expect(client.answered([change(1), change(2)], then)).toBeUndefined();
  expect(client.answered([{ index: 2, change: 0 }], then)).toBe(
    "an answer has change 0 where 2 was known before",
  );
  expect(client.missing((index) => [3, 4, 2][index]!)).toEqual([]);
  expect(client.missing((index) => [3, 4, 5][index]!)).toEqual([5]);
});

it("refuses more clients than one process can play, before it starts a server", async () => {
  const { failures } = await crowdProof.run({ cases: 20_001 });
  expect(failures).toEqual(["20001 clients are more than 20000: name fewer with --cases"]);
});

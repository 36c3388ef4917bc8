// The oracle of the proof "edges" notices what is wrong; where nats-server is installed, servers wait for it. The proof itself is
// `npm run prove -- edges`.
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import type { BusEntry } from "../backend/bus/bus.ts";
import { connectBus } from "../backend/bus/natsBus.ts";
import { createBusServer } from "./lib/edges/busServer.ts";
import { readRows } from "./lib/edges/edgeClient.ts";
import { createEdgeMachine, createSourceMachine, type Machine } from "./lib/edges/machines.ts";
import { notWaiting } from "./lib/edges/notWaiting.ts";
import { findProgram } from "./lib/hosting/installed.ts";
import { differences, feedInstant, judgeClient, type Received } from "./lib/edges/edgesOracle.ts";

const opened: Received = { kind: "opened" };
const list = (version: number): Received => ({ kind: "list", rows: new Map([[1, version]]) });
const record = (version: number): Received => ({ kind: "record", id: 1, version });
const written = new Map([[1, new Set([1, 2, 3, 4, 5])]]);
const failuresOf = (...received: readonly Received[]): readonly string[] =>
  judgeClient("client", received, written).failures;

it("accepts each record once and in order, a gap between sockets, and versions that nobody wrote", () => {
  expect(failuresOf(opened, list(1), record(2), record(3))).toEqual([]);
  expect(failuresOf(opened, record(2), list(2), record(3))).toEqual([]);
  expect(failuresOf(opened, record(3), list(2), record(4))).toEqual([]);
  expect(failuresOf(opened, list(1), record(2), opened, list(4), record(5))).toEqual([]);
  expect(failuresOf(opened, list(5), record(9))).toEqual([]);
});

it("notices a record that comes twice, backwards, or never", () => {
  expect(failuresOf(opened, list(1), record(2), record(2))[0]).toContain("twice at 2");
  expect(failuresOf(opened, list(1), record(3), record(2)).join()).toContain("backwards at 2");
  expect(failuresOf(opened, record(2), list(1), record(4))[0]).toContain("from 2 to 4, and 3 never came");
  expect(failuresOf(opened, list(1), record(3))[0]).toContain("from 1 to 3, and 2 never came");
});

it("behind a proxy counts no gap from a list, which another edge may have answered, and takes what a poll brings", () => {
  const fronted = (...received: readonly Received[]) => judgeClient("client", received, written, true);
  expect(fronted(opened, list(1), record(3)).failures).toEqual([]);
  expect(fronted(opened, record(3), record(5)).failures[0]).toContain("from 3 to 5, and 4 never came");
  const polled = fronted(opened, list(2), { kind: "changes", rows: new Map([[1, 4]]) });
  expect([polled.failures.length, polled.rows.get(1)]).toEqual([0, 4]);
});

it("counts a list that is older than what another edge has told", () => {
  const verdict = judgeClient("client", [opened, list(3), opened, list(2), record(3)], written);
  expect([verdict.olderLists, verdict.failures.length, verdict.rows.get(1)]).toEqual([1, 0, 3]);
});

it("names rows that differ, and reads the age of data", () => {
  expect(differences("edge", new Map([[1, 2]]), new Map([[1, 3]]))).toHaveLength(1);
  expect(differences("edge", new Map(), new Map([[1, 3]]))).toHaveLength(1);
  expect(differences("edge", new Map([[1, 3]]), new Map([[1, 3]]))).toEqual([]);
  expect(feedInstant("20261130080000")).toBe(Date.UTC(2026, 10, 30));
});

describe.each(["nats-server"].filter((name) => findProgram(name) !== undefined))("over %s", () => {
  it("a source and an edge that are started before the bus wait for it, and serve when it is there", async () => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-late-bus-"));
    const bus = await createBusServer(folder);
    const options = { busPort: bus.port, folder, beganAt: Date.now(), onWrote: () => {} };
    const machines: readonly Machine[] = [
      await createSourceMachine("source", options),
      await createEdgeMachine("edge", bus.port),
    ];
    try {
      for (const machine of machines) {
        await machine.start();
        expect(await notWaiting(machine)).toEqual([]);
      }
      await bus.start();
      for (const machine of machines) {
        const statusOf = async (): Promise<number> => (await fetch(`${machine.origin()}/readyz`)).status;
        await expect.poll(statusOf, { timeout: 60_000 }).toBe(200);
      }
      expect((await readRows(machines[1]?.origin() ?? "")).size).toBeGreaterThan(0);
    } finally {
      for (const machine of machines) {
        await machine.kill();
        machine.relay.close();
      }
      await bus.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 120_000);

  it("forgets removed keys that are old enough, and none that was written again", async () => {
    const folder = mkdtempSync(join(tmpdir(), "touchline-removed-"));
    const server = await createBusServer(folder);
    await server.start();
    const bus = connectBus({ urls: `nats://127.0.0.1:${server.port}`, name: "test", log: () => {} });
    try {
      await expect.poll(() => bus.wasReached(), { timeout: 10_000 }).toBe(true);
      await bus.state();
      const keys = ["m.1", "m.2", "m.3"];
      const removed = ["m.1", "m.3"].map((key) => ({ key, value: undefined }));
      const before = await bus.write([...keys.map((key) => ({ key, value: "before" })), ...removed], 0);
      const last = await bus.write([{ key: "m.3", value: "again" }], before);
      const kept = async (): Promise<readonly string[]> => {
        const entries: BusEntry[] = [];
        const watch = await bus.watch("kept", (entry) => void entries.push(entry));
        await expect.poll(() => entries.at(-1)?.revision).toBe(last);
        watch.close();
        return entries.map(({ key, value }) => `${key} ${value ?? "removed"}`);
      };
      await bus.forgetRemoved(60_000);
      expect(await kept()).toContain("m.1 removed");
      await bus.forgetRemoved(0);
      expect(await kept()).toEqual(["m.2 before", "m.3 before", "m.3 removed", "m.3 again"]);
      expect((await bus.state()).revision).toBe(last);
    } finally {
      await bus.close();
      await server.kill();
      rmSync(folder, { recursive: true, force: true });
    }
  }, 60_000);
});

// The lease of the leading source, with clocks of machines that differ and a bus that fails.
import { beforeEach, expect, it } from "vitest";
import { createFakeBus, type FakeBus, type FakeConnection } from "./fakeBus.ts";
import { createLease, LEADS_MS, SILENT_MS, type Lease } from "./lead.ts";

/** Ms on the machines' monotonic clocks, which begin anywhere. */
let time = 0;
let bus: FakeBus;
beforeEach(() => {
  time = 0;
  bus = createFakeBus(() => time);
});

interface Machine {
  readonly lease: Lease;
  readonly connection: FakeConnection;
}

/** `clockMs`: what its wall clock is ahead of others. */
function aMachine(source: string, clockMs: number, connection = bus.connect()): Machine {
  const lease = createLease({
    bus: connection,
    source,
    now: () => time + clockMs,
    monotonic: () => time + clockMs / 7,
  });
  return { connection, lease };
}

it("gives the lead to one of two that ask at once", async () => {
  const [first, second] = [aMachine("a", 0), aMachine("b", 86_400_000)];
  const taken = await Promise.all([first.lease.tryToLead(), second.lease.tryToLead()]);
  expect(taken.filter((revision) => revision !== undefined)).toHaveLength(1);
  expect([first.lease.leads(), second.lease.leads()].filter(Boolean)).toHaveLength(1);
});

it("keeps the lead with the one that renews, however the clocks differ", async () => {
  const [first, second] = [aMachine("a", -86_400_000), aMachine("b", 86_400_000)];
  await first.lease.tryToLead();
  for (let step = 0; step < 60; step++) {
    time += 500;
    expect(await first.lease.write([])).toBe(true);
    expect(await second.lease.tryToLead()).toBeUndefined();
  }
});

it("passes to another within 10 s of the leader's death, and never before the leader has stopped", async () => {
  const [first, second] = [aMachine("a", 0), aMachine("b", 5_000)];
  await first.lease.tryToLead();
  await second.lease.tryToLead();
  const diedAt = time;
  while (!second.lease.leads()) {
    time += 500;
    await second.lease.tryToLead();
    expect(first.lease.leads() && second.lease.leads()).toBe(false);
  }
  expect(time - diedAt).toBeLessThan(10_000);
  expect(time - diedAt).toBeGreaterThan(LEADS_MS);
});

it("stops a leader that cannot renew, before another one may begin", async () => {
  const { lease, connection } = aMachine("a", 0);
  await lease.tryToLead();
  connection.cut();
  time += LEADS_MS - 1;
  expect(await lease.write([{ key: "m.1", value: "late" }])).toBe(false);
  expect(lease.leads()).toBe(true);
  time += 1;
  expect(lease.leads()).toBe(false);
  expect(LEADS_MS).toBeLessThan(SILENT_MS);
});

it("refuses a write that was under way while the lead passed", async () => {
  const second = aMachine("b", 0);
  const connection = bus.connect();
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  const slow: FakeConnection = {
    ...connection,
    async write(values, after) {
      await held;
      return connection.write(values, after);
    },
  };
  const first = aMachine("a", 0, slow);
  await first.lease.tryToLead();
  await second.lease.tryToLead();
  const late = first.lease.write([{ key: "m.1", value: "of the old leader" }]);
  time += SILENT_MS;
  await second.lease.tryToLead();
  release();
  expect(await late).toBe(false);
  expect(first.lease.leads()).toBe(false);
  expect(second.lease.leads()).toBe(true);
  expect(bus.entries().some(({ key }) => key === "m.1")).toBe(false);
});

it("goes on after a failure that has cost no lead", async () => {
  const { lease, connection } = aMachine("a", 0);
  await lease.tryToLead();
  connection.cut();
  expect(await lease.write([])).toBe(false);
  connection.join();
  time += 1_000;
  expect(await lease.write([{ key: "m.1", value: "x" }])).toBe(true);
});

it("passes at once where the leader stops of its own accord", async () => {
  const [first, second] = [aMachine("a", 0), aMachine("b", 0)];
  await first.lease.tryToLead();
  await first.lease.release();
  expect(first.lease.leads()).toBe(false);
  expect(await second.lease.tryToLead()).toBeDefined();
});

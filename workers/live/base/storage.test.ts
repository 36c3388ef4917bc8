// The store's deadline: what has not answered within a second has refused, and writes nothing afterwards.
import { describe, expect, it } from "vitest";
import { aStorage, brokenStorage } from "../testing/aStorage.ts";
import { createFakeClock } from "../testing/fakeClock.ts";
import { type KeeperStorage, withDeadline } from "./storage.ts";

const CALLS: readonly (readonly [string, (storage: KeeperStorage) => Promise<unknown>])[] = [
  ["load", (storage) => storage.load("a")],
  ["update", (storage) => storage.update("a", () => 1)],
  ["remove", (storage) => storage.remove("a")],
  ["removeRange", (storage) => storage.removeRange("a", () => true)],
];

describe("a store that never answers", () => {
  it.each(CALLS)("has refused `%s` after a second, and the next calls at once", async (_name, call) => {
    const clock = createFakeClock();
    let reopened = 0;
    const hanging = brokenStorage(() => new Promise(() => undefined));
    const storage = withDeadline({ ...hanging, reopen: () => (reopened += 1) }, clock);
    const ends: string[] = [];
    const ask = (): void => void call(storage).catch(() => ends.push("refused"));
    ask();
    await clock.advance(990);
    expect(ends).toEqual([]);
    await clock.advance(10);
    ask();
    await clock.advance(0);
    expect(ends).toEqual(["refused", "refused"]);
    expect(clock.pending()).toBe(0);
    expect(reopened).toBe(0);
    await clock.advance(2_000);
    ask();
    expect(reopened).toBe(1);
  });

  it("is asked again two seconds later", async () => {
    const clock = createFakeClock();
    let isHanging = true;
    const memory = aStorage(new Map<string, unknown>([["a", 1]]));
    const storage = withDeadline(
      { ...memory, load: (key) => (isHanging ? new Promise(() => undefined) : memory.load(key)) },
      clock,
    );
    void storage.load("a").catch(() => undefined);
    await clock.advance(1_000);
    isHanging = false;
    await clock.advance(2_000);
    expect(await storage.load("a")).toBe(1);
  });
});

it("a connection that is slow to open is kept, so that the next call has it", async () => {
  const clock = createFakeClock();
  const memory = aStorage(new Map<string, unknown>([["a", 1]]));
  const OPENS_IN_MS = 1_500;
  const open = () => new Promise<void>((resolve) => clock.setTimeout(resolve, OPENS_IN_MS));
  let opened: Promise<void> | undefined;
  const slow = {
    ...memory,
    load: (key: string) => (opened ??= open()).then(() => memory.load(key)),
    reopen: () => void (opened = undefined),
  };
  const storage = withDeadline(slow, clock);
  const first = storage.load("a").catch(() => "refused");
  await clock.advance(3_000);
  expect(await first).toBe("refused");
  const second = storage.load("a").catch(() => "refused");
  await clock.advance(0);
  expect(await second).toBe(1);
});

it.each([
  [4_000_000, 1_000],
  [50_000_000, 10_000],
])("a write of %d bytes has %d ms", async (bytes, ms) => {
  const clock = createFakeClock();
  const storage = withDeadline(
    brokenStorage(() => new Promise(() => undefined)),
    clock,
  );
  const ends: string[] = [];
  storage.update("a", () => 1, bytes).catch(() => ends.push("refused"));
  await clock.advance(ms - 10);
  expect(ends).toEqual([]);
  await clock.advance(10);
  expect(ends).toEqual(["refused"]);
});

it("a change that comes to its turn after its deadline writes nothing", async () => {
  const clock = createFakeClock();
  const stored = new Map<string, unknown>([["a", "before"]]);
  const memory = aStorage(stored);
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  const late = withDeadline(
    { ...memory, update: (key, change) => opened.then(() => memory.update(key, change)) },
    clock,
  );
  const refused = late.update("a", () => "after").catch(() => "refused");
  await clock.advance(1_000);
  open();
  await clock.advance(0);
  expect(await refused).toBe("refused");
  expect(stored.get("a")).toBe("before");
});

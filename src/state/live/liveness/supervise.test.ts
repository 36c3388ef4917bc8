// A visible tab finds out that its core died, hangs or was replaced; a hidden one leaves it in peace.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CoreLine } from "../link/coreLine.ts";
import { rememberAnswer } from "./coreMemory.ts";
import { LOBBY, coreName } from "../link/coreName.ts";
import { withDeadline } from "./deadline.ts";
import { supervise } from "./supervise.ts";

const GENERATION = 4;
const LOCK = "the-core";

/** Whether the core answers pings, whether its lock is held, and what the tab left; one of its own for each test. */
interface World {
  answers: boolean;
  held: boolean;
  /** performance.now() of the last update. */
  heardAt: number;
  readonly left: number[];
}

let world: World;

const line = {
  generation: GENERATION,
  answered: () => true,
  heardAt: () => world.heardAt,
  coreLock: () => LOCK,
  ask: (_run: unknown, deadlineMs: number) =>
    withDeadline(world.answers ? Promise.resolve() : new Promise(() => undefined), deadlineMs),
} as unknown as CoreLine;

let visibility: DocumentVisibilityState = "visible";

function show(state: DocumentVisibilityState): void {
  visibility = state;
  document.dispatchEvent(new Event("visibilitychange"));
}

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers();
  const mine: World = { answers: true, held: true, heardAt: -1_000, left: [] };
  world = mine;
  vi.spyOn(document, "visibilityState", "get").mockImplementation(() => visibility);
  vi.stubGlobal("navigator", {
    locks: { query: () => Promise.resolve({ held: world.held ? [{ name: LOCK }] : [] }) },
  });
  show("visible");
  supervise({
    // What a test before this one set up watches on: a page is supervised until it goes.
    line: () => (mine === world && mine.left.length === 0 ? line : undefined),
    leave: (generation) => mine.left.push(generation),
  });
});

afterEach(() => {
  show("hidden");
  globalThis.dispatchEvent(new Event("pagehide"));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe("a tab that is seen", () => {
  it("stays with a core that answers", async () => {
    await vi.advanceTimersByTimeAsync(10_000);
    expect(world.left).toEqual([]);
  });

  it("leaves a core whose lock has fallen free within a second", async () => {
    await vi.advanceTimersByTimeAsync(400);
    Object.assign(world, { answers: false, held: false });
    await vi.advanceTimersByTimeAsync(900);
    expect(world.left).toEqual([GENERATION]);
  });

  it("gives one that hangs two seconds", async () => {
    world.answers = false;
    await vi.advanceTimersByTimeAsync(2_100);
    expect(world.left).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(world.left).toEqual([GENERATION]);
  });

  it("stays with one that sends news while a ping waits", async () => {
    world.answers = false;
    await vi.advanceTimersByTimeAsync(2_100);
    world.heardAt = performance.now();
    await vi.advanceTimersByTimeAsync(2_100);
    expect(world.left).toEqual([]);
    // Then it hangs.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.left).toEqual([GENERATION]);
  });

  it("stays with one that answers another tab while a ping waits", async () => {
    world.answers = false;
    await vi.advanceTimersByTimeAsync(2_100);
    rememberAnswer(GENERATION, 900);
    await vi.advanceTimersByTimeAsync(2_100);
    expect(world.left).toEqual([]);
    // Then it hangs.
    await vi.advanceTimersByTimeAsync(1_000);
    expect(world.left).toEqual([GENERATION]);
  });

  it("does not take a missing lock for death while the core answers", async () => {
    world.held = false;
    await vi.advanceTimersByTimeAsync(5_000);
    expect(world.left).toEqual([]);
  });
});

it("a hidden tab asks nothing, and finds out when it is shown", async () => {
  show("hidden");
  Object.assign(world, { answers: false, held: false });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(world.left).toEqual([]);
  show("visible");
  await vi.advanceTimersByTimeAsync(900);
  expect(world.left).toEqual([GENERATION]);
});

it("a tab that is hidden when its watch begins asks once: its core may have been replaced before", async () => {
  show("hidden");
  Object.assign(world, { answers: false, held: false });
  const left: number[] = [];
  const mine = {
    line: () => (left.length === 0 ? line : undefined),
    leave: (generation: number) => left.push(generation),
  };
  supervise(mine);
  await vi.advanceTimersByTimeAsync(400);
  expect(left).toEqual([GENERATION]);
});

it("a hidden tab follows the core that another tab has found", async () => {
  show("hidden");
  vi.useRealTimers();
  const lobby = new BroadcastChannel(LOBBY);
  lobby.postMessage({ core: coreName(GENERATION + 1) });
  await vi.waitFor(() => expect(world.left).toEqual([GENERATION]));
  lobby.close();
});

it("a hidden tab leaves a dead core when another with its number stands, and no living one", async () => {
  show("hidden");
  vi.useRealTimers();
  const lobby = new BroadcastChannel(LOBBY);
  const heard = vi.fn<() => void>();
  const other = new BroadcastChannel(LOBBY);
  other.addEventListener("message", heard);
  lobby.postMessage({ core: coreName(GENERATION) });
  await vi.waitFor(() => expect(heard).toHaveBeenCalledTimes(1));
  expect(world.left).toEqual([]);
  world.held = false;
  lobby.postMessage({ core: coreName(GENERATION) });
  await vi.waitFor(() => expect(world.left).toEqual([GENERATION]));
  lobby.close();
  other.close();
});

// The first words between a tab and its core: what silence means, and what a tab that is going must not leave behind.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { openCoreLine, type CoreLineOptions, type WorkerPort } from "./coreLine.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

type LockRequest = (name: string, run: () => unknown) => Promise<unknown>;

const granted: LockRequest = async (_, run) => run();

/** A line to a core that answers nothing; `heard` is what was posted to it. */
function aLine(options: Partial<CoreLineOptions> & { request?: LockRequest } = {}) {
  const heard: unknown[] = [];
  const silences: boolean[] = [];
  const worker = {
    port: {
      postMessage: (message: unknown) => void heard.push(message),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    },
    stream: { addEventListener: () => undefined, close: () => undefined },
    handOver: undefined,
    onError: () => undefined,
    close: () => undefined,
  } as WorkerPort;
  openCoreLine({
    generation: 0,
    worker,
    locks: { request: options.request ?? granted } as unknown as LockManager,
    openDeadlineMs: 2_000,
    slownessMs: 0,
    stands: () => Promise.resolve(false),
    hello: (lockName) => ({ lockName }) as never,
    onUpdate: () => undefined,
    onOpen: () => undefined,
    onAnswer: () => undefined,
    onSilent: (stood) => void silences.push(stood),
    ...options,
  });
  return { heard, silences };
}

describe("a core that answers nothing", () => {
  it("has the whole deadline while it is not known to stand", async () => {
    const { silences } = aLine();
    await vi.advanceTimersByTimeAsync(1_900);
    expect(silences).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(silences).toEqual([false]);
  });

  it("hangs after a second and a half when it stands", async () => {
    const { silences } = aLine({ stands: () => Promise.resolve(true) });
    await vi.advanceTimersByTimeAsync(1_400);
    expect(silences).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(silences).toEqual([true]);
  });

  it("is given longer where page or core were slow of late", async () => {
    const { silences } = aLine({ stands: () => Promise.resolve(true), slownessMs: 750 });
    await vi.advanceTimersByTimeAsync(2_900);
    expect(silences).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(silences).toEqual([true]);
  });
});

describe("a lock that is refused", () => {
  const refusing = (name: string) => async () => {
    throw new DOMException("refused", name);
  };

  it("opens the session all the same where locks are forbidden", async () => {
    const { heard } = aLine({ request: refusing("SecurityError") });
    await vi.advanceTimersByTimeAsync(0);
    expect(heard).toHaveLength(1);
  });

  it.each(["AbortError", "InvalidStateError"])(
    "opens none in a page that is being closed, for nothing would end it (%s)",
    async (name) => {
      const { heard, silences } = aLine({ request: refusing(name) });
      await vi.advanceTimersByTimeAsync(0);
      expect(heard).toEqual([]);
      expect(silences).toEqual([false]);
    },
  );
});

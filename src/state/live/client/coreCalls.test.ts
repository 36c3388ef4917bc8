// Calls to a core that may die under them: nothing hangs, nothing is lost, and what must not happen twice does not.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PageResult } from "#workers/live/contract.ts";
import { createCoreCalls } from "./coreCalls.ts";
import type { CoreLine, Endpoint } from "../link/coreLine.ts";
import { withDeadline } from "../liveness/deadline.ts";
import { createSignal } from "./signal.ts";

const NEVER = new Promise<never>(() => undefined);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line to a core that answers as `answer` says. */
function aLine(answer: () => Promise<unknown>, name = "core") {
  const opened = createSignal();
  const lost = createSignal();
  const asked: string[] = [];
  /** performance.now() of the last update. */
  const heard = { at: -Infinity };
  const endpoint = new Proxy({} as Endpoint, {
    get: (_, method: string) => (what: unknown) => {
      asked.push(`${method} ${String(what)}`);
      return answer();
    },
  });
  const line: CoreLine = {
    generation: 0,
    endpoint,
    opened: opened.promise,
    lost: lost.promise,
    answered: () => true,
    heardAt: () => heard.at,
    coreLock: () => name,
    ask: (run, deadlineMs) => withDeadline(run(endpoint), deadlineMs),
    close: () => lost.resolve(),
  };
  return { line, opened, lost, asked, heard };
}

function setUp() {
  const silent: CoreLine[] = [];
  const calls = createCoreCalls((line) => silent.push(line));
  /** The session is asked for, as the client does it. */
  const open = ({ line, opened }: ReturnType<typeof aLine>): void => {
    calls.use(line);
    calls.opened();
    opened.resolve();
  };
  return { calls, silent, open };
}

const star = (id: number) => (endpoint: Endpoint) => endpoint.toggleFavorite("match", id, true);
const page = (endpoint: Endpoint) => endpoint.ping();

describe("a call that is delivered", () => {
  it("waits for the session, and is told to the next core until one has taken it", async () => {
    const { calls, open } = setUp();
    const deaf = aLine(() => NEVER);
    calls.use(deaf.line);
    calls.deliver("match:1", star(1));
    expect(deaf.asked).toEqual([]);
    open(deaf);
    calls.deliver("match:2", star(2));
    expect(deaf.asked).toHaveLength(2);
    calls.use(undefined);
    const next = aLine(async () => undefined);
    open(next);
    expect(next.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0);
    const third = aLine(async () => undefined);
    open(third);
    expect(third.asked).toEqual([]);
  });

  it("gives way to a later one of the same key", async () => {
    const { calls, open } = setUp();
    const off = vi.fn(async () => undefined);
    const on = vi.fn(async () => undefined);
    calls.deliver("match:1", on);
    calls.deliver("match:1", off);
    open(aLine(async () => undefined));
    await vi.advanceTimersByTimeAsync(0);
    expect([on.mock.calls.length, off.mock.calls.length]).toEqual([0, 1]);
  });
});

describe("a question", () => {
  it("asked between two cores is asked of the next", async () => {
    const { calls, open } = setUp();
    const answer = calls.askThrough(page);
    await vi.advanceTimersByTimeAsync(1_000);
    open(aLine(async () => "here"));
    await expect(answer).resolves.toBe("here");
  });

  it("that a lost core swallowed is asked again", async () => {
    const { calls, open } = setUp();
    const dead = aLine(() => NEVER);
    open(dead);
    const answer = calls.askThrough(page);
    await vi.advanceTimersByTimeAsync(100);
    calls.use(undefined);
    dead.lost.resolve();
    open(aLine(async () => "here"));
    await expect(answer).resolves.toBe("here");
  });

  it("ends without an answer rather than hang, with a deaf core and with none", async () => {
    const { calls, open } = setUp();
    const withNone = calls.askThrough(page);
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(withNone).resolves.toBeUndefined();
    open(aLine(() => NEVER));
    const withDeaf = Promise.all([calls.askThrough(page), calls.ask(page), calls.askOnce(page)]);
    await vi.advanceTimersByTimeAsync(70_000);
    await expect(withDeaf).resolves.toEqual([undefined, undefined, undefined]);
  });
});

describe("an act", () => {
  it("waits for the session, through lost cores, and is sent once", async () => {
    const { calls, open } = setUp();
    const unopened = aLine(async () => "never");
    calls.use(unopened.line);
    const answer = calls.askOnce(page);
    await vi.advanceTimersByTimeAsync(100);
    calls.use(undefined);
    unopened.lost.resolve();
    const next = aLine(async () => "done");
    open(next);
    await expect(answer).resolves.toBe("done");
    expect([unopened.asked.length, next.asked.length]).toEqual([0, 1]);
  });

  it("goes out before what is told after it", () => {
    const { calls, open } = setUp();
    const core = aLine(async () => undefined);
    open(core);
    void calls.askOnce<PageResult>((endpoint) => endpoint.act({ act: "signOut", params: {} }, "en_GB"));
    calls.tell((endpoint) => endpoint.setMember(undefined, "session-1"));
    expect(core.asked.map((asked) => asked.split(" ")[0])).toEqual(["act", "setMember"]);
  });

  it("that was sent to a core which dies under it is told as failed, at once, and not sent again", async () => {
    const { calls, open } = setUp();
    const dying = aLine(() => NEVER);
    open(dying);
    const answer = calls.askOnce(page);
    await vi.advanceTimersByTimeAsync(100);
    calls.use(undefined);
    dying.lost.resolve();
    const next = aLine(async () => "twice");
    open(next);
    await expect(answer).resolves.toBeUndefined();
    expect(next.asked).toEqual([]);
  });
});

describe("a core that does not answer", () => {
  it("is told of after its deadline, not before", async () => {
    const { calls, silent, open } = setUp();
    const deaf = aLine(() => NEVER);
    open(deaf);
    calls.tell(page);
    await vi.advanceTimersByTimeAsync(5_900);
    expect(silent).toEqual([]);
    await vi.advanceTimersByTimeAsync(200);
    expect(silent).toEqual([deaf.line]);
  });

  it("is not told of while news comes: it is busy, or the page was", async () => {
    const { calls, silent, open } = setUp();
    const busy = aLine(() => NEVER);
    open(busy);
    calls.tell(page);
    await vi.advanceTimersByTimeAsync(3_000);
    busy.heard.at = performance.now();
    await vi.advanceTimersByTimeAsync(10_000);
    expect(silent).toEqual([]);
  });
});

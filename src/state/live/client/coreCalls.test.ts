// Calls to a core that may be lost before it answers: each ends, none is lost, and an act is never sent twice.
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type CallLine, createCoreCalls } from "./coreCalls.ts";
import { createSignal } from "./signal.ts";

const NEVER = new Promise<never>(() => undefined);
const NEWS = { page: "news", params: {} } as never;
const CONTEXT = { language: "en_GB", offsetMinutes: 0 };

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A line to a core that answers each command as `answer` says. */
function aLine(answer: () => Promise<unknown>) {
  const opened = createSignal();
  const lost = createSignal();
  const asked: string[] = [];
  const core = new Proxy({} as CallLine["core"], {
    get:
      (_, name: string) =>
      (...args: unknown[]) => {
        asked.push([name, ...args].join(" "));
        return answer();
      },
  });
  const line: CallLine = { core, opened: opened.promise, lost: lost.promise };
  return { line, opened, lost, asked };
}

function setUp() {
  const calls = createCoreCalls();
  /** The session is asked for, as the line does it. */
  const open = ({ line, opened }: ReturnType<typeof aLine>): void => {
    calls.use(line);
    calls.opened();
    opened.resolve();
  };
  /** The line is closed, and no other is there yet. */
  const lose = ({ lost }: ReturnType<typeof aLine>): void => {
    calls.use(undefined);
    lost.resolve();
  };
  const star = (id: number, on = true): void =>
    calls.deliver(`match:${id}`, "toggleFavorite", "match", id, on);
  const page = () => calls.askThrough("getPage", NEWS, CONTEXT);
  const act = () => calls.askOnce("act", { act: "signOut", params: {} }, "en_GB", "session");
  return { calls, open, lose, star, page, act };
}

describe("a command that is delivered", () => {
  it("waits for the session, and goes to each next core until one has answered", async () => {
    const { calls, open, lose, star } = setUp();
    const deaf = aLine(() => NEVER);
    calls.use(deaf.line);
    star(1);
    expect(deaf.asked).toEqual([]);
    open(deaf);
    star(2);
    expect(deaf.asked).toEqual(["toggleFavorite match 1 true", "toggleFavorite match 2 true"]);
    lose(deaf);
    const refusing = aLine(() => Promise.reject(new Error("no session")));
    open(refusing);
    await vi.advanceTimersByTimeAsync(0);
    lose(refusing);
    const next = aLine(async () => undefined);
    open(next);
    expect(next.asked).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(0);
    const third = aLine(async () => undefined);
    open(third);
    expect(third.asked).toEqual([]);
  });

  it("is replaced by a later one of the same key", async () => {
    const { open, star } = setUp();
    star(1, true);
    star(1, false);
    const core = aLine(async () => undefined);
    open(core);
    await vi.advanceTimersByTimeAsync(0);
    expect(core.asked).toEqual(["toggleFavorite match 1 false"]);
  });
});

describe("a command without an answer", () => {
  it("goes to the line in use once, and is not repeated", () => {
    const { calls, open, lose } = setUp();
    calls.tell("retry");
    const first = aLine(() => NEVER);
    open(first);
    calls.tell("setVisible", true);
    expect(first.asked).toEqual(["setVisible true"]);
    lose(first);
    const next = aLine(() => NEVER);
    open(next);
    expect(next.asked).toEqual([]);
  });

  it("may be refused without a failure in the page", async () => {
    const { calls, open } = setUp();
    open(aLine(() => Promise.reject(new Error("no session"))));
    calls.tell("retry");
    await vi.advanceTimersByTimeAsync(0);
  });
});

describe("a question", () => {
  it("asked between two cores goes to the next", async () => {
    const { open, page } = setUp();
    const answer = page();
    await vi.advanceTimersByTimeAsync(1_000);
    open(aLine(async () => "here"));
    await expect(answer).resolves.toBe("here");
  });

  it("that a lost core did not answer goes to the next", async () => {
    const { open, lose, page } = setUp();
    const dead = aLine(() => NEVER);
    open(dead);
    const answer = page();
    await vi.advanceTimersByTimeAsync(100);
    lose(dead);
    open(aLine(async () => "here"));
    await expect(answer).resolves.toBe("here");
  });

  it("about the present moment goes to one core only", async () => {
    const { calls, open, lose } = setUp();
    await expect(calls.ask("getStatus")).resolves.toBeUndefined();
    const dying = aLine(() => NEVER);
    open(dying);
    const answer = calls.ask("getStatus");
    await vi.advanceTimersByTimeAsync(100);
    lose(dying);
    open(aLine(async () => "late"));
    await expect(answer).resolves.toBeUndefined();
  });

  it("is given up after five lost cores", async () => {
    const { open, lose, page } = setUp();
    const answer = page();
    for (let core = 0; core < 5; core += 1) {
      const dying = aLine(() => NEVER);
      open(dying);
      await vi.advanceTimersByTimeAsync(10);
      lose(dying);
      await vi.advanceTimersByTimeAsync(10);
    }
    await expect(answer).resolves.toBeUndefined();
  });

  it("ends without an answer where no core answers, and where there is none", async () => {
    const { calls, open, page, act } = setUp();
    const withNone = page();
    await vi.advanceTimersByTimeAsync(20_000);
    await expect(withNone).resolves.toBeUndefined();
    open(aLine(() => NEVER));
    const withDeaf = Promise.all([page(), calls.ask("getStatus"), act()]);
    await vi.advanceTimersByTimeAsync(70_000);
    await expect(withDeaf).resolves.toEqual([undefined, undefined, undefined]);
  });
});

describe("an act", () => {
  it("waits for the session, through lost cores, and is sent once", async () => {
    const { calls, open, lose, act } = setUp();
    const unopened = aLine(async () => "never");
    calls.use(unopened.line);
    const answer = act();
    await vi.advanceTimersByTimeAsync(100);
    lose(unopened);
    const next = aLine(async () => "done");
    open(next);
    await expect(answer).resolves.toBe("done");
    expect([unopened.asked.length, next.asked.length]).toEqual([0, 1]);
  });

  it("is sent before what the page tells after it", () => {
    const { calls, open, act } = setUp();
    const core = aLine(async () => undefined);
    open(core);
    void act();
    calls.tell("setMember", undefined, "session-1");
    expect(core.asked.map((asked) => asked.split(" ")[0])).toEqual(["act", "setMember"]);
  });

  it("that was sent to a core which is lost under it fails at once, and is not sent again", async () => {
    const { open, lose, act } = setUp();
    const dying = aLine(() => NEVER);
    open(dying);
    const answer = act();
    await vi.advanceTimersByTimeAsync(100);
    lose(dying);
    const next = aLine(async () => "twice");
    open(next);
    await expect(answer).resolves.toBeUndefined();
    expect(next.asked).toEqual([]);
  });
});

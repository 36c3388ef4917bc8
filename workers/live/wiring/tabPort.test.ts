// A tab's connection: opens one session, passes calls on, and ends it when the tab's lock falls free.
import { describe, expect, it } from "vitest";
import { DEFAULT_VIEW } from "#domain/board/view.ts";
import { DEFAULT_SETTINGS } from "#domain/settings.ts";
import type { TabHello, TabUpdate } from "../contract.ts";
import { createTabPort, type TabPortOptions, type TabLocks } from "./tabPort.ts";
import { createCoreUnderTest } from "../testing/aCore.ts";

const HELLO: TabHello = {
  lockName: "tab-1",
  context: { language: "en_GB", offsetMinutes: 0 },
  settings: DEFAULT_SETTINGS,
  view: DEFAULT_VIEW,
  visible: true,
  deviceInfo: "",
};

/** Locks that stand until the test lets one go. */
function createLocks() {
  const waiting = new Map<string, () => Promise<void>>();
  const locks: TabLocks = {
    request(name, run) {
      waiting.set(name, run);
      return new Promise(() => undefined);
    },
  };
  return { locks, release: (name: string) => waiting.get(name)?.() };
}

function createStream() {
  const updates: TabUpdate[] = [];
  const stream = { postMessage: (update: TabUpdate) => updates.push(update) } as unknown as MessagePort;
  return { updates, stream };
}

function setUp(locks?: TabLocks) {
  const under = createCoreUnderTest();
  const hellos: TabHello[] = [];
  const connect = (more: Partial<TabPortOptions> = {}) =>
    createTabPort({
      core: under.core,
      locks,
      coreLock: Promise.resolve("core-1"),
      onHello: (hello) => hellos.push(hello),
      ...more,
    });
  /** Sessions open now, as a tab of the test's own sees it, itself left out. */
  async function sessions(): Promise<number> {
    const observer = under.openTab({ visible: false });
    const { sessions: count } = await observer.session.getStatus();
    observer.session.goodbye();
    return count - 1;
  }
  return { ...under, hellos, connect, sessions };
}

describe("a port", () => {
  it("opens a session whose updates are sent through the stream", async () => {
    const { clock, connect, hellos } = setUp();
    const { updates, stream } = createStream();
    const port = connect();
    await expect(port.openSession(HELLO, stream)).resolves.toBe("core-1");
    port.watch([1001]);
    await clock.advance(500);
    expect(updates[0]).toMatchObject({ seq: 1, snapshot: true });
    expect(updates.some((update) => update.rows?.[0] === 1001)).toBe(true);
    expect(hellos).toEqual([HELLO]);
    await expect(port.getStatus()).resolves.toMatchObject({ sessions: 1, visibleSessions: 1 });
    expect((await port.getLeagueDirectory()).leagues.map(({ leagueId }) => leagueId)).toEqual([36]);
  });

  it("before a session answers only pings, and has no effect", async () => {
    const port = setUp().connect();
    port.setVisible(true);
    port.setLowPower(true);
    port.setView(DEFAULT_VIEW);
    port.setContext(HELLO.context);
    port.setSettings(DEFAULT_SETTINGS);
    port.watch([1]);
    port.requestSnapshot();
    port.retry();
    port.goodbye();
    expect(await port.toggleFavorite("match", 1, true)).toBeUndefined();
    expect(await port.getLeagueDirectory()).toBeUndefined();
    expect(await port.getStatus()).toBeUndefined();
    await expect(port.ping()).resolves.toBe(true);
  });

  it("that opens a second session ends the first", async () => {
    const { clock, connect, sessions } = setUp();
    const port = connect();
    const first = createStream();
    await port.openSession(HELLO, first.stream);
    await clock.advance(500);
    const sent = first.updates.length;
    await port.openSession({ ...HELLO, lockName: "tab-2" }, createStream().stream);
    await clock.advance(5_000);
    expect(first.updates).toHaveLength(sent);
    await expect(sessions()).resolves.toBe(1);
  });
});

describe("the tab's lock", () => {
  it("that is released ends the session, and the core rests with the last", async () => {
    const { locks, release } = createLocks();
    const { clock, connect, server } = setUp(locks);
    const { updates, stream } = createStream();
    const port = connect();
    await port.openSession(HELLO, stream);
    await clock.advance(1_000);
    const sent = updates.length;
    await release("tab-1");
    await clock.advance(60_000);
    expect(updates).toHaveLength(sent);
    expect(server.socket().closed).toBe(true);
    expect(clock.pending()).toBe(0);
  });

  it("ends its own session only", async () => {
    const { locks, release } = createLocks();
    const { connect, sessions } = setUp(locks);
    const port = connect();
    await port.openSession(HELLO, createStream().stream);
    await port.openSession({ ...HELLO, lockName: "tab-2" }, createStream().stream);
    await connect().openSession({ ...HELLO, lockName: "tab-3" }, createStream().stream);
    await release("tab-1");
    await expect(sessions()).resolves.toBe(2);
    await release("tab-2");
    await expect(sessions()).resolves.toBe(1);
  });

  it("reports the end of the tab to the owner of the line", async () => {
    const { locks, release } = createLocks();
    const { clock, connect } = setUp(locks);
    const { updates, stream } = createStream();
    let ended = 0;
    const port = connect({ stream, onEnd: () => (ended += 1) });
    await port.openSession(HELLO, undefined);
    await clock.advance(500);
    // Handed no port, it sends through the line's own.
    expect(updates[0]).toMatchObject({ seq: 1, snapshot: true });
    expect(ended).toBe(0);
    await release("tab-1");
    expect(ended).toBe(1);
  });

  it("is not requested where the tab holds none", async () => {
    const { locks, release } = createLocks();
    const { connect, sessions } = setUp(locks);
    await connect().openSession({ ...HELLO, lockName: undefined }, createStream().stream);
    expect(release("tab-1")).toBeUndefined();
    await expect(sessions()).resolves.toBe(1);
  });

  it("after a goodbye changes nothing more", async () => {
    const { locks, release } = createLocks();
    const { connect, sessions } = setUp(locks);
    const port = connect();
    await port.openSession(HELLO, createStream().stream);
    port.goodbye();
    await release("tab-1");
    await expect(sessions()).resolves.toBe(0);
  });
});

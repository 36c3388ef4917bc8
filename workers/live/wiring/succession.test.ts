// Cores of one build: each makes itself known, the newest stays, and tabs are let in by name.
import { describe, expect, it, vi } from "vitest";
import { announceCore, type SuccessionLocks, type LobbyChannel, type LobbyMessage } from "./succession.ts";

/** A channel that tells everybody but the one who speaks, at once. */
function createLobby() {
  const listeners: { readonly of: number; tell(data: LobbyMessage): void }[] = [];
  const said: LobbyMessage[] = [];
  let members = 0;
  return {
    said,
    enter(): LobbyChannel {
      members += 1;
      const mine = members;
      return {
        postMessage(message) {
          said.push(message);
          for (const { of, tell } of listeners) if (of !== mine) tell(message);
        },
        addEventListener: (_, listener) => listeners.push({ of: mine, tell: (data) => listener({ data }) }),
      };
    },
  };
}

/** Locks that nobody else wants. */
const freeLocks: SuccessionLocks = { request: async (_, run) => run() };

function aCore(
  lobby: LobbyChannel | undefined,
  generation: number,
  locks: SuccessionLocks | undefined = freeLocks,
) {
  const heard = { replaced: 0, joins: [] as string[] };
  const lock = announceCore({
    name: `build-7-${generation}`,
    instance: `i${generation}`,
    lobby,
    locks,
    onReplaced: () => (heard.replaced += 1),
    onJoin: (line) => heard.joins.push(line),
  });
  return { heard, lock };
}

describe("a core", () => {
  it("announces itself once it holds its lock", async () => {
    const lobby = createLobby();
    const core = aCore(lobby.enter(), 0);
    expect(lobby.said).toEqual([]);
    await expect(core.lock).resolves.toBe("build-7-0/i0");
    expect(lobby.said).toEqual([{ core: "build-7-0" }]);
  });

  it("ends when a newer core announces itself, and not for one of its own generation", async () => {
    const lobby = createLobby();
    const old = aCore(lobby.enter(), 9);
    await old.lock;
    await aCore(lobby.enter(), 9).lock;
    expect(old.heard.replaced).toBe(0);
    await aCore(lobby.enter(), 10).lock;
    expect(old.heard.replaced).toBe(1);
  });

  it("makes an older core that resumes end", async () => {
    const lobby = createLobby();
    const newest = aCore(lobby.enter(), 3);
    await newest.lock;
    const late = aCore(lobby.enter(), 2);
    await late.lock;
    expect(late.heard.replaced).toBe(1);
    expect(newest.heard.replaced).toBe(0);
  });

  it("answers the tabs that request it by name", async () => {
    const lobby = createLobby();
    const core = aCore(lobby.enter(), 1);
    const tab = lobby.enter();
    for (const join of ["build-7-1/tab-a", "build-7-11/tab-b", "build-7-0/tab-c"]) tab.postMessage({ join });
    expect(core.heard.joins).toEqual(["build-7-1/tab-a"]);
  });

  it("announces itself without a lock where the browser does not answer the request", async () => {
    vi.useFakeTimers();
    const lobby = createLobby();
    const silent: SuccessionLocks = { request: () => new Promise(() => undefined) };
    const { lock } = aCore(lobby.enter(), 0, silent);
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    await expect(lock).resolves.toBeUndefined();
    expect(lobby.said).toEqual([{ core: "build-7-0" }]);
  });

  it("announces itself without a lock where locks are missing or forbidden", async () => {
    const lobby = createLobby();
    const forbidden: SuccessionLocks = { request: () => Promise.reject(new Error("forbidden")) };
    await expect(aCore(lobby.enter(), 0, forbidden).lock).resolves.toBeUndefined();
    expect(lobby.said).toEqual([{ core: "build-7-0" }]);
    const alone = announceCore({
      name: "",
      instance: "i",
      lobby: undefined,
      locks: undefined,
      onReplaced: () => undefined,
      onJoin: () => undefined,
    });
    await expect(alone).resolves.toBeUndefined();
  });

  it("ignores what is no message of the lobby", async () => {
    const lobby = createLobby();
    const core = aCore(lobby.enter(), 0);
    const stranger = lobby.enter();
    stranger.postMessage(null as unknown as LobbyMessage);
    stranger.postMessage({});
    stranger.postMessage({ core: "nonsense" });
    expect(core.heard).toEqual({ replaced: 0, joins: [] });
  });
});

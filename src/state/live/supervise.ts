// Watches over the core from a tab: one that died, hangs, or has been replaced is left for its successor within 3 s.
import { generationOf, LOBBY } from "./coreName.ts";
import type { CoreLine } from "./coreLine.ts";
import type { CoreWatch } from "./liveClient.ts";

/** A core that was not heard for so long is asked whether it lives, ms. */
const PING_EVERY_MS = 500;
/** One that does not answer within this hangs: with the wait before and the start of the next, 3 s at most. */
const PING_DEADLINE_MS = 2_000;

/** Watches until the page goes. Only a tab that is seen asks: a hidden one costs nothing, and asks when it is shown. */
export function supervise(core: CoreWatch): void {
  let lobby: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** The lock falls free when the core dies; each tab gets it at once, and lets go. */
  function awaitDeath(line: CoreLine): void {
    const lock = line.coreLock();
    if (lock === undefined || !("locks" in navigator)) return;
    const waiting = new AbortController();
    // A page that waits for a lock could not rest in the back-forward cache.
    void line.lost.then(() => waiting.abort());
    navigator.locks
      .request(lock, { mode: "shared", signal: waiting.signal }, () => core.leave(line.generation))
      .catch(() => undefined);
  }

  async function ping(): Promise<void> {
    const line = core.line();
    if (line?.answered() === true && performance.now() - core.heardAt() >= PING_EVERY_MS) {
      const { ok } = await line.ask((endpoint) => endpoint.ping(), PING_DEADLINE_MS);
      if (!ok && document.visibilityState === "visible") core.leave(line.generation);
    }
    plan();
  }

  function plan(): void {
    clearTimeout(timer);
    if (document.visibilityState !== "visible") return;
    timer = setTimeout(() => void ping(), PING_EVERY_MS);
  }

  function listen(): void {
    if (lobby !== undefined || !("BroadcastChannel" in globalThis)) return;
    lobby = new BroadcastChannel(LOBBY);
    lobby.addEventListener("message", ({ data }: MessageEvent<{ readonly core?: string } | null>) => {
      const standing = generationOf(data?.core);
      const line = core.line();
      if (standing !== undefined && line && standing > line.generation) core.leave(line.generation);
    });
  }

  core.onJoined(awaitDeath);
  listen();
  plan();
  document.addEventListener("visibilitychange", plan);
  // A browser that freezes the tab which runs an elected core cuts its socket, too: it need not wait for its turn.
  document.addEventListener("resume", () => {
    void core.line()?.ask((endpoint) => endpoint.retry(), PING_DEADLINE_MS);
  });
  globalThis.addEventListener("pageshow", listen);
  globalThis.addEventListener("pagehide", () => {
    lobby?.close();
    lobby = undefined;
  });
}

// Watches over the core from a tab: one that died, hangs, or has been replaced is left for its successor within 3 s.
import { hasAnsweredSince } from "./coreMemory.ts";
import { generationOf, LOBBY } from "../link/coreName.ts";
import type { CoreLine } from "../link/coreLine.ts";
import type { CoreWatch } from "../client/liveClient.ts";

/** A core that was not heard for so long is asked whether it lives, ms. */
const PING_EVERY_MS = 400;
/** One that does not answer within this hangs: with the wait before and the start of the next, 3 s at most. */
const PING_DEADLINE_MS = 1_800;

/** After this a ping is late: a core that died holds its lock no longer, and need not be waited for. */
const LATE_MS = 300;

const isSeen = (): boolean => document.visibilityState === "visible";

function after(ms: number): Promise<true> {
  return new Promise((resolve) => {
    setTimeout(() => resolve(true), ms);
  });
}

/** Whether the core is known to be dead; false where the browser cannot tell. */
async function isDead(line: CoreLine): Promise<boolean> {
  const lock = line.coreLock();
  if (lock === undefined || !("locks" in navigator)) return false;
  try {
    const { held = [] } = await navigator.locks.query();
    return held.every(({ name }) => name !== lock);
  } catch {
    return false;
  }
}

/**
 * Watches until the page goes. Only a tab that is seen goes on asking: a hidden one asks once, when the watch begins, then
 * costs nothing, hears of the next core, and asks when it is shown. The core's lock is looked for, not waited for: a wait
 * would throw pages that the core has served out of the back-forward cache.
 */
export function supervise(core: CoreWatch): void {
  let lobby: BroadcastChannel | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** `anyway`: also where the tab is not seen. */
  async function ping(anyway = false): Promise<void> {
    const line = core.line();
    const askedAt = performance.now();
    const since = Date.now();
    if (line?.answered() === true && askedAt - line.heardAt() >= PING_EVERY_MS) {
      const answer = line.ask((endpoint) => endpoint.ping(), PING_DEADLINE_MS);
      const isLate = await Promise.race([answer.then(() => false), after(LATE_MS)]);
      const isGone = isLate && (await isDead(line));
      // News that came meanwhile is an answer, and so is what another tab has heard: the ping waits behind much else, in
      // the core or on its way here.
      const isSilent = !isGone && !(await answer).ok && line.heardAt() < askedAt;
      const hangs = isSilent && !hasAnsweredSince(line.generation, since);
      if ((isGone || hangs) && (anyway || isSeen())) core.leave(line.generation);
    }
    plan();
  }

  /** Of two cores with one number the one that serves this tab may be dead: a page that came then knew no other. */
  async function leaveDead(line: CoreLine): Promise<void> {
    if (await isDead(line)) core.leave(line.generation);
  }

  function plan(): void {
    clearTimeout(timer);
    if (!isSeen()) return;
    timer = setTimeout(() => void ping(), PING_EVERY_MS);
  }

  function listen(): void {
    if (lobby !== undefined || !("BroadcastChannel" in globalThis)) return;
    lobby = new BroadcastChannel(LOBBY);
    lobby.addEventListener("message", ({ data }: MessageEvent<{ readonly core?: string } | null>) => {
      const standing = generationOf(data?.core);
      const line = core.line();
      if (standing === undefined || line === undefined) return;
      if (standing > line.generation) core.leave(line.generation);
      else if (standing === line.generation && line.answered()) void leaveDead(line);
    });
  }

  listen();
  // A core that was replaced before this tab began to listen would otherwise be its own until it is shown.
  if (isSeen()) plan();
  else void ping(true);
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

// Without SharedWorker one tab runs the core for all: elected by a Web Lock, reached over broadcast channels.
import type { WorkerPort } from "./coreLine.ts";
import { rememberedGeneration } from "../liveness/coreMemory.ts";
import { coreName, isGone, type LeftCore, LOBBY, standingGeneration } from "./coreName.ts";
import { startOwnWorker } from "./loadWorker.ts";

const HOST_LOCK = `${LOBBY}-host`;
/** How often is looked whether the elected core stands, ms. */
const LOOK_EVERY_MS = 50;
/** A host that brings no core for so long is frozen: its place is taken. */
const TAKE_OVER_AFTER_MS = 1_000;
/** Then this tab gives up on the others, and runs a core for itself. */
const GIVE_UP_AFTER_MS = 8_000;

/** The core that this tab runs for all. */
let own: { readonly worker: Worker; readonly generation: number; release(): void } | undefined;
/** This tab stands for election, or has been elected. */
let candidacy: AbortController | undefined;

/** Stands for election once; `steal` takes the place of a host that hangs. */
function stand(steal: boolean, after: number): void {
  if (candidacy !== undefined && !steal) return;
  candidacy?.abort();
  const mine = new AbortController();
  candidacy = mine;
  const options = steal ? { steal: true } : { signal: mine.signal };
  void navigator.locks
    .request(HOST_LOCK, options, () => {
      if (mine !== candidacy) return undefined;
      return host(after, mine.signal);
    })
    // Stolen, or withdrawn: the core of this tab has ended with it.
    .catch(() => undefined)
    .finally(() => {
      if (mine !== candidacy) return;
      resign();
    });
}

async function host(after: number, signal: AbortSignal): Promise<void> {
  const standing = (await standingGeneration(navigator.locks)) ?? -1;
  if (signal.aborted) return;
  // One that has just died holds no lock any more: with its number the tabs that it served would take this one for it.
  const generation = Math.max(standing, after, rememberedGeneration() ?? -1) + 1;
  const worker = startOwnWorker(coreName(generation));
  await new Promise<void>((release) => {
    own = { worker, generation, release };
  });
}

/** Ends the core that this tab runs, if any; another tab is elected. */
function resign(): void {
  candidacy?.abort();
  candidacy = undefined;
  own?.worker.terminate();
  own?.release();
  own = undefined;
}

/** The generation of the elected core once it stands; undefined when none comes. */
async function electedGeneration(left: LeftCore | undefined): Promise<number | undefined> {
  const gone = left !== undefined && isGone(left);
  const after = left === undefined ? -1 : left.generation - (gone ? 0 : 1);
  // The core this tab ran itself is the one that is gone.
  if (own !== undefined && own.generation <= after) resign();
  const hangs = gone && (await standingGeneration(navigator.locks)) === left.generation;
  stand(hangs, after);
  for (let waited = 0; waited < GIVE_UP_AFTER_MS; waited += LOOK_EVERY_MS) {
    const standing = await standingGeneration(navigator.locks);
    if (standing !== undefined && standing > after) return standing;
    if (waited === TAKE_OVER_AFTER_MS && own === undefined) stand(true, after);
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
  return undefined;
}

/**
 * Joins the core that one tab runs for all, and stands for election to be that tab. undefined where the browser has
 * neither locks nor channels, or no core comes.
 */
export async function joinElected(left: LeftCore | undefined): Promise<WorkerPort | undefined> {
  if (!("locks" in navigator) || !("BroadcastChannel" in globalThis)) return undefined;
  // A page in the back-forward cache must not be host to the others.
  globalThis.addEventListener("pagehide", resign);
  const generation = await electedGeneration(left);
  if (generation === undefined) return undefined;
  return openChannel(generation);
}

function openChannel(generation: number): WorkerPort {
  const id = `${coreName(generation)}/${crypto.randomUUID()}`;
  const channel = new BroadcastChannel(id);
  const stream = new BroadcastChannel(`${id}/stream`);
  const lobby = new BroadcastChannel(LOBBY);
  /** What is said before the core listens would be lost. */
  let early: unknown[] | undefined = [];
  channel.addEventListener("message", () => {
    for (const message of early ?? []) channel.postMessage(message);
    early = undefined;
  });
  lobby.postMessage({ join: id });
  lobby.close();
  return {
    generation,
    port: {
      postMessage: (message: unknown) => (early ? void early.push(message) : channel.postMessage(message)),
      addEventListener: channel.addEventListener.bind(channel),
      removeEventListener: channel.removeEventListener.bind(channel),
    },
    stream,
    handOver: undefined,
    onError: (listener) => own?.worker.addEventListener("error", listener),
    close: () => channel.close(),
  };
}

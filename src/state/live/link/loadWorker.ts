// The one place that loads the worker's code, as a shared worker or as a dedicated one, and that may name scripts.
import { attempt } from "#domain/attempt.ts";
import workerUrl from "../../../../workers/live/live.worker.ts?sharedworker&url";
import type { WorkerPort } from "./workerPort.ts";

/** The DOM types do not know Trusted Types yet. */
interface TrustedTypesHost {
  readonly trustedTypes?: {
    createPolicy(
      name: string,
      rules: { createScriptURL(url: string): string },
    ): { createScriptURL(url: string): string };
  };
}

/** A newer option the DOM types do not know yet. */
interface SharedWorkerOptions extends WorkerOptions {
  readonly extendedLifetime: boolean;
}

/** Each build has them at these addresses, where the browser looks for newer ones (e2e/build/offline/writeOffline.ts). */
const OFFLINE_WORKERS = /^\/(?:offline|direct)\.js$/;

/** Trusted Types (the page's CSP): only the workers' own addresses may become script addresses. */
const policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy("touchline", {
  createScriptURL(url) {
    if (url !== workerUrl && !OFFLINE_WORKERS.test(url))
      throw new TypeError("only our workers may be loaded");
    return url;
  },
});

const scriptUrl = (url = workerUrl): string => policy?.createScriptURL(url) ?? url;

/** The address of the offline worker, or of the one that controls the core, as the page's policy wants it. */
export function offlineWorkerUrl(path: "/offline.js" | "/direct.js"): string {
  return scriptUrl(path);
}

/** A dedicated worker that runs the core under this name; a core without a name serves this tab alone. */
export function startOwnWorker(name: string): Worker {
  return new Worker(scriptUrl(), { type: "module", name });
}

/**
 * Starts the shared core of this name, or joins it where it runs; undefined where the browser has no SharedWorker or
 * forbids it, for instance where storage is blocked.
 */
export function joinShared(name: string): WorkerPort | undefined {
  // Without an extended lifetime a reload of the only tab may join a worker that is being ended and never answers. All
  // tabs must pass the same options: the browser refuses a tab that differs.
  const options: SharedWorkerOptions = { type: "module", name, extendedLifetime: true };
  const worker = attempt(() => new SharedWorker(scriptUrl(), options));
  if (worker === undefined) return undefined;
  return {
    ...ownStream(),
    port: worker.port,
    onError: (listener) => worker.addEventListener("error", listener),
    close: () => worker.port.close(),
  };
}

/** A core for this tab alone. */
export function joinOwn(): WorkerPort {
  const worker = startOwnWorker("");
  return {
    ...ownStream(),
    port: worker,
    onError: (listener) => worker.addEventListener("error", listener),
    close: () => worker.terminate(),
  };
}

function ownStream(): Pick<WorkerPort, "stream" | "handOver"> {
  const { port1, port2 } = new MessageChannel();
  return { stream: port1, handOver: port2 };
}

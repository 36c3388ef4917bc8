// The one place that loads the worker's code: shared where the browser can, else one for this tab alone.
import workerUrl from "../../../workers/live/live.worker.ts?sharedworker&url";

declare const __BUILD_ID__: string;

export interface LoadedWorker {
  readonly port: MessagePort | Worker;
  onError(listener: () => void): void;
  close(): void;
}

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

/** Trusted Types (the page's CSP): only the worker's own address may become a script address. */
const policy = (globalThis as TrustedTypesHost).trustedTypes?.createPolicy("touchline", {
  createScriptURL(url) {
    if (url !== workerUrl) throw new TypeError("only the live worker may be loaded");
    return url;
  },
});

/**
 * Starts the core or joins the one that runs. The build id stands in the name, so that tabs of an older build
 * keep their own core.
 */
export function loadWorker(): LoadedWorker {
  const url = policy?.createScriptURL(workerUrl) ?? workerUrl;
  const options = { type: "module", name: `touchline-${__BUILD_ID__}` } as const;
  if ("SharedWorker" in globalThis) {
    // Without a longer life the only tab's reload may be joined to the worker that is just being ended, which answers
    // nothing. All tabs must say the same: a tab that differs is refused.
    const shared: SharedWorkerOptions = { ...options, extendedLifetime: true };
    const worker = new SharedWorker(url, shared);
    return {
      port: worker.port,
      onError: (listener) => worker.addEventListener("error", listener),
      close: () => worker.port.close(),
    };
  }
  const worker = new Worker(url, options);
  return {
    port: worker,
    onError: (listener) => worker.addEventListener("error", listener),
    close: () => worker.terminate(),
  };
}

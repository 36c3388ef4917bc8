// The offline worker in a browser: what it keeps, which requests reach it, and a browser with a line that can be cut.
import type { BrowserContext, Page } from "@playwright/test";
import { expect } from "../assert/expect.ts";
import type { Product } from "../product.ts";

interface KeptList {
  readonly id: string;
  readonly start: readonly string[];
  readonly rest: readonly string[];
  readonly pictures: readonly string[];
  readonly languages: Readonly<Record<string, { readonly files: readonly string[] }>>;
}

/** The list of what the worker of the server's build keeps. */
export async function keptList({ origin }: Pick<Product, "origin">): Promise<KeptList> {
  return (await (await fetch(`${origin}/.vite/kept.json`)).json()) as KeptList;
}

/** Names of the caches of builds, without their common beginning. */
export function keptBuilds(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await caches.keys())
      .filter((name) => name.startsWith("touchline-files-"))
      .map((name) => name.slice("touchline-files-".length)),
  );
}

/** Paths that the cache of a build holds. */
export function keptPaths(page: Page, build: string): Promise<readonly string[]> {
  return page.evaluate(async (name) => {
    if (!(await caches.has(name))) return [];
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  }, `touchline-files-${build}`);
}

/** The script's state of each registered worker of this origin, of the core's too: empty where there is none. */
function workerStates(page: Page): Promise<readonly string[]> {
  return page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(
      ({ active, waiting, installing }) => (installing ?? waiting ?? active)?.state ?? "none",
    ),
  );
}

/** A page that has loaded nothing for so long is taken as loaded. */
const QUIET_MS = 1_000;

/**
 * How to read `workerStates` while the active worker is ended, as the browser does when it is idle, wherever the next one
 * waits for it. A worker that was started again meanwhile is idle only after 30 s without a request.
 */
export async function statesOnceIdle(page: Page): Promise<() => Promise<readonly string[]>> {
  const session = await page.context().newCDPSession(page);
  const active = new Set<string>();
  session.on("ServiceWorker.workerVersionUpdated", ({ versions }) => {
    for (const { versionId, status } of versions)
      if (status === "activated") active.add(versionId);
      else active.delete(versionId);
  });
  await session.send("ServiceWorker.enable");
  let filesBefore = -1;
  /** Since when no file has come, ms. */
  let quietSince = 0;
  return async () => {
    const states = await workerStates(page);
    // A file that the worker is about to answer would fail with its end, and the page would load itself again.
    const files = await page.evaluate(() => performance.getEntriesByType("resource").length);
    if (files !== filesBefore) quietSince = performance.now();
    filesBefore = files;
    if (states.includes("installed") && performance.now() - quietSince > QUIET_MS)
      for (const versionId of active) await session.send("ServiceWorker.stopWorker", { versionId });
    return states;
  };
}

/**
 * Waits until the worker of the server's build and that of the core are activated. The first controls the page then, and
 * keeps all files (the start alone without `whole`) and the document of a language.
 */
export async function allKept(
  page: Page,
  product: Pick<Product, "origin">,
  { language = "en", whole = true } = {},
): Promise<void> {
  const { id, start, rest, pictures, languages } = await keptList(product);
  const wanted = [
    ...start,
    ...(whole ? rest : []),
    ...pictures,
    ...(languages[language]?.files ?? []),
    `/offline/document/${language}`,
  ];
  const missing = async (): Promise<readonly string[]> => {
    const kept = new Set(await keptPaths(page, id));
    return wanted.filter((path) => !kept.has(path));
  };
  // As long as the machine takes: the worker fetches hundreds of files beside the page.
  const patiently = { timeout: 0 };
  await expect.poll(missing, patiently).toEqual([]);
  await expect.poll(await statesOnceIdle(page), patiently).toEqual(["activated", "activated"]);
  const controller = () => page.evaluate(() => navigator.serviceWorker.controller?.state);
  await expect.poll(controller, patiently).toBe("activated");
}

/** Paths of requests that reached the worker, by whether it answered them or left them to the network. */
interface WorkerRequests {
  readonly answered: string[];
  readonly left: string[];
}

interface WatchedWorker extends EventTarget {
  watched?: WorkerRequests;
  readonly FetchEvent: {
    readonly prototype: { respondWith(this: { readonly request: Request }, answer: unknown): void };
  };
}

/** Records the requests that reach the running worker from now on; returns how to read them. */
export async function watchWorkerRequests(context: BrowserContext): Promise<() => Promise<WorkerRequests>> {
  const worker = context.serviceWorkers().find((each) => each.url().endsWith("/offline.js"));
  if (worker === undefined) throw new Error("no service worker runs");
  await worker.evaluate(() => {
    const host = globalThis as unknown as WatchedWorker;
    const watched: WorkerRequests = { answered: [], left: [] };
    host.watched = watched;
    const pathOf = ({ request }: { readonly request: Request }): string => new URL(request.url).pathname;
    const { prototype } = host.FetchEvent;
    const { respondWith } = prototype;
    prototype.respondWith = function answer(given) {
      watched.answered.push(pathOf(this));
      respondWith.call(this, given);
    };
    // An answered request does not come to a second listener.
    host.addEventListener("fetch", (event) => {
      watched.left.push(pathOf(event as Event & { readonly request: Request }));
    });
  });
  return () =>
    worker.evaluate(() => {
      const { watched } = globalThis as unknown as WatchedWorker;
      if (watched === undefined) throw new Error("the worker was started anew");
      return watched;
    });
}

// The offline worker's entry: wires install, activation, requests and messages to the keeper.
import { createKeeper } from "./createKeeper.ts";
import { type KeptBuild, readWish } from "./keptBuild.ts";
import { openMatch, readNoticeData } from "./openMatch.ts";
import { handlingOf } from "./requests.ts";
import type { RoutedInstall } from "./routes.ts";

declare const self: ServiceWorkerGlobalScope;
declare const __KEPT_BUILD__: KeptBuild;

const build = __KEPT_BUILD__;
const keeper = createKeeper({
  build,
  caches: self.caches,
  fetch: (input, init) => fetch(input, init),
  heldLocks: async () => (await queriedLocks()).map(({ name = "" }) => name),
  savesData: () =>
    (self.navigator as { readonly connection?: { readonly saveData?: boolean } }).connection?.saveData ===
    true,
});

/** A browser that has not listed its locks by then does not, ms. */
const LISTED_WITHIN_MS = 1_000;

/** None where the browser has no locks, forbids them or does not answer. */
async function queriedLocks(): Promise<LockInfo[]> {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, LISTED_WITHIN_MS));
  try {
    return (await Promise.race([self.navigator.locks.query(), late]))?.held ?? [];
  } catch {
    return [];
  }
}

/** Requests that the worker never answers do not start it either, where the browser offers that. */
async function leaveOthersAlone(event: RoutedInstall): Promise<void> {
  const answered = [{ urlPattern: "/assets/*" }, { urlPattern: "/images/*" }, { requestMode: "navigate" }];
  await event.addRoutes?.({ condition: { not: { or: answered } }, source: "network" });
}

self.addEventListener("install", (event) => {
  event.waitUntil(
    Promise.all([keeper.install(), leaveOthersAlone(event).catch(() => undefined)]).then(() =>
      // Safe beside tabs of older builds: files are found by their hashed names in the caches of all builds.
      self.skipWaiting(),
    ),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    Promise.all([
      // Workers of older builds have turned it on: Firefox then shows its own error page instead of the kept document.
      self.registration.navigationPreload?.disable().catch(() => undefined),
      keeper.dropUnneeded().catch(() => undefined),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener("message", (event) => {
  const wish = readWish(event.data);
  if (wish === undefined) return;
  // A file that cannot be had now is fetched with the next page.
  event.waitUntil(keeper.keep(wish).catch(() => undefined));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const data = readNoticeData(event.notification.data);
  if (data !== undefined) event.waitUntil(openMatch(self.clients, data));
});

self.addEventListener("fetch", (event) => {
  const handling = handlingOf(event.request, build, self.location.origin);
  if (handling?.kind === "file") event.respondWith(fileOf(event, handling.path));
  else if (handling?.kind === "picture") event.respondWith(pictureOf(event, handling.path));
  else if (handling?.kind === "document") event.respondWith(documentOf(event.request, handling.language));
});

async function fileOf(event: FetchEvent, path: string): Promise<Response> {
  const kept = await keeper.find(path);
  if (kept !== undefined) return kept;
  const answer = await fetch(event.request);
  event.waitUntil(keeper.store(path, answer.clone()).catch(() => undefined));
  return answer;
}

async function pictureOf(event: FetchEvent, path: string): Promise<Response> {
  return fetch(event.request).catch(async (error: unknown) => {
    const kept = await keeper.find(path);
    if (kept === undefined) throw error;
    return kept;
  });
}

/** An answer of the server is passed on as it is, an error too: the kept document replaces a failed network only. */
async function documentOf(request: Request, language: string): Promise<Response> {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await keeper.findDocument(language);
    if (kept === undefined) throw error;
    return kept;
  }
}

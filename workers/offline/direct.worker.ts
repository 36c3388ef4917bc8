// Controls the core in the place of the offline worker, and handles none of its calls.
// See docs/decisions/offline.md#a-registration-of-its-own-controls-the-core.
import type { RoutedInstall } from "./routes.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Only the script of the core comes from the kept files, of any build. Rejects where the browser has no routes: then the
 * install fails, and the offline worker controls the core.
 */
async function routeScript(event: RoutedInstall): Promise<void> {
  if (event.addRoutes === undefined) throw new Error("the core's script would not be found offline");
  await event.addRoutes({ condition: { urlPattern: "/assets/*" }, source: "cache" });
  await self.skipWaiting();
}

self.addEventListener("install", (event) => {
  event.waitUntil(routeScript(event));
});

self.addEventListener("activate", (event) => {
  event.waitUntil(self.clients.claim());
});

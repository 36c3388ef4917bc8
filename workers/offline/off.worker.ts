// Served in place of each of the offline workers to end it: deletes what is kept and removes its registration.
import { deleteBuildCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

// Without a handler of requests: open pages go on with the network.
self.addEventListener("activate", (event) => {
  event.waitUntil(deleteBuildCaches(self.caches).finally(() => self.registration.unregister()));
});

// Served in place of each of the offline workers to end it: deletes what is kept and removes its registration.
import { deleteBuildCaches } from "./caches.ts";

declare const self: ServiceWorkerGlobalScope;

self.addEventListener("install", (event) => {
  event.waitUntil(self.skipWaiting());
});

function end(): Promise<unknown> {
  return deleteBuildCaches(self.caches).finally(() => self.registration.unregister());
}

// Without a handler of requests: open pages go on with the network.
self.addEventListener("activate", (event) => {
  event.waitUntil(end());
});

// The removal waits for the pages that the worker controls. In Chromium a page that registers the worker meanwhile takes the
// removal back, and then sends a message.
self.addEventListener("message", (event) => {
  event.waitUntil(end());
});

// The service worker of peer C: documents come from the network, and would come from its store without one.
addEventListener("fetch", (event) => {
  if (event.request.mode !== "navigate") return;
  event.respondWith(fetch(event.request).catch(() => caches.match(event.request)));
});

// What the router's own chunk uses of TanStack Router beyond its documentation; `routerTraces.ts` has the rest.
// `routerInternals.test.tsx` checks each part of both files against the installed package.
import type { AnyRouter } from "@tanstack/react-router";
import { historyKeyOf } from "./routerTraces.ts";

/** The history key of the address the router goes to, or is at. */
export function latestHistoryKey(router: AnyRouter): string {
  return historyKeyOf(router.latestLocation.state);
}

/** True unless a match says that its address has no page. */
export function isFound(matches: AnyRouter["state"]["matches"]): boolean {
  return matches.every(({ status, _notFound }) => status !== "notFound" && _notFound !== true);
}

/** Calls back when the matches change: when the next page is shown, not when its load begins. Returns how to stop. */
export function subscribeMatches(router: AnyRouter, listener: () => void): () => void {
  // React reads the store by this method; its declared type leaves it out.
  const store = router.stores.matches as unknown as {
    subscribe(listener: () => void): { unsubscribe(): void };
  };
  const { unsubscribe } = store.subscribe(listener);
  return unsubscribe;
}

/** Calls back once, after the first page is shown and the router has asked whether it resets the scroll position. */
export function onceShown(router: AnyRouter, then: () => void): void {
  const stop = router.subscribe("onResolved", () => {
    stop();
    // The router asks about the scroll position in the same task, after this event.
    queueMicrotask(then);
  });
}

/** Makes the router rebuild the addresses of links; it caches them, and the locale in them has changed. */
export function rebuildLinks(router: AnyRouter): void {
  router.update(router.options);
}

/**
 * Opens the current page as a new entry of the history, for an address that differs by its prefix alone. The router
 * compares addresses without prefix and calls that the same location, unless the state differs.
 */
export async function openAgain(router: AnyRouter, state: object): Promise<void> {
  await router.navigate({ href: router.state.location.href, state, resetScroll: false } as never);
}

/** Tells the router that the page is scrolled already: it records positions only after a scroll event. */
export function recordScroll(): void {
  document.dispatchEvent(new Event("scroll"));
}

/** Replaces the method by which links and callers preload a route. */
export function wrapPreload<Preload>(
  router: { preloadRoute: Preload },
  wrap: (preload: Preload) => Preload,
): void {
  router.preloadRoute = wrap(router.preloadRoute);
}

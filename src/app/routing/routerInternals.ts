// The one file that uses parts of TanStack Router that its documentation does not promise.
// `routerInternals.test.tsx` checks each of them against the installed package. The file imports types alone, because
// the first screen reads from the browser's history and storage what the router has written there, and loads no router.
import type { AnyRouter } from "@tanstack/react-router";

/** Where the router stores scroll positions when the page is left: session storage, by key of the history entry. */
const SCROLL_KEY = "tsr-scroll-restoration-v1_3";

/** Scroll position in px of the history entry with this key; undefined where none is stored or the value is damaged. */
export function storedScroll(store: Pick<Storage, "getItem">, historyKey: string): number | undefined {
  try {
    const stored = JSON.parse(store.getItem(SCROLL_KEY) ?? "{}") as Readonly<
      Record<string, { readonly window?: { readonly scrollY?: unknown } } | undefined>
    >;
    const top = stored[historyKey]?.window?.scrollY;
    return typeof top === "number" && top > 0 ? top : undefined;
  } catch {
    return undefined;
  }
}

/** The key that the router gave to a history entry, from that entry's state; "" where it gave none. */
export function historyKeyOf(state: unknown): string {
  const key =
    typeof state === "object" && state !== null && "__TSR_key" in state ? state.__TSR_key : undefined;
  return typeof key === "string" ? key : "";
}

/** The history key of the address the router goes to, or is at. */
export function latestHistoryKey(router: AnyRouter): string {
  return historyKeyOf(router.latestLocation.state);
}

/** True for what `notFound()` throws. The router's own `isNotFound` would bring the router into the first screen. */
export function isNotFoundError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "isNotFound" in error && error.isNotFound === true;
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

/** Fetches the code of the shown routes where it could not be fetched before. Rejects as `import()` does. */
export async function fetchRouteCode({ state, routesById }: AnyRouter): Promise<void> {
  await Promise.all(
    state.matches.map(async ({ routeId }) => {
      const component: unknown = routesById[String(routeId)]?.options.component;
      if (typeof component !== "function" || !("preload" in component)) return;
      // undefined once the code is there.
      await (component.preload as (() => Promise<void>) | undefined)?.();
    }),
  );
}

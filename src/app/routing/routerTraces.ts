// What is used of TanStack Router, beyond its documentation, where the router itself may not be loaded.
// The file imports types alone: the first screen reads from the browser's history and storage what the router has
// written there, and the error page works without the router's chunk. `routerInternals.test.tsx` checks each part.
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

/** True for what `notFound()` throws. The router's own `isNotFound` would bring the router into the first screen. */
export function isNotFoundError(error: unknown): boolean {
  return typeof error === "object" && error !== null && "isNotFound" in error && error.isNotFound === true;
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

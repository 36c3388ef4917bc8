// The navigation of a tab before, while and after the router is loaded; without browser globals, for tests.
import type { Navigation, Place, Routing, Target } from "#state/navigation/navigation.ts";

export interface NavigationDeps {
  /** The place of the current address; undefined for an address that only the router knows. */
  here(): Place | undefined;
  /** As `Routing.savedScroll`, while there is no router. */
  savedScroll(): number | undefined;
  /** `keepsScroll`: a page is shown already and keeps its scroll position. */
  load(keepsScroll: boolean): Promise<Routing>;
  /** Goes there by loading a new document, because the router could not be loaded. */
  leave(target: Target): void;
  /** Resolves in a later task of the browser. */
  nextTurn(): Promise<void>;
  /** Resolves when a press has waited long enough for the router to match the page that is shown. */
  patience(): Promise<void>;
  /** Calls back when the browser goes back or forward. */
  onHistory(listener: () => void): void;
}

/** The tab's navigation: the lists by their address at first, everything by the router once it is loaded. */
export function createNavigation(deps: NavigationDeps): Navigation {
  const listeners = new Set<() => void>();
  let early = deps.here();
  let routing: Routing | undefined;
  let coming: Promise<Routing> | undefined;
  let failure: unknown;
  /** Number of navigations that wait for the router; they run one after the other. */
  let waiting = 0;
  let queue = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function load(): Promise<Routing> {
    try {
      routing = await deps.load(early !== undefined);
      routing.subscribe(tell);
      return routing;
    } catch (error) {
      coming = undefined;
      failure = error;
      throw error;
    } finally {
      tell();
    }
  }

  const bring = (): Promise<Routing> => (coming ??= load());

  async function goWhenReady(target: Target): Promise<void> {
    const found = await bring().catch(() => undefined);
    // A busy page can delay that match for seconds; a press must not be lost with it.
    await Promise.race([found?.ready, deps.patience()]);
    waiting -= 1;
    if (found === undefined) deps.leave(target);
    else void found.go(target);
    // The browser merges two history entries made in one task.
    if (waiting > 0) await deps.nextTurn();
  }

  function go(target: Target): void {
    waiting += 1;
    queue = queue.then(() => goWhenReady(target));
  }

  deps.onHistory(() => {
    if (routing !== undefined) return;
    const place = deps.here();
    if (place === undefined) {
      // The current page is shown until the router has loaded the next one.
      void bring().catch(() => undefined);
      return;
    }
    early = place;
    tell();
  });

  return {
    place: () => routing?.place() ?? early,
    routing: () => routing,
    failure: () => failure,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    bring,
    go,
    preload(target) {
      void bring().then(
        (found) => found.preload(target),
        () => undefined,
      );
    },
    savedScroll: () => (routing ?? deps).savedScroll(),
    isWaiting: () => waiting > 0,
    isPending: () => waiting > 0 || routing?.isPending() === true,
  };
}

// Where the page stands and how it gets elsewhere: what the frame and the lists know of addresses. A list stands before the
// router has come; from then on the router says where we are.
import type { ReactNode } from "react";
import type { ListPage } from "#domain/board/view.ts";

export type LayoutName = "desktop" | "mobile" | "responsive" | "empty" | "soccer-league" | "soccer-team";

/** Route flags of SPEC §2. */
export interface PageFlags {
  readonly requiresAuth?: boolean;
  readonly hideFooter?: boolean;
  readonly hideSidebar?: boolean;
  /** Responsive where none is named. */
  readonly layout?: LayoutName;
}

/** The page that is shown, which may be the one before while the next is on its way. */
export interface Place {
  /** Without locale prefix. */
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly flags: PageFlags;
  /** The list it shows; undefined for any other page. */
  readonly list: ListPage | undefined;
  /** Names the entry in the browser's history; "" where it has no name yet. */
  readonly visit: string;
  /** Its code is there. */
  readonly complete: boolean;
}

/** What stands in the query of an address; undefined values are left out. */
export type AddressSearch = Readonly<Record<string, string | number | undefined>>;

export interface Target {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly to: string;
  /** Left out, there is no query; a function gets the query as it is. */
  readonly search?: AddressSearch | ((before: Place["search"]) => Place["search"]);
  /** Takes the place of the entry in the browser's history. */
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
}

/** The router, as far as others than its own pages need it. */
export interface Routing {
  /** The pages that are no lists; once drawn it has to stay. */
  readonly page: ReactNode;
  /** undefined until the first page has been found. */
  place(): Place | undefined;
  /** Calls back when the place changes; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Resolves when it stands on the page: before that nothing goes anywhere. */
  readonly ready: Promise<void>;
  go(target: Target): Promise<void>;
  preload(target: Target): void;
  /** How far down the entry of the history was scrolled when it was left, px. */
  savedScroll(): number | undefined;
  /** A page is on its way. */
  isPending(): boolean;
  /** Addresses are to be built anew: the language has changed. */
  forgetLinks(): void;
  /** The same page under the current locale's address, as a new entry. */
  translate(): Promise<void>;
}

export interface Navigation {
  /** undefined until a page has been found. */
  place(): Place | undefined;
  /** The router once it has come. */
  routing(): Routing | undefined;
  subscribe(listener: () => void): () => void;
  /** Fetches the router; rejects where it cannot be had, and fetches it anew when asked again. */
  bring(): Promise<Routing>;
  /** Why the page could not be found: the router did not come. */
  failure(): unknown;
  go(target: Target): void;
  preload(target: Target): void;
  savedScroll(): number | undefined;
  isPending(): boolean;
}

export interface NavigationOptions {
  /** The place of the address the page has now; undefined where only the router can tell. */
  here(): Place | undefined;
  /** As `Routing.savedScroll`, for the time before. */
  savedScroll(): number | undefined;
  /** `keepsScroll`: something stands already, and stays where it is scrolled to. */
  load(keepsScroll: boolean): Promise<Routing>;
  /** Goes by loading the document anew: the router does not come. */
  leave(target: Target): void;
  /** Resolves when the browser has done what is due now. */
  nextTurn(): Promise<void>;
  /** Calls back when the browser goes back or forward. */
  onHistory(listener: () => void): void;
}

export function createNavigation(options: NavigationOptions): Navigation {
  const listeners = new Set<() => void>();
  let early = options.here();
  let routing: Routing | undefined;
  let coming: Promise<Routing> | undefined;
  let failure: unknown;
  /** How many wait for the router to take them elsewhere, one after the other. */
  let waiting = 0;
  let queue = Promise.resolve();

  function tell(): void {
    for (const listener of listeners) listener();
  }

  async function load(): Promise<Routing> {
    try {
      routing = await options.load(early !== undefined);
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
    await found?.ready;
    waiting -= 1;
    if (found === undefined) options.leave(target);
    else void found.go(target);
    // Of two entries made in one turn the browser's history would keep one.
    if (waiting > 0) await options.nextTurn();
  }

  function go(target: Target): void {
    waiting += 1;
    queue = queue.then(() => goWhenReady(target));
  }

  options.onHistory(() => {
    if (routing !== undefined) return;
    const place = options.here();
    if (place === undefined) {
      // The page before stays until the router has found the next one.
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
    savedScroll: () => (routing ?? options).savedScroll(),
    isPending: () => waiting > 0 || routing?.isPending() === true,
  };
}

// Which page is shown and how to go to another, without naming the router, which is fetched later than the lists.
// Place: the page that is shown. Target: where to go. Route: a page as the router declares it. View: what a tab shows, as it tells the core.
import type { ReactNode } from "react";
import type { ListPageName } from "#domain/board/view.ts";

type LayoutName = "desktop" | "mobile" | "responsive" | "empty" | "soccer-league" | "soccer-team";

/** Route flags of docs/product.md#route-flags-and-layouts. */
export interface PageFlags {
  readonly requiresAuth?: boolean;
  readonly hideFooter?: boolean;
  readonly hideSidebar?: boolean;
  /** Responsive where none is named. */
  readonly layout?: LayoutName;
}

/** The page that is shown; while the next one loads, the one before it. */
export interface Place {
  /** Without locale prefix. */
  readonly path: string;
  readonly search: Readonly<Record<string, unknown>>;
  readonly flags: PageFlags;
  /** The list it shows; undefined for any other page. */
  readonly list: ListPageName | undefined;
  /** Key of the entry in the browser's history; "" where it has none yet. */
  readonly historyKey: string;
  /** The page's code is loaded. */
  readonly complete: boolean;
  /** No page has this address. */
  readonly isMissing?: boolean;
}

/** The query of an address; undefined values are left out. */
export type AddressSearch = Readonly<Record<string, string | number | undefined>>;

export interface Target {
  /** Path without locale prefix, such as "/football/match/1001". */
  readonly to: string;
  /** Without it there is no query; a function gets the current query. */
  readonly search?: AddressSearch | ((before: Place["search"]) => Place["search"]);
  /** Replaces the current entry of the browser's history. */
  readonly replace?: boolean;
  readonly keepScroll?: boolean;
}

/** The router, as code outside its own pages uses it. */
export interface Routing {
  /** Draws the pages that are no lists; it must stay mounted. */
  readonly page: ReactNode;
  /** undefined until the first page is matched. */
  place(): Place | undefined;
  /** Calls back when the place changes; returns how to stop. */
  subscribe(listener: () => void): () => void;
  /** Resolves when the router is mounted and follows the history; no navigation works before that. */
  readonly ready: Promise<void>;
  go(target: Target): Promise<void>;
  preload(target: Target): void;
  /** Scroll position in px at which the current history entry was left. */
  savedScroll(): number | undefined;
  /** A page is being loaded. */
  isPending(): boolean;
  /** Rebuilds the addresses of links after a change of language. */
  forgetLinks(): void;
  /** The same page under the current locale's address, as a new entry. */
  translate(): Promise<void>;
}

export interface Navigation {
  /** undefined until a page is matched. */
  place(): Place | undefined;
  /** The router once it is loaded. */
  routing(): Routing | undefined;
  subscribe(listener: () => void): () => void;
  /** Loads the router. Rejects when that fails; the next call tries again. */
  bring(): Promise<Routing>;
  /** The error of the last failed attempt to load the router. */
  failure(): unknown;
  go(target: Target): void;
  preload(target: Target): void;
  savedScroll(): number | undefined;
  /** A press waits for the router; the address is still that of the page shown. */
  isWaiting(): boolean;
  isPending(): boolean;
}

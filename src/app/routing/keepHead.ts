// Keeps the document's head right; loaded when the browser is idle, because search engines and sharers read it late.
import { keepHeadLinks } from "#features/documents/keepHeadLinks.ts";
import type { AppRouter } from "./router.ts";
import { isFound } from "./routerInternals.ts";

/** Set at build time; empty means the origin at which the page is opened. */
declare const __SITE_ORIGIN__: string;

/** Keeps the addresses in the head those of the page that is shown. */
export function keepHead(router: AppRouter): void {
  keepHeadLinks(router, {
    page: document,
    origin: __SITE_ORIGIN__ || location.origin,
    isFound: () => isFound(router.state.matches),
  });
}

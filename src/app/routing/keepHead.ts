// Keeps the document's head up to date; loaded when idle, because search engines and link previews read it late.
import { keepHeadLinks } from "#features/documents/keepHeadLinks.ts";
import type { AppRouter } from "./router.ts";
import { isFound } from "./routerInternals.ts";

/** Set at build time; empty means the origin of the page. */
declare const __SITE_ORIGIN__: string;

/** Keeps the links in the head pointing to the page that is shown. */
export function keepHead(router: AppRouter): void {
  keepHeadLinks(router, {
    page: document,
    origin: __SITE_ORIGIN__ || location.origin,
    isFound: () => isFound(router.state.matches),
  });
}

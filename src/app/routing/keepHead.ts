// Starts what keeps the document's head right; fetched when idle, since search engines and sharers read it late.
import { keepHeadLinks } from "#features/documents/keepHeadLinks.ts";
import type { AppRouter } from "./router.ts";

/** Set at build time; empty means that the site stands where its pages are opened. */
declare const __SITE_ORIGIN__: string;

/** Keeps the addresses in the head those of the page that is shown. */
export function keepHead(router: AppRouter): void {
  keepHeadLinks(router, { page: document, origin: __SITE_ORIGIN__ || location.origin });
}

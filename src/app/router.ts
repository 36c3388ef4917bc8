// The router. Each route is written once, without locale prefix: the `rewrite` below takes the prefix off every
// address that comes in and puts the current one on every address that goes out, so Link and navigate never see it.
import { createBrowserHistory, createRouter } from "@tanstack/react-router";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { LazyErrorPage } from "./LazyErrorPage.tsx";
import { LazyNotFoundPage } from "./LazyNotFoundPage.tsx";
import { PagePending } from "./PagePending.tsx";
import type { LiveClient } from "#state/live/liveClient.ts";
import { reportError } from "./errors.ts";
import { limited } from "./preloading.ts";
import { routeTree } from "./routeTree.gen.ts";

export type LayoutName = "desktop" | "mobile" | "responsive" | "empty" | "soccer-league" | "soccer-team";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  /** Route flags of SPEC §2. */
  interface StaticDataRouteOption {
    requiresAuth?: boolean;
    hideFooter?: boolean;
    hideSidebar?: boolean;
    /** The root falls back to responsive. */
    layout?: LayoutName;
  }
}

/** Pieces of the page that did not come before anybody looked after that (gonePieces.ts). */
export const goneEarly: unknown[] = [];

/** How browsers and vite say that a piece could not be had; one that came and failed says something else. */
const GONE = /dynamically imported module|module script failed|preload CSS/;

/** Whether a piece of the page could not be had. */
export function isGone(error: unknown): error is Error {
  return error instanceof Error && GONE.test(error.message);
}

function noteGone({ payload }: Event & { readonly payload?: unknown }): void {
  if (!isGone(payload)) return;
  // By its words the router would know the error for a gone piece, and reload by rules of its own: offline, over a form.
  payload.message = `Gone: ${payload.message}`;
  goneEarly.push(payload);
}

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(client: LiveClient) {
  addEventListener("vite:preloadError", noteGone);
  const router = createRouter({
    context: { client },
    routeTree,
    history: createBrowserHistory(),
    rewrite: {
      input: ({ url }) => {
        url.pathname = splitLocalePath(url.pathname).path;
        return url;
      },
      output: ({ url }) => {
        url.pathname = localizePath(url.pathname, currentLocale());
        return url;
      },
    },
    // SPEC §4: addresses elsewhere are refused, in links and redirects too; what may be left for, leaveSite leaves for.
    protocolAllowlist: [],
    scrollRestoration: true,
    defaultPreload: "intent",
    defaultNotFoundComponent: LazyNotFoundPage,
    defaultErrorComponent: LazyErrorPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultOnCatch: (error) => reportError(error, "page"),
  });
  router.preloadRoute = limited(router.preloadRoute);
  return router;
}

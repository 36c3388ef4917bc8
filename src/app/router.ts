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

export type AppRouter = ReturnType<typeof createAppRouter>;

export function createAppRouter(client: LiveClient) {
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

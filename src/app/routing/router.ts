// Creates the router. Routes, Link and navigate know no locale prefix: `rewrite` removes and adds it at the history.
import { createBrowserHistory, createRouter, defaultStringifySearch } from "@tanstack/react-router";
import { currentLocale } from "#i18n/currentLocale.ts";
import { localizePath, splitLocalePath } from "#i18n/localePath.ts";
import { LazyErrorPage } from "../failing/LazyErrorPage.tsx";
import { LazyNotFoundPage } from "../../routes/-shared/LazyNotFoundPage.tsx";
import { PagePending } from "../../routes/-shared/PagePending.tsx";
import type { LiveClient } from "#state/live/client/liveClient.ts";
import { plainCommas } from "#state/navigation/hrefOf.ts";
import type { PageFlags } from "#state/navigation/navigation.ts";
import { reportError } from "#state/errors/reportError.ts";
import { limited } from "./preloading.ts";
import { wrapPreload } from "./routerInternals.ts";
import { routeTree } from "./routeTree.gen.ts";

declare module "@tanstack/react-router" {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption extends PageFlags {}
}

export type AppRouter = ReturnType<typeof createAppRouter>;

/** `resetsScroll` is called after each navigation: true scrolls to the top, or to where the entry was left. */
export function createAppRouter(client: LiveClient, resetsScroll: () => boolean) {
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
    stringifySearch: (search) => plainCommas(defaultStringifySearch(search)),
    // docs/product.md#leaving-the-site: links and redirects to other sites are refused; leaveSite is the only
    // way to them.
    protocolAllowlist: [],
    scrollRestoration: resetsScroll,
    defaultPreload: "intent",
    defaultNotFoundComponent: LazyNotFoundPage,
    defaultErrorComponent: LazyErrorPage,
    defaultPendingComponent: PagePending,
    defaultPendingMs: 300,
    defaultOnCatch: (error) => reportError(error, "page"),
  });
  wrapPreload(router, (preload) => limited(preload));
  return router;
}
